import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { readEmailChange } from '../accounts/email/confirmations';
import { letterWithToken, mailsTo } from '../accounts/testing/emailLinks';
import { codeOf, errorOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const UPDATE = `mutation ($id: ID!, $input: RancherContactInput!) {
  updateRancherContact(rancherId: $id, input: $input) { rancher { id contact { name email phone } } }
}`;

let admin: Awaited<ReturnType<typeof make.admin>>;
let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  admin = await make.admin();
  rancher = await make.rancher();
});

const update = (input: object, person: { id: number } | null = admin, id: number = rancher.ranch.id) =>
  as(person).run(UPDATE, { id: String(id), input });
const contactAfter = async (input: object) => {
  const { data, errors } = await update(input);
  expect(errors).toBeUndefined();
  return data.updateRancherContact.rancher.contact;
};
const entries = () => db('auditEntries').where({ recordType: 'RANCHER', recordId: rancher.ranch.id }).orderBy('id');
const newEmail = () => `${randomUUID()}@herdline.test`;

describe('changing the contact of a ranch', () => {
  test('writes name and phone', async () => {
    const { email } = rancher.owner;
    expect(await contactAfter({ name: ' June Rancher ', phone: '555-0199' })).toEqual({
      name: 'June Rancher',
      email,
      phone: '555-0199',
    });
    expect(await db('users').where({ id: rancher.id }).first()).toMatchObject({ name: 'June Rancher', email });
  });

  test('keeps fields that are left out, and clears the phone if it is null', async () => {
    const { name, email } = rancher.owner;
    expect(await contactAfter({ phone: null })).toEqual({ name, email, phone: '' });
  });

  test('accepts the same email in another case', async () => {
    const email = rancher.owner.email.toUpperCase();
    expect(await contactAfter({ email })).toMatchObject({ email });
  });

  test('a new email changes nothing and gets no reset until it is confirmed, and both addresses are told', async () => {
    await db('users').where({ id: rancher.id }).update({ emailConfirmedAt: new Date().toISOString() });
    const email = newEmail();
    expect(await contactAfter({ email: ` ${email} ` })).toMatchObject({ email: rancher.owner.email });
    await as(null).run('mutation ($email: String!) { requestPasswordReset(email: $email) }', { email });
    const mails = await mailsTo(db, rancher.id);
    expect(mails.map(({ template }) => template)).toEqual(['newEmailConfirmation', 'emailChangeRequested']);
    const [asking, telling] = [await letterWithToken(db, mails[0]!), await letterWithToken(db, mails[1]!)];
    expect(asking.letter.to.address).toBe(email);
    expect(telling.letter).toMatchObject({ to: { address: rancher.owner.email }, link: { label: 'Stop the change' } });
    await as(null).run('mutation ($token: String!) { confirmEmail(token: $token) { email } }', { token: asking.token });
    expect(await contactAfter({ phone: '555-0199' })).toMatchObject({ email });
    const secure = 'mutation ($token: String!) { secureAccount(token: $token) { emailRestored } }';
    const { data } = await as(null).run(secure, { token: telling.token });
    expect(data.secureAccount).toEqual({ emailRestored: true });
    expect(await contactAfter({ phone: '555-0198' })).toMatchObject({ email: rancher.owner.email });
  });

  test('support changes name and phone, but not the email, which would give away the account', async () => {
    const support = await make.admin({ adminRole: 'SUPPORT' });
    expect(codeOf(await update({ phone: '555-0199', email: newEmail() }, support))).toBe('FORBIDDEN');
    expect(await readEmailChange(db, rancher.id)).toBeNull();
    const { name, email } = rancher.owner;
    const { data } = await update({ phone: '555-0199', email }, support);
    expect(data.updateRancherContact.rancher.contact).toEqual({ name, email, phone: '555-0199' });
  });

  test('is in the audit log, without the addresses', async () => {
    const email = newEmail();
    await contactAfter({ name: 'June Rancher', email });
    const [entry, ...others] = await entries();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ action: 'RANCH_EDITED', actorId: admin.id });
    expect(entry.changes).toEqual([
      { field: 'name', before: 'Ray Rancher', after: 'June Rancher' },
      { field: 'email', before: null, after: 'changed' },
    ]);
  });

  test('leaves no entry if nothing changed', async () => {
    const { name, email, phone } = rancher.owner;
    await contactAfter({ name, email, phone });
    expect(await entries()).toEqual([]);
  });
});

describe('refusals', () => {
  test.each([
    ['name', 'J', 'Name must be at least 2 characters'],
    ['name', null, 'Name must be at least 2 characters'],
    ['name', 'June of prize.example', 'Please enter a name, without a web or email address'],
    ['email', 'june@localhost', 'Please enter a valid email address'],
    ['email', null, 'Please enter a valid email address'],
    ['phone', '5'.repeat(31), 'At most 30 characters (this has 31)'],
  ])('%s %j', async (field, value, message) => {
    const { errors } = await update({ [field]: value });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
  });

  test('an email of another account, in upper or lower case', async () => {
    const { email } = await make.customer();
    expect(errorOf(await update({ name: 'June Rancher', email: email.toUpperCase() }))).toMatchObject({
      message: 'An account with this email already exists',
      extensions: { code: 'CONFLICT' },
    });
    expect(await db('users').where({ id: rancher.id }).first()).toMatchObject({ name: 'Ray Rancher' });
    expect(await entries()).toEqual([]);
  });

  test('a ranch that does not exist', async () => {
    expect(codeOf(await update({ phone: '' }, admin, 2_000_000_000))).toBe('NOT_FOUND');
  });
});
