import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { fileApp, testApp, testBrowser } from '../../http/testing/app';
import { writeLetter } from '../../letters/writeLetter';
import type { Mail } from '../../mail/queueMail';
import { testGraph } from '../../testing/graph';
import { PASSWORD_HASH } from '../../testing/make';
import { login } from '../signIn/login';
import { testContext } from '../testing/context';
import type { User } from '../User';
import { issueResetToken } from './resetTokens';

const { db, make } = await testGraph();
const { origin } = await fileApp();

const RIGHT = 'Herdline1';
const MINUTE = 60_000;

beforeEach(() => db('rate_limits').delete());

let addresses = 0;
/** Tries to sign in from a new IP address, unless one is given. */
async function tryOnce(
  email: string,
  password = 'Herdline2',
  address = `198.51.${++addresses % 256}.${addresses >> 8}`,
) {
  const [result] = await Promise.allSettled([login(testContext(db, { address }), { email, password })]);
  return result.status === 'fulfilled' ? { code: 'OK', retryAfter: 0 } : result.reason.extensions;
}

const tryTimes = async (email: string, times: number) => {
  const codes: string[] = [];
  for (let time = 0; time < times; time++) codes.push((await tryOnce(email)).code);
  return codes;
};

/** Simulates elapsed time for all counters. */
const wait = (milliseconds: number) => db.raw('update rate_limits set expire = expire - ?', [milliseconds]);

const lettersTo = async ({ id }: User) => {
  const { rows } = await db.raw(
    `select payload from graphile_worker._private_jobs
     where payload ->> 'template' = 'passwordGuessed' and (payload ->> 'userId')::integer = ?`,
    [id],
  );
  return Promise.all(rows.map(({ payload }: { payload: Mail }) => writeLetter(db, payload)));
};

test('guesses from many IP addresses share a pause, which grows with each guess up to five minutes', async () => {
  const { email } = await make.customer({ passwordHash: PASSWORD_HASH });
  expect(await tryTimes(email, 20)).toEqual(Array(20).fill('UNAUTHENTICATED'));
  const pauses: number[] = [];
  for (let guess = 20; guess < 32; guess++) {
    const { code, retryAfter } = await tryOnce(email);
    expect(code).toBe('RATE_LIMITED');
    pauses.push(retryAfter);
    await wait(retryAfter * 1_000);
    expect((await tryOnce(email)).code).toBe('UNAUTHENTICATED');
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
});

test('a registered and an unknown email are paused alike', async () => {
  const emails = [(await make.customer({ passwordHash: PASSWORD_HASH })).email, `${randomUUID()}@herdline.test`];
  const answers = [];
  for (const email of emails) {
    const codes = await tryTimes(email, 20);
    answers.push([codes, await tryOnce(email), await tryOnce(email.toUpperCase())]);
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('of many simultaneous guesses only 20 get through, and guesses during a pause don’t prolong it', async () => {
  const { email } = await make.customer({ passwordHash: PASSWORD_HASH });
  const codes = (await Promise.all(Array.from({ length: 40 }, () => tryOnce(email)))).map(({ code }) => code);
  expect(codes.filter((code) => code === 'UNAUTHENTICATED')).toHaveLength(20);
  // On a busy machine, the second is over by now.
  expect((await tryOnce(email)).retryAfter ?? 1).toBe(1);
});

test('the owner gets one letter, which does not contain their name', async () => {
  const owner = await make.customer({ passwordHash: PASSWORD_HASH, name: 'Claim Your Prize' });
  await tryTimes(owner.email, 19);
  expect(await lettersTo(owner)).toEqual([]);
  await tryTimes(owner.email, 3);
  await wait(MINUTE);
  await tryTimes(owner.email, 3);
  const letters = await lettersTo(owner);
  expect(letters).toMatchObject([
    { to: { name: '', address: owner.email }, subject: 'Someone may be guessing your Herdline password' },
  ]);
  expect(JSON.stringify(letters)).not.toContain('Prize');
});

test('the right password ends the pauses, and so does a day without guesses', async () => {
  const { email } = await make.customer({ passwordHash: PASSWORD_HASH });
  await tryTimes(email, 20);
  await wait(MINUTE);
  expect((await tryOnce(email, RIGHT)).code).toBe('OK');
  expect(await tryTimes(email, 20)).not.toContain('RATE_LIMITED');
  await wait(24 * 60 * MINUTE);
  expect(await tryTimes(email, 20)).not.toContain('RATE_LIMITED');
});

const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code ?? 'OK';

test('a device that has signed in before can sign in during a pause, on any server and after signing out', async () => {
  const [one, other] = [await testApp(), await testApp()];
  const { email } = await make.customer({ passwordHash: PASSWORD_HASH });
  const remembered = testBrowser();
  const signIn = async (browser: typeof remembered, { origin }: typeof one, password: string) =>
    codeOf(await browser.run(origin, LOGIN, { input: { email, password } }));
  expect(await signIn(remembered, one, RIGHT)).toBe('OK');
  await remembered.run(one.origin, 'mutation { logout }');
  await tryTimes(email, 21);
  expect(await signIn(testBrowser(), one, RIGHT)).toBe('RATE_LIMITED');
  expect(await signIn(remembered, other, RIGHT)).toBe('OK');
  // A remembered device has its own counter, so its guesses are limited, too, but strangers can't lock out its owner.
  for (let time = 0; time < 10; time++) expect(await signIn(remembered, one, 'Herdline2')).toBe('UNAUTHENTICATED');
  expect(await signIn(remembered, other, RIGHT)).toBe('RATE_LIMITED');
});

test.each([
  ['of another account', (cookie: string) => cookie],
  ['with a changed proof', (cookie: string) => cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['with another id', (cookie: string) => `A${cookie}`],
  ['with a proof of other letters', (cookie: string) => cookie.replace(/\..*$/, `.${'é'.repeat(43)}`)],
  ['without a proof', () => 'device'],
])('a device’s cookie %s does not bypass the pause', async (whose, forge) => {
  const [owner, neighbor] = [
    await make.customer({ passwordHash: PASSWORD_HASH }),
    await make.customer({ passwordHash: PASSWORD_HASH }),
  ];
  const browser = testBrowser();
  const { email } = whose === 'of another account' ? neighbor : owner;
  await browser.run(origin, LOGIN, { input: { email, password: RIGHT } });
  await browser.run(origin, 'mutation { logout }');
  browser.jar.set('herdline.device', encodeURIComponent(forge(browser.jar.get('herdline.device')!)));
  await tryTimes(owner.email, 20);
  const answer = await browser.run(origin, LOGIN, { input: { email: owner.email, password: RIGHT } });
  expect(codeOf(answer)).toBe('RATE_LIMITED');
});

test('a device is remembered for several accounts, and its cookie is HttpOnly', async () => {
  const browser = testBrowser();
  const household = await Promise.all([1, 2].map(() => make.customer({ passwordHash: PASSWORD_HASH })));
  const signIn = ({ email }: User) => browser.run(origin, LOGIN, { input: { email, password: RIGHT } });
  for (const member of household) await signIn(member);
  expect(browser.lastSetCookies()[1]).toMatch(
    /^herdline\.device=[\w-]{22}(\.[\w-]{43}){2}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  for (const { email } of household) await tryTimes(email, 21);
  for (const member of household) expect(codeOf(await signIn(member))).toBe('OK');
});

test('resetting the password by a mailed link ends the pauses, and remembers the device', async () => {
  const owner = await make.customer({ passwordHash: PASSWORD_HASH });
  await tryTimes(owner.email, 21);
  const browser = testBrowser();
  const input = { token: await issueResetToken(db as never, owner), password: RIGHT };
  const reset = 'mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }';
  expect(await browser.run(origin, reset, { input })).toMatchObject({ data: { resetPassword: true } });
  // The same password with a cheap hash.
  await db('users').where({ id: owner.id }).update({ passwordHash: PASSWORD_HASH });
  await tryTimes(owner.email, 21);
  const answer = await browser.run(origin, LOGIN, { input: { email: owner.email, password: RIGHT } });
  expect(codeOf(answer)).toBe('OK');
});
