import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { fieldsOf, mailedToken, testGraph } from '../../testing/graph';
import { PASSWORD } from '../../testing/make';
import { refuseWeakPassword } from './weakPassword';

const { db, as, make } = await testGraph();

const COMMON = 'This password is too common and easy to guess. Please choose another one.';
const CONTAINS_EMAIL = "Please choose a password that doesn't contain your email address";
const CONTAINS_RANCH = "Please choose a password that doesn't contain your ranch's name";

const ann = { email: 'annmiller+beef@herdline.test' };
const ray = { email: 'ray@herdline.test', ranchName: 'The Lone Oak Ranch' };
const refusal = (fields: Record<string, string>) => ({ extensions: { code: 'BAD_USER_INPUT', fields } });

beforeEach(() => db('rate_limits').delete());

test.each([
  'Password1',
  'Qwerty123',
  'Welcome1',
  'Iloveyou1',
  'Abc12345',
  '1qaz2wsX',
  'P@ssw0rd1!',
  'Summer2026',
  'dRAGON99$',
  'Vesy7csae64',
])('refuses %s, which is easy to guess', async (password) => {
  await expect(refuseWeakPassword(password, ann)).rejects.toMatchObject(refusal({ password: COMMON }));
});

test.each([
  [ann, 'Annmiller1', CONTAINS_EMAIL],
  [ann, 'my-ANN.Miller-7', CONTAINS_EMAIL],
  [{ email: 'ann.miller@herdline.test' }, 'Annmiller2026x', CONTAINS_EMAIL],
  [ray, 'LoneOakRanch1', CONTAINS_RANCH],
  [ray, '9LoneOak!', CONTAINS_RANCH],
])('for %o, refuses %s', async (person, password, message) => {
  await expect(refuseWeakPassword(password, person)).rejects.toMatchObject(refusal({ password: message }));
});

test.each([
  [ann, 'Correct-Horse-7'],
  [ray, 'Crayfish-in-2'],
  [{ email: 'ann@herdline.test', ranchName: 'The Ranch' }, 'Planning-2'],
])('for %o, accepts %s, which shares only a short word', async (person, password) => {
  await expect(refuseWeakPassword(password, person)).resolves.toBeUndefined();
});

test('a new customer’s weak password is refused at its field, and no account is created', async () => {
  const email = `${randomUUID()}@herdline.test`;
  const input = { name: 'Ann Miller', email, password: 'Password1' };
  const register = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
  expect(fieldsOf(await as(null).run(register, { input }))).toEqual({ password: COMMON });
  expect(await db('users').where({ email })).toEqual([]);
});

test('a new rancher’s password with the name of the ranch is refused at its field', async () => {
  const user = {
    name: 'Ray Rancher',
    email: `${randomUUID()}@herdline.test`,
    phone: '555-0100',
    password: 'LoneOak77',
  };
  const rancher = { ranchName: 'Lone Oak Ranch', city: 'Austin', state: 'Texas', zipCode: '78701' };
  const register = 'mutation ($input: RegisterRancherInput!) { registerRancher(input: $input) { id } }';
  expect(fieldsOf(await as(null).run(register, { input: { user, rancher } }))).toEqual({
    'user.password': CONTAINS_RANCH,
  });
});

test('a changed password must not be weak', async () => {
  const { owner } = await make.rancher({ ranchName: 'Lone Oak Ranch' });
  const { password: currentPassword } = await make.credentialsOf(owner);
  const change = (password: string) =>
    as(owner).run('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }', {
      input: { currentPassword, password },
    });
  expect(fieldsOf(await change('Welcome1'))).toEqual({ password: COMMON });
  expect(fieldsOf(await change('LoneOak77'))).toEqual({ password: CONTAINS_RANCH });
});

test('a weak password from a mailed link is refused, and the link stays usable', async () => {
  const user = await make.customer({ email: `annmiller${Date.now()}@herdline.test` });
  await as(null).run(`mutation { requestPasswordReset(email: "${user.email}") }`);
  const token = await mailedToken(db, user.id);
  const reset = (password: string) =>
    as(null).run('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', {
      input: { token, password },
    });
  expect(fieldsOf(await reset('Qwerty123'))).toEqual({ password: COMMON });
  expect(fieldsOf(await reset(`A${user.email.split('@')[0]}`))).toEqual({ password: CONTAINS_EMAIL });
  expect((await reset(PASSWORD)).data).toEqual({ resetPassword: true });
});

test('a person with an older weak password can still sign in', async () => {
  const { hashPassword } = await import('./passwords');
  const { email } = await make.customer({ passwordHash: await hashPassword('Password1') });
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
  expect((await as(null).run(login, { input: { email, password: 'Password1' } })).errors).toBeUndefined();
});
