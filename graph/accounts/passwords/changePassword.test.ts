import { beforeEach, expect, test } from 'vitest';
import { testGraph } from '../../testing/graph';
import { PASSWORD_HASH } from '../../testing/make';
import { readViewer } from '../readViewer';
import { login } from '../signIn/login';
import { testContext } from '../testing/context';
import { sessionsOf, startSession } from '../testing/sessions';
import type { User } from '../User';
import { changePassword } from './changePassword';

const { db, as, make } = await testGraph();

const CHANGE = 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id mustChangePassword } }';
const WRONG = { code: 'BAD_USER_INPUT', fields: { currentPassword: 'The current password is wrong' } };
const valid = { currentPassword: 'Herdline1', password: 'Herdline2' };

const send = (user: User | null, input: object) => as(user).run(CHANGE, { input: { ...valid, ...input } });

beforeEach(() => db('rate_limits').delete());

test('changes the password, ends the other sessions and stays signed in here', async () => {
  const { id, email } = await make.customer({ passwordHash: PASSWORD_HASH });
  await startSession(db, id);
  const context = testContext(db, { viewer: await readViewer(db, id) });
  await changePassword(context, valid);
  expect(context.session.userId).toBe(id);
  expect(await sessionsOf(db, id)).toBe(0);
  expect(await login(testContext(db), { email, password: 'Herdline2' })).toMatchObject({ id });
});

test('gives full access to a person who had a temporary password', async () => {
  const user = await make.customer({ passwordHash: PASSWORD_HASH, mustChangePassword: true });
  const barred = await as(user).run('mutation { updateProfile(input: { city: "Waco" }) { id } }');
  expect(barred.errors?.[0]).toMatchObject({
    message: 'Please change your temporary password first',
    extensions: { code: 'FORBIDDEN' },
  });
  const { data } = await send(user, {});
  expect(data.changePassword).toEqual({ id: String(user.id), mustChangePassword: false });
  expect((await as(user).run('mutation { updateProfile(input: { city: "Waco" }) { city } }')).errors).toBeUndefined();
});

test.each([
  ['currentPassword', 'Herdline3', 'The current password is wrong'],
  ['currentPassword', '', 'Please enter your current password'],
  ['password', 'Herd2', 'Password must be at least 8 characters'],
  ['password', 'Herdline1', 'Please choose a password that differs from your current one'],
])('refuses %s %j', async (field, value, message) => {
  const { errors } = await send(await make.customer({ passwordHash: PASSWORD_HASH }), { [field]: value });
  expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
});

test('lets only one of two simultaneous changes succeed', async () => {
  const user = await make.customer({ passwordHash: PASSWORD_HASH });
  const answers = await Promise.all(['Herdline2', 'Herdline3'].map((password) => send(user, { password })));
  expect(answers.filter(({ data }) => data)).toHaveLength(1);
  expect(answers.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions)).toEqual([WRONG]);
});

test('limits how often a session can guess the current password', async () => {
  const user = await make.customer({ passwordHash: PASSWORD_HASH });
  const guesses = Array.from({ length: 11 }, () => send(user, { currentPassword: 'Herdline3' }));
  const codes = (await Promise.all(guesses)).map(({ errors }) => errors?.[0]?.extensions.code);
  expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(1);
});
