import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { refusalOf, testConfig, testGraph } from '../../testing/graph';
import { PASSWORD, PASSWORD_HASH } from '../../testing/make';
import { changePassword } from '../passwords/changePassword';
import { inSession, readViewer } from '../readViewer';
import { login } from '../signIn/login';
import { testContext } from '../testing/context';
import type { User } from '../User';
import { havePasskey } from './testing/havePasskey';

const { db, as, make } = await testGraph();

const PROOF = '$password: String!, $code: String';
const START = `mutation (${PROOF}) { startAuthenticator(password: $password, code: $code) { secret uri } }`;
const STATE = 'recoveryCodes user { secondFactor { hasAuthenticator recoveryCodesLeft } }';
const CONFIRM = `mutation ($code: String!) { confirmAuthenticator(code: $code) { ${STATE} } }`;
const REMOVE = `mutation (${PROOF}) { removeAuthenticator(password: $password, code: $code) { ${STATE} } }`;
const RENEW = `mutation (${PROOF}) { renewRecoveryCodes(password: $password, code: $code) { ${STATE} } }`;
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';

const person = () => make.customer({ passwordHash: PASSWORD_HASH });

/** Returns the code of an app, `later` half minutes from now. */
const codeOf = (secret: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 });

async function start(user: User): Promise<string> {
  return (await as(user).run(START, { password: PASSWORD })).data.startAuthenticator.secret;
}

/** Creates a person with an app. The setup uses up the current code; the code of the next half minute still works. */
async function withApp() {
  const user = await person();
  const secret = await start(user);
  const { data } = await as(user).run(CONFIRM, { code: codeOf(secret) });
  return { user, secret, codes: data.confirmAuthenticator.recoveryCodes as string[] };
}

const signIn = ({ email }: User, code?: string) => as(null).run(LOGIN, { input: { email, password: PASSWORD, code } });
const wrongCode = { code: 'BAD_USER_INPUT', fields: { code: 'This code is wrong or was used already' } };

beforeEach(() => db('rate_limits').delete());

test('an app is set up, is required at sign-in, and is turned off', async () => {
  const user = await person();
  const { data } = await as(user).run(START, { password: PASSWORD });
  const { secret, uri } = data.startAuthenticator;
  expect(uri).toContain(`secret=${secret}`);
  expect(uri).toContain(encodeURIComponent(user.email));
  expect((await signIn(user)).errors).toBeUndefined();
  const confirmed = await as(user).run(CONFIRM, { code: codeOf(secret) });
  expect(confirmed.data.confirmAuthenticator).toEqual({
    recoveryCodes: Array.from({ length: 10 }, () => expect.stringMatching(/^[a-z2-9]{5}-[a-z2-9]{5}$/)),
    user: { secondFactor: { hasAuthenticator: true, recoveryCodesLeft: 10 } },
  });
  expect((await signIn(user)).errors?.[0]).toMatchObject({
    extensions: { code: 'UNAUTHENTICATED', secondFactors: ['AUTHENTICATOR'] },
  });
  expect((await signIn(user, codeOf(secret, 1))).data.login.id).toBe(String(user.id));
  const [code] = confirmed.data.confirmAuthenticator.recoveryCodes;
  await as(user).run(REMOVE, { password: PASSWORD, code });
  expect((await signIn(user)).errors).toBeUndefined();
});

test('a code works once, even for two simultaneous sign-ins, and not when it is old', async () => {
  const { user, secret } = await withApp();
  const code = codeOf(secret, 1);
  const answers = await Promise.all([signIn(user, code), signIn(user, code)]);
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(answers.find(({ errors }) => errors)?.errors?.[0]?.extensions).toEqual(wrongCode);
  expect(refusalOf(await signIn(user, codeOf(secret, -1)))).toEqual(wrongCode);
  expect(refusalOf(await signIn(user, codeOf(secret, 5)))).toEqual(wrongCode);
});

test('a recovery code works once, however it is typed', async () => {
  const { user, codes } = await withApp();
  const typed = codes[0]!.toUpperCase().replace('-', ' ');
  expect((await signIn(user, typed)).errors).toBeUndefined();
  expect(refusalOf(await signIn(user, typed))).toEqual(wrongCode);
  const renewed = await as(user).run(RENEW, { password: PASSWORD, code: codes[2] });
  expect(renewed.data.renewRecoveryCodes.recoveryCodes).toHaveLength(10);
  expect(refusalOf(await signIn(user, codes[1]))).toEqual(wrongCode);
});

test('wrong codes are counted as attempts, and a wrong password never reveals the second factor', async () => {
  const { user } = await withApp();
  const { email } = user;
  const wrong = await as(null).run(LOGIN, { input: { email, password: 'Herdline2' } });
  expect(wrong.errors?.[0]?.extensions).toEqual({ code: 'UNAUTHENTICATED' });
  const codes = [];
  for (let time = 0; time < 10; time++) codes.push((await signIn(user, '000000')).errors?.[0]?.extensions.code);
  expect(codes.at(-1)).toBe('RATE_LIMITED');
});

test('guesses at the code from many IP addresses are paused, too, even if the right password is sent in between', async () => {
  const { user } = await withApp();
  const tryCode = async (address: string, code: string) => {
    const [result] = await Promise.allSettled([
      login(testContext(db, { address }), { email: user.email, password: PASSWORD, code }),
    ]);
    return result.status === 'rejected' && result.reason.extensions.code;
  };
  const codes = [];
  for (let time = 0; time < 20; time++) {
    expect(await tryCode(`198.51.100.${time}`, '')).toBe('UNAUTHENTICATED');
    codes.push(await tryCode(`198.51.100.${time}`, '000000'));
  }
  expect(codes).toEqual(Array(20).fill('BAD_USER_INPUT'));
  expect(await tryCode('198.51.100.99', '000000')).toBe('RATE_LIMITED');
});

test('refuses a wrong code, a wrong password, confirming without starting, and a second app', async () => {
  const user = await person();
  const codeFor = async (query: string, variables: object, who: User = user) =>
    (await as(who).run(query, { ...variables })).errors?.[0]?.extensions;
  expect(await codeFor(CONFIRM, { code: '123456' })).toMatchObject({ code: 'CONFLICT' });
  await start(user);
  expect(await codeFor(CONFIRM, { code: '12345' })).toEqual(wrongCode);
  for (const query of [START, REMOVE, RENEW]) {
    expect(await codeFor(query, { password: 'Herdline2' })).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { password: 'The password is wrong' },
    });
  }
  expect(await codeFor(RENEW, { password: PASSWORD })).toMatchObject({ code: 'CONFLICT' });
  const { user: other, codes } = await withApp();
  const proof = { password: PASSWORD, code: codes[0] };
  expect(await codeFor(START, proof, other)).toMatchObject({ code: 'CONFLICT' });
});

test.each([
  ['without a code', undefined, { code: 'Please enter the code of your app, or a recovery code' }],
  ['with a wrong code', '000000', { code: 'This code is wrong or was used already' }],
])('if there is an app, the password alone changes nothing: %s', async (_name, code, fields) => {
  const { user, codes } = await withApp();
  for (const query of [REMOVE, RENEW, START]) {
    const { errors } = await as(user).run(query, { password: PASSWORD, code });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
  }
  expect((await signIn(user)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await signIn(user, codes[0])).errors).toBeUndefined();
});

test('using a recovery code to confirm a change is in the audit log, and right codes are not counted as attempts', async () => {
  const { user, codes } = await withApp();
  let code = codes[0];
  for (let time = 0; time < 11; time++) {
    const { data } = await as(user).run(RENEW, { password: PASSWORD, code });
    [code] = data.renewRecoveryCodes.recoveryCodes;
  }
  expect(await db('auditEntries').where({ recordId: user.id, action: 'RECOVERY_CODE_USED' })).toHaveLength(11);
});

test('a code that confirmed a change cannot be used again', async () => {
  const { user, secret } = await withApp();
  const code = codeOf(secret, 1);
  expect((await as(user).run(RENEW, { password: PASSWORD, code })).errors).toBeUndefined();
  expect(refusalOf(await as(user).run(REMOVE, { password: PASSWORD, code }))).toEqual(wrongCode);
});

test('mails the owner, writes to the audit log, and stores neither the secret nor the codes in plain text', async () => {
  const { user, secret, codes } = await withApp();
  expect(await db('mails').where({ userId: user.id, template: 'secondFactorChanged' })).toHaveLength(1);
  expect(await db('auditEntries').where({ recordId: user.id, action: 'SECOND_FACTOR_ADDED' })).toHaveLength(1);
  const { rows } = await db.raw(
    'select encode(a.secret, ?) as stored, json_agg(r) as codes from authenticators a join recovery_codes r using (user_id) where user_id = ? group by 1',
    ['hex', user.id],
  );
  expect(rows[0].stored).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString('hex'));
  expect(JSON.stringify(rows[0].codes)).not.toContain(codes[0]);
  // Each with its own salt.
  const hashes: string[] = rows[0].codes.map(({ code_hash: hash }: { code_hash: string }) => hash);
  expect(new Set(hashes.map((hash) => /^\$argon2id\$v=19\$[^$]+\$([^$]+)\$/.exec(hash)?.[1])).size).toBe(10);
});

test('after SESSION_SECRET has changed, the app fails, and a recovery code still signs in', async () => {
  const { user, secret, codes } = await withApp();
  const config = { ...testConfig, sessionSecret: 'another one' };
  const attempt = (code: string) => login(testContext(db, { config }), { email: user.email, password: PASSWORD, code });
  await expect(attempt(codeOf(secret, 1))).rejects.toMatchObject({ extensions: wrongCode });
  expect(await attempt(codes[0]!)).toMatchObject({ id: user.id });
});

const config = { ...testConfig, adminSecondFactor: 'required' as const };

/** Signs in, and returns which setup of a second factor the new session requires. */
async function setupAfterLogin({ id, email }: User) {
  const context = testContext(db, { config });
  await login(context, { email, password: PASSWORD });
  return inSession((await readViewer(db, id))!, Date.now(), config).secondFactorSetup === 'OPTIONAL'
    ? 'OPTIONAL'
    : context.viewer?.secondFactorSetup;
}

test('if a second factor is required, an admin is asked at the first sign-in and has to set it up at the second', async () => {
  const admin = await make.admin({ passwordHash: PASSWORD_HASH });
  expect(await setupAfterLogin(admin)).toBe('NEXT_TIME');
  expect(await setupAfterLogin(admin)).toBe('NOW');
  await havePasskey(db, admin.id);
  expect((await readViewer(db, admin.id))?.secondFactorAskedAt).toBeNull();
});

test('a sign-in with a temporary password does not count as the first sign-in', async () => {
  const admin = await make.admin({ passwordHash: PASSWORD_HASH, mustChangePassword: true });
  const context = testContext(db, { config });
  await login(context, { email: admin.email, password: PASSWORD });
  expect(context.viewer?.secondFactorSetup).toBe('OPTIONAL');
  await changePassword(context, { currentPassword: PASSWORD, password: 'Herdline2' });
  expect(context.viewer?.secondFactorSetup).toBe('NEXT_TIME');
});

test('a customer is never asked for a second factor', async () => {
  const user = await person();
  expect(await setupAfterLogin(user)).toBe('OPTIONAL');
  expect(await setupAfterLogin(user)).toBe('OPTIONAL');
});
