import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { writeLetter } from '../../letters/writeLetter';
import { nodeIdOf } from '../../schema/arguments';
import { codeOf, mailedToken, refusalOf, testGraph } from '../../testing/graph';
import { PASSWORD_HASH } from '../../testing/make';
import { createAdmin } from '../createAdmin';
import { letterWithToken, mailsTo } from '../testing/emailLinks';
import type { User } from '../User';

const { db, as, make } = await testGraph();

const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { email wasChanged } }';
const SEND = 'mutation { sendEmailConfirmation { sentTo nextAt } }';
const STATE = '{ viewer { email emailConfirmed emailConfirmedAt } }';
const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const REGISTER_RANCHER = `mutation ($input: RegisterRancherInput!) { registerRancher(input: $input) { userId } }`;
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const INVALID = { code: 'BAD_USER_INPUT', fields: { token: 'Invalid or missing token' } };

const confirm = (token: string, by: { id: number } | null = null) => as(by).run(CONFIRM, { token });
const stateOf = async (user: User) => (await as(user).run(STATE)).data.viewer;
const tokenFor = async ({ id }: { id: number }) =>
  (await letterWithToken(db, { template: 'emailConfirmation', userId: id })).token;
const entriesOf = ({ id }: User) =>
  db('auditEntries').where({ recordType: 'USER', recordId: id }).orderBy('id').pluck('action');
const newPerson = () => ({ name: 'Ann Miller', email: `${randomUUID()}@herdline.test`, password: 'Wagon3trails8' });

beforeEach(() => db('rate_limits').delete());

test('a sign-up mails a link that confirms the email without signing in', async () => {
  const person = newPerson();
  const id = Number((await as(null).run(REGISTER, { input: person })).data.register.id);
  const [mail] = await mailsTo(db, id);
  const { letter, token } = await letterWithToken(db, mail!);
  expect(letter).toMatchObject({
    to: { name: '', address: person.email },
    subject: 'Confirm your email for Herdline',
    link: { path: `/confirm-email?token=${token}` },
  });
  const user = { id } as User;
  expect(await stateOf(user)).toMatchObject({ emailConfirmed: false, emailConfirmedAt: null });
  expect((await confirm(token)).data.confirmEmail).toEqual({ email: person.email, wasChanged: false });
  const { emailConfirmed, emailConfirmedAt } = await stateOf(user);
  expect(emailConfirmed).toBe(true);
  expect(Math.abs(Date.now() - Date.parse(emailConfirmedAt))).toBeLessThan(60_000);
  expect(await entriesOf(user)).toEqual(['REGISTERED', 'EMAIL_CONFIRMED']);
});

test('ranchers, admins and accounts with a temporary password get the link too', async () => {
  const rancher = {
    ranchName: 'Lone Oak',
    city: 'Austin',
    state: 'Texas',
    zipCode: '78701',
    hasBrokerAgreement: false,
  };
  const { data } = await as(null).run(REGISTER_RANCHER, { input: { user: newPerson(), rancher } });
  expect(await mailsTo(db, Number(data.registerRancher.userId))).toContainEqual({
    template: 'emailConfirmation',
    userId: Number(data.registerRancher.userId),
  });
  const { admin } = await createAdmin(db, { email: `${randomUUID()}@herdline.test`, name: 'Alex Admin', role: 'ALL' });
  expect(await mailsTo(db, admin.id)).toEqual([{ template: 'emailConfirmation', userId: admin.id }]);
  const { ranch, owner } = await make.rancher({ approval: 'PENDING' }, { passwordHash: null });
  await as(await make.admin()).run('mutation ($id: ID!) { approveRancher(rancherId: $id) { tempPasswordGenerated } }', {
    id: String(ranch.id),
  });
  expect(await mailsTo(db, owner.id)).toEqual([{ template: 'emailConfirmation', userId: owner.id }]);
});

test('only the hash of the token is stored, for seven days', async () => {
  const user = await make.customer();
  const token = await tokenFor(user);
  expect(token).toMatch(/^[\w-]{43}$/);
  const row = await db('email_confirmations').where({ userId: user.id }).first();
  expect(row.tokenHash).not.toContain(token);
  const days = (new Date(row.expiresAt).getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(6.9);
  expect(days).toBeLessThanOrEqual(7);
});

test('a token works once, even if it is used many times at once', async () => {
  const token = await tokenFor(await make.customer());
  const answers = await Promise.all([0, 1, 2].map(() => confirm(token)));
  expect(answers.filter(({ data }) => data)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions)).toEqual([INVALID, INVALID]);
});

test('only the newest token works', async () => {
  const user = await make.customer();
  const [old, newest] = [await tokenFor(user), await tokenFor(user)];
  expect(refusalOf(await confirm(old))).toEqual(INVALID);
  expect((await confirm(newest)).errors).toBeUndefined();
});

test.each(['', ' ', 'made-up', 'x'.repeat(500)])('refuses the token %j', async (token) => {
  expect(refusalOf(await confirm(token))).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test('refuses an expired token, and one for an email that the account no longer has', async () => {
  const user = await make.customer();
  const expired = await tokenFor(user);
  await db('email_confirmations')
    .where({ userId: user.id })
    .update({ expiresAt: db.raw("now() - interval '1 second'") });
  expect(refusalOf(await confirm(expired))).toEqual(INVALID);
  const before = await tokenFor(user);
  await tokenFor(user);
  expect(refusalOf(await confirm(before))).toEqual(INVALID);
  // Simulates a letter that was written while the email changed.
  const late = await tokenFor(user);
  await db('users')
    .where({ id: user.id })
    .update({ email: `${randomUUID()}@herdline.test` });
  expect(refusalOf(await confirm(late))).toEqual(INVALID);
  expect(await stateOf(user)).toMatchObject({ emailConfirmed: false });
});

test('counts made-up tokens by IP address, but not the right one', async () => {
  for (const { errors } of await Promise.all(Array.from({ length: 20 }, () => confirm('made-up')))) {
    expect(errors?.[0]?.extensions).toEqual(INVALID);
  }
  expect(codeOf(await confirm('made-up'))).toBe('RATE_LIMITED');
  await db('rate_limits').delete();
  await confirm(await tokenFor(await make.customer()));
  const [counted] = await db('rate_limits').where('key', 'like', 'emailToken%');
  expect(counted.points).toBe(0);
});

test('mails the link again at most once a minute, and returns the email it went to', async () => {
  const user = await make.customer();
  const { data } = await as(user).run(SEND);
  expect(data.sendEmailConfirmation.sentTo).toBe(user.email);
  const seconds = (Date.parse(data.sendEmailConfirmation.nextAt) - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(30);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await mailsTo(db, user.id)).toEqual([{ template: 'emailConfirmation', userId: user.id }]);
  const [refused] = (await as(user).run(SEND)).errors ?? [];
  expect(refused?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  expect(await mailsTo(db, user.id)).toHaveLength(1);
});

test('sends nothing to a person who has confirmed', async () => {
  const user = await make.customer({ emailConfirmedAt: new Date().toISOString() });
  expect((await as(user).run(SEND)).errors?.[0]).toMatchObject({
    message: 'Your email is confirmed already',
    extensions: { code: 'CONFLICT' },
  });
  expect(await mailsTo(db, user.id)).toEqual([]);
});

test('a queued letter is not sent if the email has been confirmed', async () => {
  const user = await make.customer({ emailConfirmedAt: new Date().toISOString() });
  expect(await writeLetter(db, { template: 'emailConfirmation', userId: user.id })).toBeUndefined();
});

test('resetting the password by mail confirms the email and invalidates the confirmation link', async () => {
  const user = await make.customer({ passwordHash: PASSWORD_HASH });
  const link = await tokenFor(user);
  const input = { token: await mailedToken(db, user.id), password: 'Wagon3trails8' };
  await as(null).run(RESET, { input });
  expect(await stateOf(user)).toMatchObject({ emailConfirmed: true });
  expect(await entriesOf(user)).toEqual(['EMAIL_CONFIRMED', 'PASSWORD_RESET']);
  expect(refusalOf(await confirm(link))).toEqual(INVALID);
});

test('a reset link does not count for an email that it was not mailed to', async () => {
  const user = await make.customer({ passwordHash: PASSWORD_HASH });
  const reset = async () => {
    const input = { token: await mailedToken(db, user.id), password: 'Wagon3trails8' };
    return { input, send: () => as(null).run(RESET, { input }) };
  };
  const late = await reset();
  await db('users')
    .where({ id: user.id })
    .update({ email: `${randomUUID()}@herdline.test` });
  expect(refusalOf(await late.send())).toEqual(INVALID);
  // An earlier version didn't store the recipient of the link.
  const fromEarlierVersion = await reset();
  await db('password_resets').where({ userId: user.id }).update({ email: null });
  expect((await fromEarlierVersion.send()).data).toEqual({ resetPassword: true });
  expect(await stateOf(user)).toMatchObject({ emailConfirmed: false });
});

test('admins see whether the email is confirmed', async () => {
  const { owner, ranch } = await make.rancher();
  const admin = await make.admin();
  const ofUser = `{ node(id: "${nodeIdOf('User', owner.id)}") { ... on User { emailConfirmed emailConfirmedAt } } }`;
  expect((await as(admin).run(ofUser)).data.node).toEqual({ emailConfirmed: false, emailConfirmedAt: null });
  const contact = (by: { id: number }) => as(by).run(`{ rancher(id: ${ranch.id}) { contact { emailConfirmed } } }`);
  expect((await contact(admin)).data.rancher.contact).toEqual({ emailConfirmed: false });
  await confirm(await tokenFor(owner));
  expect((await contact(admin)).data.rancher.contact).toEqual({ emailConfirmed: true });
});
