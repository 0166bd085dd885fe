import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { type Answer, testGraph } from '../../testing/graph';
import { PASSWORD_HASH } from '../../testing/make';
import { hashPassword } from '../passwords/passwords';
import { testContext } from '../testing/context';
import { login } from './login';

const { db, as, make } = await testGraph();

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id userType mustChangePassword } }';
const WRONG = { message: 'Wrong email or password', extensions: { code: 'UNAUTHENTICATED' } };

const send = (input: object) => as(null).run(LOGIN, { input: { password: 'Herdline1', ...input } });
const codesOf = ({ errors }: Answer) => (errors ?? []).map(({ extensions }) => extensions.code);

/** Many wrong sign-ins at once, each in its own request. */
const guess = (email: string, times: number) =>
  Promise.all(Array.from({ length: times }, () => send({ email, password: 'Herdline2' })));

beforeEach(() => db('rate_limits').delete());

test('signs in by an email in upper or lower case, and continues the operation as that person', async () => {
  const user = await make.customer({ passwordHash: PASSWORD_HASH });
  const { data, errors } = await send({ email: user.email.toUpperCase() });
  expect(errors).toBeUndefined();
  expect(data.login).toEqual({ id: String(user.id), userType: 'CUSTOMER', mustChangePassword: false });
});

test('says that a password is temporary', async () => {
  const { email } = await make.customer({ passwordHash: PASSWORD_HASH, mustChangePassword: true });
  expect((await send({ email })).data.login.mustChangePassword).toBe(true);
});

test('starts a session', async () => {
  const { id, email } = await make.customer({ passwordHash: PASSWORD_HASH });
  const context = testContext(db);
  await login(context, { email, password: 'Herdline1', rememberMe: true });
  expect(context.session.userId).toBe(id);
  expect(context.viewer).toMatchObject({ id, userType: 'CUSTOMER', ranchId: null, mustChangePassword: false });
});

test('gives the same answer for a wrong password, an unknown email and an account without a password', async () => {
  const { email } = await make.customer({ passwordHash: PASSWORD_HASH });
  const { email: unset } = await make.customer();
  const wrong = await send({ email, password: 'herdline1' });
  const unknown = await send({ email: `${randomUUID()}@herdline.test` });
  const without = await send({ email: unset });
  expect(wrong.errors?.[0]).toMatchObject(WRONG);
  expect(unknown.errors).toEqual(wrong.errors);
  expect(without.errors).toEqual(wrong.errors);
});

test.each([
  ['email', 'ann@', 'Please enter a valid email address'],
  ['password', 'Herd1', 'Password must be at least 6 characters'],
])('refuses %s %j', async (field, value, message) => {
  const { errors } = await send({ email: 'ann@herdline.test', [field]: value });
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
});

test('counts every one of many simultaneous attempts', async () => {
  // Checking a real hash takes long enough that all of them overlap.
  const { email } = await make.customer({ passwordHash: await hashPassword('Herdline1') });
  const codes = (await guess(email, 20)).flatMap(codesOf);
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(10);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10);
  const { extensions } = (await send({ email: email.toUpperCase() })).errors![0]!;
  expect(extensions).toEqual({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  expect(extensions.retryAfter).toBeGreaterThan(14 * 60);
  expect(extensions.retryAfter).toBeLessThanOrEqual(15 * 60);
});

test('stops an operation with many sign-ins at the first wrong password, and counts it', async () => {
  const { email } = await make.customer({ passwordHash: PASSWORD_HASH });
  const field = (password: string) => `login(input: { email: "${email}", password: "${password}" }) { id }`;
  const right = `a: ${field('Herdline1')} b: ${field('Herdline1')}`;
  const wrong = Array.from({ length: 6 }, (_, index) => `c${index}: ${field('Herdline2')}`).join('\n');
  const { errors } = await as(null).run(`mutation { ${right} ${wrong} }`);
  expect(errors).toMatchObject([{ path: ['c0'], extensions: { code: 'UNAUTHENTICATED' } }]);
  const codes = (await guess(email, 10)).flatMap(codesOf);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
});

test('does not count sign-ins with the right password', async () => {
  const { email } = await make.customer({ passwordHash: PASSWORD_HASH });
  for (let time = 0; time < 12; time++) expect((await send({ email })).errors).toBeUndefined();
});

test('does not lock out the same person at another IP address', async () => {
  const { id, email } = await make.customer({ passwordHash: PASSWORD_HASH });
  await guess(email, 11);
  const elsewhere = testContext(db, { address: '192.0.2.1' });
  expect(await login(elsewhere, { email, password: 'Herdline1' })).toMatchObject({ id });
});

test.each([
  ['2001:db8::1', '2001:db8:0:0:ffff::1', true],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['::ffff:192.0.2.3', '::ffff:192.0.2.4', false],
])('counts %s and %s as the same caller: %j', async (one, other, isSame) => {
  const { email } = await make.customer({ passwordHash: PASSWORD_HASH });
  const attempt = (address: string, password: string) => login(testContext(db, { address }), { email, password });
  await Promise.allSettled(Array.from({ length: 10 }, () => attempt(one, 'Herdline2')));
  const [result] = await Promise.allSettled([attempt(other, 'Herdline1')]);
  expect(result.status).toBe(isSame ? 'rejected' : 'fulfilled');
});

test('limits an IP address that tries many accounts', async () => {
  const anyone = () => ({ email: `${randomUUID()}@herdline.test`, password: 'Herdline1' });
  const context = () => testContext(db, { address: '192.0.2.2' });
  const results = await Promise.allSettled(Array.from({ length: 51 }, () => login(context(), anyone())));
  const codes = results.map((result) => result.status === 'rejected' && result.reason.extensions.code);
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(50);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
});

test('stores neither emails nor IP addresses in the rate limits', async () => {
  await send({ email: 'ann@herdline.test' });
  const keys = await db('rate_limits').pluck('key');
  expect(keys).toHaveLength(3);
  expect(keys.join()).not.toMatch(/ann|herdline|127\.0\.0\.1/);
});
