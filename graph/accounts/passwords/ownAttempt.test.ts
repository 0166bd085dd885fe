import { beforeEach, expect, test } from 'vitest';
import { deleteAccount } from '../../closing/deleteAccount';
import type { Context } from '../../context';
import { testGraph } from '../../testing/graph';
import { PASSWORD, PASSWORD_HASH } from '../../testing/make';
import { changeEmail } from '../email/changeEmail';
import { readViewer } from '../readViewer';
import { confirmAuthenticator, startAuthenticator } from '../secondFactor/authenticator';
import { confirmOwner, mayAddFactor } from '../secondFactor/confirmOwner';
import { confirmPassword } from '../secondFactor/confirmPassword';
import { havePasskey } from '../secondFactor/testing/havePasskey';
import { login } from '../signIn/login';
import { testContext } from '../testing/context';
import { mailsTo } from '../testing/emailLinks';
import type { User } from '../User';
import { changePassword } from './changePassword';

const { db, make } = await testGraph();

const WRONG = 'Herdline2';

let addresses = 0;
/** The person's session, each time from another IP address. */
const from = async ({ id }: User): Promise<Context> =>
  testContext(db, { viewer: await readViewer(db, id), address: `203.0.${++addresses % 256}.${addresses >> 8}` });

const codeOf = (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'OK',
    ({ extensions }) => extensions.code,
  );

/** Everything that asks a signed-in person for a password or a code. */
const GUESSES: ((context: Context) => Promise<unknown>)[] = [
  (context) => changeEmail(context, { email: 'new@herdline.test', password: WRONG }),
  (context) => deleteAccount(context, { password: WRONG }),
  (context) => changePassword(context, { currentPassword: WRONG, password: 'Wagon3trails8' }),
  // The file with a person's data.
  (context) => confirmPassword(context, WRONG),
  // A new app or passkey.
  (context) => mayAddFactor(context, { password: WRONG }),
  // Other changes of factors.
  (context) => confirmOwner(context, { password: PASSWORD, code: 'aaaaa-aaaaa' }),
  (context) => confirmAuthenticator(context, '123456'),
];

beforeEach(() => db('rate_limits').delete());

test('guesses in sessions share one counter over all places and IP addresses, and are in the audit log', async () => {
  const user = await make.customer({ passwordHash: PASSWORD_HASH });
  await havePasskey(db, user.id);
  await startAuthenticator(await from(user), user);
  const codes: string[] = [];
  for (let guess = 0; guess < 20; guess++) codes.push(await codeOf(GUESSES[guess % GUESSES.length]!(await from(user))));
  expect(codes).toEqual(Array(20).fill('BAD_USER_INPUT'));
  for (const guess of GUESSES) expect(await codeOf(guess(await from(user)))).toBe('RATE_LIMITED');
  const stranger = testContext(db, { address: '192.0.2.1' });
  expect(await codeOf(login(stranger, { email: user.email, password: PASSWORD }))).toBe('RATE_LIMITED');
  const entries = await db('auditEntries').where({ recordId: user.id, action: 'CONFIRMATION_FAILED' });
  expect(entries.map(({ actorId }) => actorId)).toEqual(Array(20).fill(user.id));
  expect((await mailsTo(db, user.id)).map(({ template }) => template)).toContain('passwordGuessed');
});

test('strangers who guess do not keep the owner from confirming, and right answers are not counted', async () => {
  const user = await make.customer({ passwordHash: PASSWORD_HASH });
  const guess = (place: number) =>
    login(testContext(db, { address: `192.0.2.${place}` }), { email: user.email, password: WRONG });
  for (let place = 0; place < 21; place++) await codeOf(guess(place));
  expect(await codeOf(guess(21))).toBe('RATE_LIMITED');
  for (let time = 0; time < 21; time++) {
    expect(await codeOf(confirmOwner(await from(user), { password: PASSWORD }))).toBe('OK');
  }
});
