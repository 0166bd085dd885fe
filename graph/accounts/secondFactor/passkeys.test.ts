import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { fileApp, testApp, testBrowser } from '../../http/testing/app';
import { codeOf, errorOf, refusalOf, testConfig, testGraph } from '../../testing/graph';
import { PASSWORD, PASSWORD_HASH } from '../../testing/make';
import { testContext } from '../testing/context';
import type { User } from '../User';
import { startPasskey } from './passkeys';
import { signInWithPasskey } from './signInWithPasskey';
import { havePasskey } from './testing/havePasskey';
import { softwarePasskey } from './testing/softwarePasskey';

const { db, as, make } = await testGraph();
const { origin } = await fileApp();

const START =
  'mutation ($password: String!, $code: String) { startPasskey(password: $password, code: $code) { options } }';
const ADD = `mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) {
  recoveryCodes user { secondFactor { hasAuthenticator recoveryCodesLeft passkeys { id name lastUsedAt } } } } }`;
const REMOVE = `mutation ($id: ID!, $password: String!, $code: String) { removePasskey(id: $id, password: $password, code: $code) {
  user { secondFactor { recoveryCodesLeft passkeys { id } } } } }`;
const START_SIGN_IN = 'mutation { startPasskeySignIn { options } }';
const SIGN_IN = 'mutation ($input: SignInWithPasskeyInput!) { signInWithPasskey(input: $input) { user { id } } }';

const { publicUrl } = testConfig;
const person = () => make.customer({ passwordHash: PASSWORD_HASH });

async function optionsFor(user: User, code?: string): Promise<string> {
  return (await as(user).run(START, { password: PASSWORD, code })).data.startPasskey.options;
}

async function add(user: User, { device = softwarePasskey(publicUrl), name = 'Phone', code }: Adding = {}) {
  const response = device.create(await optionsFor(user, code));
  return { device, response, answer: await as(user).run(ADD, { input: { name, response } }) };
}

type Adding = { device?: Device; name?: string; code?: string };
type Device = ReturnType<typeof softwarePasskey>;

const signInOptions = async () => (await as(null).run(START_SIGN_IN)).data.startPasskeySignIn.options as string;
const signIn = (response: string) => as(null).run(SIGN_IN, { input: { response } });

async function signInBy(browser: ReturnType<typeof testBrowser>, origin: string, device: Device) {
  const { data } = await browser.run(origin, START_SIGN_IN);
  return browser.run(origin, SIGN_IN, { input: { response: device.get(data.startPasskeySignIn.options) } });
}

beforeEach(() => db('rate_limits').delete());

test('a passkey is added with recovery codes, signs in, and is removed', async () => {
  const user = await person();
  const { device, answer } = await add(user);
  expect(answer.data.addPasskey.recoveryCodes).toHaveLength(10);
  const { passkeys, ...rest } = answer.data.addPasskey.user.secondFactor;
  expect(rest).toEqual({ hasAuthenticator: false, recoveryCodesLeft: 10 });
  expect(passkeys).toEqual([{ id: expect.any(String), name: 'Phone', lastUsedAt: null }]);

  const context = testContext(db);
  const response = device.get(await signInOptions());
  expect(await signInWithPasskey(context, { response, rememberMe: true })).toMatchObject({ user: { id: user.id } });
  expect(context.session.userId).toBe(user.id);

  const [code] = answer.data.addPasskey.recoveryCodes;
  const removed = await as(user).run(REMOVE, { id: passkeys[0].id, password: PASSWORD, code });
  expect(removed.data.removePasskey.user.secondFactor).toEqual({ recoveryCodesLeft: 0, passkeys: [] });
  expect(codeOf(await signIn(device.get(await signInOptions())))).toBe('UNAUTHENTICATED');
});

test('adding a second passkey creates no new recovery codes, and adding the same one is refused', async () => {
  const user = await person();
  const { device, answer } = await add(user);
  const [code, another] = answer.data.addPasskey.recoveryCodes;
  expect((await add(user, { code })).answer.data.addPasskey.recoveryCodes).toEqual([]);
  expect((await add(user, { device, code: another })).answer.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await add(await person(), { device })).answer.errors?.[0]?.extensions.code).toBe('CONFLICT');
});

test('adding two passkeys at once creates one set of recovery codes', async () => {
  const user = await person();
  const [one, other] = await Promise.all([add(user), add(user)]);
  const given = [one, other].flatMap(({ answer }) => answer.data.addPasskey.recoveryCodes);
  expect(given).toHaveLength(10);
});

test.each([
  ['sent twice', (device: Device, options: string) => [device.get(options), 'again'] as const],
  [
    'made for another site',
    (_: Device, options: string) => [softwarePasskey('https://evil.test').get(options)] as const,
  ],
])('a response that was %s signs nobody in', async (_name, make) => {
  const { device } = await add(await person());
  const [response, again] = make(device, await signInOptions());
  if (again) await signIn(response);
  expect(errorOf(await signIn(response))).toMatchObject({ extensions: { code: 'UNAUTHENTICATED' } });
});

test('an added passkey at another origin, or with the challenge of a registration, signs nobody in', async () => {
  const user = await person();
  const { device, answer } = await add(user);
  const tampered = JSON.parse(device.get(await signInOptions()));
  tampered.response.clientDataJSON = JSON.parse(
    softwarePasskey('https://evil.test').get(await signInOptions()),
  ).response.clientDataJSON;
  expect(codeOf(await signIn(JSON.stringify(tampered)))).toBe('UNAUTHENTICATED');
  const registration = JSON.parse(await optionsFor(user, answer.data.addPasskey.recoveryCodes[0]));
  const response = device.get(JSON.stringify({ challenge: registration.challenge, rpId: registration.rp.id }));
  expect(codeOf(await signIn(response))).toBe('UNAUTHENTICATED');
});

test('no passkey is added with a challenge of another person, an old challenge, or without verifying the user', async () => {
  const [user, other] = [await person(), await person()];
  const device = softwarePasskey(publicUrl);
  const input = { name: 'Phone', response: device.create(await optionsFor(other)) };
  expect(codeOf(await as(user).run(ADD, { input }))).toBe('BAD_USER_INPUT');
  const late = { name: 'Phone', response: device.create(await optionsFor(user)) };
  await db('passkeyChallenges').update({ expiresAt: db.raw("now() - interval '1 second'") });
  expect(codeOf(await as(user).run(ADD, { input: late }))).toBe('BAD_USER_INPUT');
  const { answer } = await add(user, { device: softwarePasskey(publicUrl, { verifies: false }) });
  expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(await db('passkeys').where({ userId: user.id })).toEqual([]);
});

test.each([
  ['name', { name: ' ' }, 'Please name the device'],
  ['name', { name: 'x'.repeat(61) }, 'Name must be at most 60 characters'],
  ['response', { response: '' }, 'Please try again'],
  ['response', { response: '{' }, 'This is not JSON'],
  ['response', { response: 'null' }, "The passkey couldn't be added. Please try again"],
])('refuses a new passkey with %s %j', async (field, given, message) => {
  const { errors } = await as(await person()).run(ADD, { input: { name: 'Phone', response: '{}', ...given } });
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
});

test.each(['{', 'null', '7', '{"id":7}'])('a sign-in with %s is refused', async (response) => {
  const code = (await signIn(response)).errors?.[0]?.extensions.code;
  expect(['BAD_USER_INPUT', 'UNAUTHENTICATED']).toContain(code);
});

test('an account can have at most ten passkeys', async () => {
  const user = await person();
  const tenth = softwarePasskey(publicUrl).create(await optionsFor(user));
  const row = (place: number) => ({
    userId: user.id,
    credentialId: `${user.id}-${place}`,
    publicKey: Buffer.alloc(1),
    counter: 0,
    transports: [],
    name: 'Key',
  });
  await db('passkeys').insert(Array.from({ length: 10 }, (_, place) => row(place)));
  await expect(startPasskey(testContext(db), user)).rejects.toMatchObject({ extensions: { code: 'CONFLICT' } });
  expect(codeOf(await as(user).run(ADD, { input: { name: 'One more', response: tenth } }))).toBe('CONFLICT');
});

test("nobody removes another person's passkey, and a wrong password changes nothing", async () => {
  const user = await person();
  const { answer } = await add(user);
  const [{ id }] = answer.data.addPasskey.user.secondFactor.passkeys;
  const other = await as(await person()).run(REMOVE, { id, password: PASSWORD });
  expect(other.errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  for (const [query, variables] of [
    [REMOVE, { id, password: 'Herdline2' }],
    [START, { password: 'Herdline2' }],
  ] as const) {
    expect(refusalOf(await as(user).run(query, variables))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { password: 'The password is wrong' },
    });
  }
  expect(await db('passkeys').where({ userId: user.id })).toHaveLength(1);
});

test('changes require a code, unless the person signed in with a passkey in the last 15 minutes', async () => {
  const user = await person();
  const { device, answer } = await add(user);
  const [{ id }] = answer.data.addPasskey.user.secondFactor.passkeys;
  const missing = { code: 'BAD_USER_INPUT', fields: { code: 'Please enter the code of your app, or a recovery code' } };
  const removal = { id, password: PASSWORD };
  expect(refusalOf(await as(user).run(REMOVE, removal))).toEqual(missing);
  expect(refusalOf(await as(user).run(START, { password: PASSWORD }))).toEqual(missing);

  const browser = testBrowser();
  await signInBy(browser, (await testApp()).origin, device);
  const ownSession = db('sessions').whereRaw("(sess ->> 'userId')::integer = ?", [user.id]);
  const begin = (minutesAgo: number) =>
    ownSession.clone().update({
      sess: db.raw("jsonb_set(sess::jsonb, '{startedAt}', ?::jsonb)::json", [Date.now() - minutesAgo * 60_000]),
    });
  await begin(16);
  const atNewServer = async () => browser.run((await testApp()).origin, REMOVE, removal);
  expect(refusalOf(await atNewServer())).toMatchObject(missing);
  await begin(14);
  expect((await atNewServer()).data.removePasskey.user.secondFactor.passkeys).toEqual([]);
});

test('signing in to another account in the same request requires its code, even after a sign-in with a passkey', async () => {
  const stranger = await person();
  const { device } = await add(stranger);
  const victim = await person();
  const [code] = await havePasskey(db, victim.id);
  const browser = testBrowser();
  await signInBy(browser, origin, device);
  expect((await browser.run(origin, '{ viewer { id } }')).data.viewer.id).toBe(String(stranger.id));
  const both = `mutation ($login: LoginInput!, $password: String!, $code: String) {
    login(input: $login) { id } startPasskey(password: $password, code: $code) { options } }`;
  const given = { login: { email: victim.email, password: PASSWORD, code }, password: PASSWORD };
  const { errors } = await browser.run(origin, both, given);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { code: expect.any(String) } });
});

test('an answer signs in only in the browser that asked, and once', async () => {
  const user = await person();
  const { device } = await add(user);
  const [one, other] = [testBrowser(), testBrowser()];
  const { options } = (await one.run(origin, START_SIGN_IN)).data.startPasskeySignIn;
  await other.run(origin, START_SIGN_IN);
  const input = { response: device.get(options) };
  for (const browser of [other, testBrowser()]) {
    expect(codeOf(await browser.run(origin, SIGN_IN, { input }))).toBe('UNAUTHENTICATED');
    expect((await browser.run(origin, '{ viewer { id } }')).data.viewer).toBeNull();
  }
  const again = { response: device.get(options) };
  expect((await one.run(origin, SIGN_IN, { input: again })).data.signInWithPasskey.user.id).toBe(String(user.id));
  const third = { response: device.get(options) };
  expect(codeOf(await one.run(origin, SIGN_IN, { input: third }))).toBe('UNAUTHENTICATED');
});

test('an answer adds a passkey only in the session that asked, and a first one soon after signing in', async () => {
  const user = await person();
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
  const signedIn = async () => {
    const browser = testBrowser();
    await browser.run(origin, login, { input: { email: user.email, password: PASSWORD } });
    return browser;
  };
  const [one, other] = [await signedIn(), await signedIn()];
  const start = () => one.run(origin, START, { password: PASSWORD });
  const device = softwarePasskey(publicUrl);
  const input = async () => ({
    name: 'Phone',
    response: device.create((await start()).data.startPasskey.options),
  });
  expect(codeOf(await other.run(origin, ADD, { input: await input() }))).toBe('BAD_USER_INPUT');
  await db('sessions')
    .whereRaw("(sess ->> 'userId')::integer = ?", [user.id])
    .update({ sess: db.raw("jsonb_set(sess::jsonb, '{startedAt}', ?::jsonb)::json", [Date.now() - 16 * 60_000]) });
  const later = await one.run((await testApp()).origin, START, { password: PASSWORD });
  expect(later.errors?.[0]?.extensions.fields.password).toContain('sign out and sign in again');
  const app = 'mutation ($password: String!) { startAuthenticator(password: $password) { uri } }';
  const atNewServer = await one.run((await testApp()).origin, app, { password: PASSWORD });
  expect(atNewServer.errors?.[0]?.extensions.fields.password).toContain('sign out and sign in again');
});

test('adding a passkey discards an app whose setup was started but not confirmed', async () => {
  const user = await person();
  const begin = 'mutation ($password: String!) { startAuthenticator(password: $password) { secret } }';
  const { secret } = (await as(user).run(begin, { password: PASSWORD })).data.startAuthenticator;
  await add(user);
  const confirm = 'mutation ($code: String!) { confirmAuthenticator(code: $code) { recoveryCodes } }';
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  expect(codeOf(await as(user).run(confirm, { code }))).toBe('CONFLICT');
});
