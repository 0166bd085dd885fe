import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeLetter } from '../../letters/writeLetter';
import type { Mail } from '../../mail/queueMail';
import { codeOf, mailedToken, testGraph } from '../../testing/graph';
import { PASSWORD, PASSWORD_HASH } from '../../testing/make';
import { lockOwner } from '../lockOwner';
import { readViewer } from '../readViewer';
import { havePasskey } from '../secondFactor/testing/havePasskey';
import { testContext } from '../testing/context';
import { letterWithToken, mailsTo } from '../testing/emailLinks';
import { sessionsOf, startSession } from '../testing/sessions';
import type { User } from '../User';

const { db, as, make } = await testGraph();

const SECURE = 'mutation ($token: String!) { secureAccount(token: $token) { emailRestored } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const CHANGE_EMAIL = 'mutation ($input: ChangeEmailInput!) { changeEmail(input: $input) { user { id } } }';
const CONFIRM_EMAIL = 'mutation ($token: String!) { confirmEmail(token: $token) { wasChanged } }';
const CHANGE_PASSWORD = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const START_APP = 'mutation ($password: String!) { startAuthenticator(password: $password) { secret } }';
const CONFIRM_APP = 'mutation ($code: String!) { confirmAuthenticator(code: $code) { recoveryCodes } }';
const RENEW = `mutation ($password: String!, $code: String) {
  renewRecoveryCodes(password: $password, code: $code) { recoveryCodes } }`;
const CREATE_TOKEN = 'mutation ($input: ApiTokenInput!) { createApiToken(input: $input) { secret } }';
const WAYS_IN = ['passkeys', 'authenticators', 'recoveryCodes', 'webhooks'];
const CONFIRMED = { passwordHash: PASSWORD_HASH, emailConfirmedAt: '2026-01-01T00:00:00.000Z' };

const customer = () => make.customer(CONFIRMED);
const secure = (token: string) => as(null).run(SECURE, { token });
const signIn = (email: string, password = PASSWORD) => as(null).run(LOGIN, { input: { email, password } });
const newEmail = () => `${randomUUID()}@herdline.test`;
const countOf = async (table: string, { id: userId }: { id: number }) => (await db(table).where({ userId })).length;
const liveTokens = async ({ id: userId }: { id: number }) =>
  (await db('apiTokens').where({ userId, revokedAt: null })).length;

/** Returns the newest letter of a template to a person. */
async function letterTo({ id }: { id: number }, template: Mail['template']) {
  const mail = (await mailsTo(db, id)).findLast((queued) => queued.template === template);
  return letterWithToken(db, mail!);
}

/** Sets up an app as whoever knows the password. */
async function addApp(user: User): Promise<string[]> {
  const { secret } = (await as(user).run(START_APP, { password: PASSWORD })).data.startAuthenticator;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  return (await as(user).run(CONFIRM_APP, { code })).data.confirmAuthenticator.recoveryCodes;
}

async function changeEmail(user: User, code?: string): Promise<string> {
  const email = newEmail();
  const { errors } = await as(user).run(CHANGE_EMAIL, { input: { email, password: PASSWORD, code } });
  expect(errors).toBeUndefined();
  const { token } = await letterTo(user, 'newEmailConfirmation');
  expect((await as(null).run(CONFIRM_EMAIL, { token })).errors).toBeUndefined();
  return email;
}

beforeEach(() => db('rate_limits').delete());

test('undoing a change of email takes away all that was added with it, and lets the owner in by mail', async () => {
  const { owner } = await make.rancher({}, CONFIRMED);
  const [code] = await addApp(owner);
  await havePasskey(db, owner.id);
  await as(owner).run(CREATE_TOKEN, { input: { name: 'Books', scopes: ['ORDERS_READ'] } });
  const webhook = { userId: owner.id, url: 'https://thief.example', secret: 'x', position: 0 };
  const rotated = { ...webhook, urlSince: new Date(0), secretSince: new Date() };
  for (const row of [webhook, rotated]) await db('webhooks').insert(row);
  await startSession(db, owner.id);
  await changeEmail(owner, code);
  const { calendarKey } = await db('users').where({ id: owner.id }).first();
  const { letter, token } = await letterTo(owner, 'emailChanged');
  expect(letter.link).toMatchObject({ label: 'Undo the change' });
  expect((await secure(token)).data.secureAccount).toEqual({ emailRestored: true });
  for (const table of WAYS_IN) expect([table, await countOf(table, owner)]).toEqual([table, 0]);
  expect(await liveTokens(owner)).toBe(0);
  expect(await sessionsOf(db, owner.id)).toBe(0);
  const after = await db('users').where({ id: owner.id }).first();
  expect(after).toMatchObject({ email: owner.email, passwordHash: null });
  expect(after.calendarKey).not.toBe(calendarKey);
  expect((await mailsTo(db, owner.id)).at(-1)).toEqual({ template: 'passwordReset', userId: owner.id });
  const input = { token: await mailedToken(db, owner.id), password: 'Wagon3trails8' };
  expect((await as(null).run(RESET, { input })).errors).toBeUndefined();
  expect((await signIn(owner.email, input.password)).data.login.id).toBe(String(owner.id));
  expect(codeOf(await secure(token))).toBe('BAD_USER_INPUT');
});

describe('a letter with “That wasn’t me”', () => {
  test.each<[Mail['template'], (user: User) => Promise<unknown>]>([
    ['secondFactorChanged', addApp],
    [
      'secondFactorChanged',
      async (user) => as(user).run(RENEW, { password: PASSWORD, code: (await havePasskey(db, user.id))[0] }),
    ],
    [
      'passwordChanged',
      (user) => as(user).run(CHANGE_PASSWORD, { input: { currentPassword: PASSWORD, password: 'Wagon3trails8' } }),
    ],
    [
      'passwordChanged',
      async ({ id }) => as(null).run(RESET, { input: { token: await mailedToken(db, id), password: 'Wagon3trails8' } }),
    ],
    ['newDevice', async ({ email }) => [await signIn(email), await signIn(email)]],
  ])('is sent with %s, and takes the account back', async (template, act) => {
    const user = await customer();
    await act(user);
    const { letter, token } = await letterTo(user, template);
    expect(letter).toMatchObject({
      to: { name: '', address: user.email },
      link: { label: "That wasn't me", path: `/secure-account?token=${token}` },
    });
    await startSession(db, user.id);
    expect((await secure(token)).data.secureAccount).toEqual({ emailRestored: false });
    for (const table of WAYS_IN) expect([table, await countOf(table, user)]).toEqual([table, 0]);
    expect(await sessionsOf(db, user.id)).toBe(0);
    expect((await db('users').where({ id: user.id }).first()).passwordHash).toBeNull();
    const actions = await db('auditEntries').where({ recordType: 'USER', recordId: user.id }).pluck('action');
    expect(actions).toContain('ACCOUNT_SECURED');
  });

  test('goes to the email of that time, and restores it, though the email was changed before it was sent', async () => {
    const user = await customer();
    const [code] = await addApp(user);
    await changeEmail(user, code);
    const { letter, token } = await letterTo(user, 'secondFactorChanged');
    expect(letter.to.address).toBe(user.email);
    expect((await secure(token)).data.secureAccount).toEqual({ emailRestored: true });
  });

  test('does not take away what was added earlier', async () => {
    const user = await customer();
    const [code, another] = await havePasskey(db, user.id);
    for (const table of ['passkeys', 'recoveryCodes']) {
      await db(table)
        .where({ userId: user.id })
        .update({ createdAt: db.raw("now() - interval '8 days'") });
    }
    await as(user).run(RENEW, { password: PASSWORD, code: 'aaaaa-aaaaa' });
    await signIn(user.email, PASSWORD);
    await as(null).run(LOGIN, { input: { email: user.email, password: PASSWORD, code } });
    await as(null).run(LOGIN, { input: { email: user.email, password: PASSWORD, code: another } });
    await secure((await letterTo(user, 'newDevice')).token);
    expect(await countOf('passkeys', user)).toBe(1);
    expect(await countOf('recoveryCodes', user)).toBe(8);
  });

  test('mailed to a thief’s email does not end the owner’s link', async () => {
    const user = await customer();
    const [code] = await addApp(user);
    await changeEmail(user, code);
    const owners = await letterTo(user, 'emailChanged');
    await as(user).run(CHANGE_PASSWORD, { input: { currentPassword: PASSWORD, password: 'Wagon3trails8' } });
    const thiefs = await letterTo(user, 'passwordChanged');
    expect((await secure(thiefs.token)).data.secureAccount).toEqual({ emailRestored: false });
    expect((await secure(owners.token)).data.secureAccount).toEqual({ emailRestored: true });
  });

  test('is not sent for the first sign-in, nor after seven days', async () => {
    const user = await customer();
    await signIn(user.email);
    expect(await mailsTo(db, user.id)).toEqual([]);
    await signIn(user.email);
    const [mail] = await mailsTo(db, user.id);
    await db('accountUndos')
      .where({ userId: user.id })
      .update({ expiresAt: db.raw("now() - interval '1 second'") });
    expect(await writeLetter(db, mail!)).toBeUndefined();
  });
});

test('ends helpers and invitations of the ranch that were added in the last seven days', async () => {
  const { owner, ranch } = await make.rancher({}, CONFIRMED);
  await make.helper(ranch.id, 'RUN_RANCH');
  const older = await make.helper(ranch.id, 'RUN_RANCH');
  await db('ranchHelpers')
    .where({ userId: older.id })
    .update({ since: db.raw("now() - interval '8 days'") });
  await db('helperInvitations').insert({ rancherId: ranch.id, email: newEmail(), role: 'RUN_RANCH' });
  await addApp(owner);
  await secure((await letterTo(owner, 'secondFactorChanged')).token);
  expect(await db('ranchHelpers').where({ rancherId: ranch.id })).toMatchObject([{ userId: older.id }]);
  expect(await db('helperInvitations').where({ rancherId: ranch.id })).toEqual([]);
});

test('a request that began in a session that the owner has ended meanwhile adds nothing', async () => {
  const user = await customer();
  const context = testContext(db, { viewer: await readViewer(db, user.id) });
  await addApp(user);
  await secure((await letterTo(user, 'secondFactorChanged')).token);
  const late = db.transaction((trx) => lockOwner(trx, context));
  await expect(late).rejects.toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
});

test.each(['', 'made-up', 'x'.repeat(500)])('refuses the token %j', async (token) => {
  expect(codeOf(await secure(token))).toBe('BAD_USER_INPUT');
});
