import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { readEmailChange, startEmailChange } from '../accounts/email/confirmations';
import { keepOldEmail, readOldEmail } from '../accounts/email/undos';
import { findResetToken } from '../accounts/newPassword/resetTokens';
import { mailsTo } from '../accounts/testing/emailLinks';
import { sessionsOf, startSession } from '../accounts/testing/sessions';
import { testGraph } from '../testing/graph';
import { mailedToken } from '../testing/mailedToken';

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
  test('writes name, email and phone', async () => {
    const email = newEmail();
    expect(await contactAfter({ name: ' June Rancher ', email: ` ${email} `, phone: '555-0199' })).toEqual({
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

  test('a new email has to be confirmed and gets a link; the same email in another case does not', async () => {
    const emailConfirmedAt = new Date().toISOString();
    await db('users').where({ id: rancher.id }).update({ emailConfirmedAt });
    const email = newEmail();
    await contactAfter({ email: rancher.owner.email.toUpperCase() });
    expect(await mailsTo(db, rancher.id)).toEqual([]);
    expect(await db('users').where({ id: rancher.id }).first()).toMatchObject({ emailConfirmedAt });
    await contactAfter({ email });
    expect(await db('users').where({ id: rancher.id }).first()).toMatchObject({ emailConfirmedAt: null });
    expect(await mailsTo(db, rancher.id)).toEqual([{ template: 'emailConfirmation', userId: rancher.id }]);
  });

  test('ends an email change that the rancher started, and links that would restore an older email', async () => {
    await startEmailChange(db, rancher.id, newEmail());
    const undoId = await keepOldEmail(db, rancher.owner);
    await contactAfter({ email: newEmail() });
    expect(await readEmailChange(db, rancher.id)).toBeNull();
    expect(await readOldEmail(db, undoId)).toBeUndefined();
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

  test('ends a password reset link that went to the old email, but no session', async () => {
    const token = await mailedToken(db, rancher.id);
    await startSession(db, rancher.id);
    await contactAfter({ phone: '555-0199' });
    expect(await findResetToken(db, token)).toBe(rancher.id);
    await contactAfter({ email: newEmail() });
    expect(await findResetToken(db, token)).toBeUndefined();
    expect(await sessionsOf(db, rancher.id)).toBe(1);
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
    const { errors } = await update({ name: 'June Rancher', email: email.toUpperCase() });
    expect(errors?.[0]).toMatchObject({
      message: 'An account with this email already exists',
      extensions: { code: 'CONFLICT' },
    });
    expect(await db('users').where({ id: rancher.id }).first()).toMatchObject({ name: 'Ray Rancher' });
    expect(await entries()).toEqual([]);
  });

  test('one email for two ranches at once', async () => {
    const other = await make.rancher();
    const input = { email: newEmail() };
    const answers = await Promise.all([update(input), update(input, admin, other.ranch.id)]);
    const codes = answers.map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes.toSorted()).toEqual(['CONFLICT', undefined]);
  });

  test('a ranch that does not exist', async () => {
    const { errors } = await update({ phone: '' }, admin, 2_000_000_000);
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  test('anyone but an admin', async () => {
    for (const person of [rancher, await make.customer()]) {
      expect((await update({ phone: '' }, person)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    }
    expect((await update({ phone: '' }, null)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});
