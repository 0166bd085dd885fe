import { expect, test } from 'vitest';
import { testGraph } from '../../testing/graph';
import { PASSWORD_HASH } from '../../testing/make';
import { testContext } from '../testing/context';
import { sessionsOf, startSession } from '../testing/sessions';
import { login } from './login';
import { logout, logoutEverywhere } from './logout';

const { db, as, make } = await testGraph();

async function signedInContext() {
  const user = await make.customer({ passwordHash: PASSWORD_HASH });
  const context = testContext(db);
  await login(context, { email: user.email, password: 'Herdline1' });
  return { user, context };
}

test('signs out on this device only', async () => {
  const { user, context } = await signedInContext();
  await startSession(db, user.id);
  expect(await logout(context)).toBe(true);
  expect(context).toMatchObject({ viewer: null, session: { userId: null } });
  expect(await sessionsOf(db, user.id)).toBe(1);
});

test('succeeds when nobody is signed in', async () => {
  expect((await as(null).run('mutation { logout }')).data).toEqual({ logout: true });
});

test('runs the rest of the operation as a visitor', async () => {
  const { data, errors } = await as(await make.customer()).run('mutation { logout logoutEverywhere }');
  expect(data).toBeNull();
  expect(errors?.[0]).toMatchObject({ path: ['logoutEverywhere'], extensions: { code: 'UNAUTHENTICATED' } });
});

test('signs one person out on all devices, and nobody else', async () => {
  const { user, context } = await signedInContext();
  const other = await make.customer();
  for (const { id } of [user, user, other]) await startSession(db, id);
  expect(await logoutEverywhere(context)).toBe(true);
  expect(context).toMatchObject({ viewer: null, session: { userId: null } });
  expect([await sessionsOf(db, user.id), await sessionsOf(db, other.id)]).toEqual([0, 1]);
});
