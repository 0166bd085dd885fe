import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { fieldsOf, mailedToken, refusalOf, testGraph } from '../../testing/graph';
import { PASSWORD_HASH } from '../../testing/make';
import { readViewer } from '../readViewer';
import { login } from '../signIn/login';
import { testContext } from '../testing/context';
import { sessionsOf, startSession } from '../testing/sessions';
import { requestPasswordReset } from './requestPasswordReset';

const { db, as, make } = await testGraph();

const REQUEST = 'mutation ($email: String!) { requestPasswordReset(email: $email) }';
const RESET = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
const INVALID = { code: 'BAD_USER_INPUT', fields: { token: 'Invalid or missing token' } };
const ANSWER = 'If this email is registered, a link to reset the password is on its way';

const request = (email: string) => as(null).run(REQUEST, { email });
const reset = (token: string, password = 'Herdline2') => as(null).run(RESET, { input: { token, password } });

/** Returns the queued password reset mails of a person. */
async function queuedFor(userId: number): Promise<object[]> {
  const { rows } = await db.raw(
    `select payload from graphile_worker._private_jobs
     where payload ->> 'template' = 'passwordReset' and payload ->> 'userId' = ?`,
    [String(userId)],
  );
  return rows.map(({ payload }: { payload: object }) => payload);
}

async function newToken(given = {}) {
  const user = await make.customer({ passwordHash: PASSWORD_HASH, ...given });
  await request(user.email);
  return { user, token: await mailedToken(db, user.id) };
}

beforeEach(() => db('rate_limits').delete());

test('mails a token and stores only its hash', async () => {
  const user = await make.customer();
  const { data } = await request(` ${user.email.toUpperCase()} `);
  expect(data.requestPasswordReset).toBe(ANSWER);
  expect(await queuedFor(user.id)).toEqual([{ template: 'passwordReset', userId: user.id }]);
  const token = await mailedToken(db, user.id);
  expect(token).toMatch(/^[\w-]{43}$/);
  const row = await db('password_resets').where({ userId: user.id }).first();
  expect(row.tokenHash).not.toContain(token);
  const minutes = (new Date(row.expiresAt).getTime() - Date.now()) / 60_000;
  expect(minutes).toBeGreaterThan(29);
  expect(minutes).toBeLessThanOrEqual(30);
});

test('gives the same answer for an unknown email, and mails nothing', async () => {
  const countQueued = () => db('graphile_worker._private_jobs').count();
  const before = await countQueued();
  expect((await request(`${randomUUID()}@herdline.test`)).data.requestPasswordReset).toBe(ANSWER);
  expect(await countQueued()).toEqual(before);
});

test('refuses an invalid email', async () => {
  expect(fieldsOf(await request('ann'))).toEqual({ email: 'Please enter a valid email address' });
});

test('limits how often a link can be requested, whether the email is registered or not', async () => {
  for (const email of [`${randomUUID()}@herdline.test`, (await make.customer()).email]) {
    const requests = Array.from({ length: 11 }, () => requestPasswordReset(testContext(db), email));
    const refused = (await Promise.allSettled(requests)).filter(({ status }) => status === 'rejected');
    expect(refused).toMatchObject([{ reason: { extensions: { code: 'RATE_LIMITED' } } }]);
  }
});

test('sets the password, ends all sessions and replaces a temporary password', async () => {
  const { user, token } = await newToken({ mustChangePassword: true });
  await startSession(db, user.id);
  expect((await reset(token)).data).toEqual({ resetPassword: true });
  expect(await sessionsOf(db, user.id)).toBe(0);
  const context = testContext(db);
  await login(context, { email: user.email, password: 'Herdline2' });
  expect(context.viewer).toMatchObject({ id: user.id, mustChangePassword: false });
  await expect(login(testContext(db), { email: user.email, password: 'Herdline1' })).rejects.toThrow('Wrong email');
});

test('lets a person sign in who had tried too many passwords before', async () => {
  const { user, token } = await newToken();
  const guess = () => login(testContext(db), { email: user.email, password: 'Herdline3' });
  await Promise.allSettled(Array.from({ length: 12 }, guess));
  await expect(guess()).rejects.toThrow('Too many attempts');
  await reset(token);
  expect(await login(testContext(db), { email: user.email, password: 'Herdline2' })).toMatchObject({ id: user.id });
});

test('accepts a token only once, even if it is used many times at once', async () => {
  const { token } = await newToken();
  const answers = await Promise.all(['Herdline2', 'Herdline3', 'Herdline4'].map((password) => reset(token, password)));
  expect(answers.filter(({ data }) => data)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions)).toEqual([INVALID, INVALID]);
  expect(refusalOf(await reset(token))).toEqual(INVALID);
});

test('accepts one of the last three tokens, and none of the others after that', async () => {
  const { user, token: oldest } = await newToken();
  const [first, second, third] = [
    await mailedToken(db, user.id),
    await mailedToken(db, user.id),
    await mailedToken(db, user.id),
  ];
  expect(refusalOf(await reset(oldest))).toEqual(INVALID);
  expect((await reset(first)).data).toEqual({ resetPassword: true });
  for (const token of [first, second, third]) {
    expect(refusalOf(await reset(token))).toEqual(INVALID);
  }
});

test('refuses an expired token', async () => {
  const { user, token } = await newToken();
  await db('password_resets')
    .where({ userId: user.id })
    .update({ expiresAt: db.raw("now() - interval '1 second'") });
  expect(refusalOf(await reset(token))).toEqual(INVALID);
});

test('keeps the token usable if the new password is refused', async () => {
  const { token } = await newToken();
  const { errors } = await reset(token, 'herdline');
  expect(errors?.[0]?.extensions.fields).toEqual({ password: 'Password must contain at least one uppercase letter' });
  expect((await reset(token)).data).toEqual({ resetPassword: true });
});

test('refuses a missing or invalid token', async () => {
  expect(fieldsOf(await reset(''))).toEqual({ token: 'Missing password reset token' });
  expect(refusalOf(await reset('made-up'))).toEqual(INVALID);
});

test('ends a session that began with the old password during the reset', async () => {
  const { user, token } = await newToken();
  const began = Date.now();
  await reset(token);
  const viewer = await readViewer(db, user.id);
  expect(viewer!.sessionsValidFrom).toBeGreaterThanOrEqual(began);
});

test('limits how many tokens an IP address can try, and does not count the right one', async () => {
  const { token, user } = await newToken();
  const tries = Array.from({ length: 20 }, () => reset('made-up'));
  for (const { errors } of await Promise.all(tries)) expect(errors?.[0]?.extensions).toEqual(INVALID);
  expect(refusalOf(await reset('made-up'))).toMatchObject({ code: 'RATE_LIMITED' });
  expect(refusalOf(await reset(token))).toMatchObject({ code: 'RATE_LIMITED' });
  await db('rate_limits').delete();
  for (const password of ['Herdline2', 'Herdline3']) {
    expect((await reset(await mailedToken(db, user.id), password)).data).toEqual({ resetPassword: true });
  }
  const [counted] = await db('rate_limits').where('key', 'like', 'resetPassword%');
  expect(counted.points).toBe(0);
});
