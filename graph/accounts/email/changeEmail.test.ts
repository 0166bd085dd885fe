import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { writeLetter } from '../../letters/writeLetter';
import { codeOf, fieldsOf, mailedToken, refusalOf, testGraph } from '../../testing/graph';
import { PASSWORD, PASSWORD_HASH } from '../../testing/make';
import { findResetToken } from '../passwords/resetTokens';
import { havePasskey } from '../secondFactor/testing/havePasskey';
import { letterWithToken, mailsTo } from '../testing/emailLinks';
import { sessionsOf, startSession } from '../testing/sessions';
import { User } from '../User';
import { makeWaitingChanges } from './makeWaitingChanges';

const { db, as, make } = await testGraph();

const CHANGE = `mutation ($input: ChangeEmailInput!) {
  changeEmail(input: $input) { user { email emailChange { email expiresAt } } }
}`;
const CANCEL = 'mutation { cancelEmailChange { user { email emailChange { email } } } }';
const CONFIRM = 'mutation ($token: String!) { confirmEmail(token: $token) { email wasChanged } }';
const SEND = 'mutation { sendEmailConfirmation { sentTo } }';
const UNDO = 'mutation ($token: String!) { secureAccount(token: $token) { emailRestored } }';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const START_APP = 'mutation ($password: String!) { startAuthenticator(password: $password) { secret } }';
const CONFIRM_APP = 'mutation ($code: String!) { confirmAuthenticator(code: $code) { recoveryCodes } }';
const STATE = '{ viewer { email emailConfirmed emailChange { email } } }';
const INVALID = { code: 'BAD_USER_INPUT', fields: { token: 'Invalid or missing token' } };
const CONFIRMED_AT = '2026-01-01T00:00:00.000Z';

const newEmail = () => `${randomUUID()}@herdline.test`;
const confirmed = () => make.customer({ passwordHash: PASSWORD_HASH, emailConfirmedAt: CONFIRMED_AT });
const change = (user: User, email: string, password = PASSWORD) => as(user).run(CHANGE, { input: { email, password } });
const confirm = (token: string) => as(null).run(CONFIRM, { token });
const undo = (token: string) => as(null).run(UNDO, { token });
const stateOf = async (user: User) => (await as(user).run(STATE)).data.viewer;
const signIn = (email: string) => as(null).run(LOGIN, { input: { email, password: PASSWORD } });
const tokenFor = async ({ id }: User) =>
  (await letterWithToken(db, { template: 'newEmailConfirmation', userId: id })).token;
const newestMail = async ({ id }: User) => (await mailsTo(db, id)).at(-1)!;
const entriesOf = ({ id }: User) => db('auditEntries').where({ recordType: 'USER', recordId: id }).orderBy('id');

/** Changes a user's email, and returns the new one with the letter to the old one. */
async function changed(user: User) {
  const email = newEmail();
  await change(user, email);
  expect((await confirm(await tokenFor(user))).errors).toBeUndefined();
  return { email, letter: await letterWithToken(db, await newestMail(user)) };
}

beforeEach(() => db('rate_limits').delete());

describe('requesting an email change', () => {
  test('mails the new email a link and the old one a notice; nothing changes until it is confirmed', async () => {
    const user = await confirmed();
    const email = newEmail();
    const { data } = await change(user, ` ${email} `);
    expect(data.changeEmail.user).toMatchObject({ email: user.email, emailChange: { email } });
    expect((await signIn(user.email)).data.login.id).toBe(String(user.id));
    const [asking, telling] = await mailsTo(db, user.id);
    const { letter, token } = await letterWithToken(db, asking!);
    expect(letter).toMatchObject({ to: { name: '', address: email }, subject: 'Confirm your new email for Herdline' });
    expect(await writeLetter(db, telling!)).toMatchObject({
      to: { name: '', address: user.email },
      subject: 'Your Herdline email is about to change',
      link: { label: 'Stop the change' },
    });
    expect((await confirm(token)).data.confirmEmail).toEqual({ email, wasChanged: true });
    expect(await stateOf(user)).toEqual({ email, emailConfirmed: true, emailChange: null });
    expect((await signIn(email)).data.login.id).toBe(String(user.id));
    expect(codeOf(await signIn(user.email))).toBe('UNAUTHENTICATED');
    const done = (await mailsTo(db, user.id)).find(({ template }) => template === 'emailChanged')!;
    expect(await writeLetter(db, done)).toMatchObject({
      to: { address: user.email },
      subject: 'Your Herdline email has changed',
      link: { label: 'Undo the change' },
    });
    const entries = await entriesOf(user);
    expect(entries.map(({ action }) => action)).toEqual([
      'EMAIL_CHANGE_REQUESTED',
      'SIGNED_IN',
      'EMAIL_CHANGED',
      'SIGNED_IN',
    ]);
    expect(JSON.stringify(entries)).not.toMatch(new RegExp(`${email}|${user.email}`));
  });

  test('changes the contact of the ranch, too', async () => {
    const { owner, ranch } = await make.rancher({}, { passwordHash: PASSWORD_HASH, emailConfirmedAt: CONFIRMED_AT });
    const { email } = await changed(owner);
    const { data } = await as(owner).run(`{ rancher(id: ${ranch.id}) { contact { email } } }`);
    expect(data.rancher.contact).toEqual({ email });
  });

  test('ends password reset links that went to the old email, but no session', async () => {
    const user = await confirmed();
    const reset = await mailedToken(db, user.id);
    await startSession(db, user.id);
    await changed(user);
    expect(await findResetToken(db, reset)).toBeUndefined();
    expect(await sessionsOf(db, user.id)).toBe(1);
  });

  test.each([
    [{ email: 'ann' }, { email: 'Please enter a valid email address' }],
    [{ password: '' }, { password: 'Please enter your password' }],
    [{ password: 'Herdline2' }, { password: 'The password is wrong' }],
  ])('refuses %j', async (given, fields) => {
    const user = await confirmed();
    const { errors } = await as(user).run(CHANGE, { input: { email: newEmail(), password: PASSWORD, ...given } });
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', fields });
    expect(await mailsTo(db, user.id)).toEqual([]);
  });

  test('refuses the current email in upper or lower case', async () => {
    const user = await confirmed();
    expect(fieldsOf(await change(user, user.email.toUpperCase()))).toEqual({
      email: 'This is your email already',
    });
  });

  test('requires a code of the app or a recovery code if there is a second factor', async () => {
    const user = await confirmed();
    const secret = (await as(user).run(START_APP, { password: PASSWORD })).data.startAuthenticator.secret;
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const started = await as(user).run(CONFIRM_APP, { code: app.generate() });
    const [recoveryCode] = started.data.confirmAuthenticator.recoveryCodes;
    const email = newEmail();
    const answer = (code?: string | null, password = PASSWORD) =>
      as(user).run(CHANGE, { input: { email, password, code } });
    const missing = {
      code: 'BAD_USER_INPUT',
      fields: { code: 'Please enter the code of your app, or a recovery code' },
    };
    const wrong = { code: 'BAD_USER_INPUT', fields: { code: 'This code is wrong or was used already' } };
    for (const code of [undefined, null, ' ', 'x'.repeat(41)]) {
      expect(refusalOf(await answer(code))).toEqual(missing);
    }
    expect(refusalOf(await answer('aaaaa-aaaaa'))).toEqual(wrong);
    expect(fieldsOf(await answer(recoveryCode, 'Herdline2'))).toEqual({
      password: 'The password is wrong',
    });
    expect(await stateOf(user)).toMatchObject({ emailChange: null });
    expect(await mailsTo(db, user.id)).not.toContainEqual(
      expect.objectContaining({ template: 'newEmailConfirmation' }),
    );
    // The current code is used up by the setup of the app.
    const next = app.generate({ timestamp: Date.now() + 30_000 });
    expect((await answer(next)).data.changeEmail.user.emailChange.email).toBe(email);
    expect(refusalOf(await answer(next))).toEqual(wrong);
    expect((await answer(recoveryCode)).errors).toBeUndefined();
    expect(refusalOf(await answer(recoveryCode))).toEqual(wrong);
  });

  test('requires a recovery code if the person has only passkeys', async () => {
    const user = await confirmed();
    const [code] = await havePasskey(db, user.id);
    const input = { email: newEmail(), password: PASSWORD };
    expect(Object.keys((await as(user).run(CHANGE, { input })).errors?.[0]?.extensions.fields ?? {})).toEqual(['code']);
    expect((await as(user).run(CHANGE, { input: { ...input, code } })).errors).toBeUndefined();
  });

  test('limits how many people it mails', async () => {
    const user = await confirmed();
    for (let at = 0; at < 5; at++) expect((await change(user, newEmail())).errors).toBeUndefined();
    expect(codeOf(await change(user, newEmail()))).toBe('RATE_LIMITED');
  });

  test('for an email of another account gets the same response, and only the owner of that account learns about it', async () => {
    const [user, owner] = [await confirmed(), await make.customer()];
    const { data, errors } = await change(user, owner.email.toUpperCase());
    expect(errors).toBeUndefined();
    expect(data.changeEmail.user.emailChange.email).toBe(owner.email.toUpperCase());
    const pending = () => db('email_confirmations').where({ userId: user.id });
    await pending().update({ expiresAt: db.raw("now() + interval '1 hour'") });
    const letter = await writeLetter(db, { template: 'newEmailConfirmation', userId: user.id });
    expect(letter).toMatchObject({
      to: { address: owner.email.toUpperCase() },
      subject: 'You already have a Herdline account with this email',
      link: { path: '/auth' },
    });
    // The expiry is shown to whoever requested the change, so the letter renews it as for any other email.
    expect((await pending().whereRaw("expires_at > now() + interval '6 days'")).length).toBe(1);
  });

  test('only the newest change counts, and its link can be mailed again', async () => {
    const user = await confirmed();
    await change(user, newEmail());
    const first = await tokenFor(user);
    const email = newEmail();
    await change(user, email);
    expect(refusalOf(await confirm(first))).toEqual(INVALID);
    const second = await tokenFor(user);
    expect((await as(user).run(SEND)).data.sendEmailConfirmation).toEqual({ sentTo: email });
    const third = await letterWithToken(db, await newestMail(user));
    expect(third.letter.to.address).toBe(email);
    expect(refusalOf(await confirm(second))).toEqual(INVALID);
    expect((await confirm(third.token)).data.confirmEmail.email).toBe(email);
  });

  test('if two accounts confirm the same email at once, one gets it and the other gets CONFLICT', async () => {
    const [ann, bob] = [await confirmed(), await confirmed()];
    const email = newEmail();
    await change(ann, email);
    await change(bob, email.toUpperCase());
    const tokens = [await tokenFor(ann), await tokenFor(bob)];
    const answers = await Promise.all(tokens.map(confirm));
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors ?? [])).toMatchObject([
      { message: 'An account with this email already exists', extensions: { code: 'CONFLICT' } },
    ]);
  });
});

describe('a pending change', () => {
  test('can be canceled by the person, even twice', async () => {
    const user = await confirmed();
    await change(user, newEmail());
    const token = await tokenFor(user);
    for (const _ of [1, 2]) {
      expect((await as(user).run(CANCEL)).data.cancelEmailChange.user).toEqual({
        email: user.email,
        emailChange: null,
      });
    }
    expect(refusalOf(await confirm(token))).toEqual(INVALID);
    expect((await entriesOf(user)).map(({ action }) => action)).toEqual([
      'EMAIL_CHANGE_REQUESTED',
      'EMAIL_CHANGE_CANCELED',
    ]);
    // Letters that are still in the queue aren't sent.
    for (const mail of await mailsTo(db, user.id)) expect(await writeLetter(db, mail)).toBeUndefined();
  });

  test.each([CONFIRMED_AT, null])('can be stopped from the old email (confirmed at %s)', async (emailConfirmedAt) => {
    const user = await make.customer({ passwordHash: PASSWORD_HASH, emailConfirmedAt });
    await change(user, newEmail());
    const link = await tokenFor(user);
    const { token } = await letterWithToken(db, await newestMail(user));
    await startSession(db, user.id);
    expect((await undo(token)).data.secureAccount).toEqual({ emailRestored: false });
    expect(refusalOf(await confirm(link))).toEqual(INVALID);
    expect(await stateOf(user)).toMatchObject({ email: user.email, emailChange: null });
    expect(await sessionsOf(db, user.id)).toBe(0);
    expect(await newestMail(user)).toEqual({ template: 'passwordReset', userId: user.id });
    expect(refusalOf(await undo(token))).toEqual(INVALID);
  });

  test('is canceled by a new password', async () => {
    const user = await confirmed();
    await change(user, newEmail());
    const link = await tokenFor(user);
    const input = { currentPassword: PASSWORD, password: 'Wagon3trails8' };
    await as(user).run('mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { id } }', { input });
    expect(refusalOf(await confirm(link))).toEqual(INVALID);
    await change(user, newEmail(), input.password);
    const second = await tokenFor(user);
    const reset = { token: await mailedToken(db, user.id), password: 'Wagon4trails8' };
    await as(null).run('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', { input: reset });
    expect(refusalOf(await confirm(second))).toEqual(INVALID);
  });

  test('expires after seven days', async () => {
    const user = await confirmed();
    await change(user, newEmail());
    const token = await tokenFor(user);
    await db('email_confirmations')
      .where({ userId: user.id })
      .update({ expiresAt: db.raw("now() - interval '1 second'") });
    expect(await stateOf(user)).toMatchObject({ emailChange: null });
    expect(refusalOf(await confirm(token))).toEqual(INVALID);
  });
});

describe('a confirmed change', () => {
  test('can be undone from the old email, which signs everyone out and removes the password', async () => {
    const user = await confirmed();
    const { email, letter } = await changed(user);
    await startSession(db, user.id);
    const reset = await mailedToken(db, user.id);
    expect((await undo(letter.token)).data.secureAccount).toEqual({ emailRestored: true });
    expect(await stateOf(user)).toEqual({ email: user.email, emailConfirmed: true, emailChange: null });
    expect(await sessionsOf(db, user.id)).toBe(0);
    expect(await findResetToken(db, reset)).toBeUndefined();
    for (const typed of [email, user.email]) {
      expect(codeOf(await signIn(typed))).toBe('UNAUTHENTICATED');
    }
    expect(await newestMail(user)).toEqual({ template: 'passwordReset', userId: user.id });
    const input = { token: await mailedToken(db, user.id), password: PASSWORD };
    await as(null).run('mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) }', { input });
    await db('rate_limits').delete();
    expect((await signIn(user.email)).data.login.id).toBe(String(user.id));
    expect((await entriesOf(user)).map(({ action }) => action)).toContain('EMAIL_CHANGE_UNDONE');
  });

  test('can be undone once, even after another change', async () => {
    const user = await confirmed();
    const { letter } = await changed(user);
    const again = await changed(await User.query(db).findById(user.id).throwIfNotFound());
    const answers = await Promise.all([undo(letter.token), undo(letter.token)]);
    expect(answers.filter(({ data }) => data)).toHaveLength(1);
    expect(await stateOf(user)).toMatchObject({ email: user.email });
    // The email in between can't be restored.
    expect(refusalOf(await undo(again.letter.token))).toEqual(INVALID);
  });

  describe('from an email that was never confirmed, and so could be a stranger’s,', () => {
    const DAY = 24 * 60 * 60_000;
    const work = makeWaitingChanges({ db, log: pino({ level: 'silent' }) });
    const pass = (days: number) =>
      db.raw('update email_confirmations set takes_effect_at = takes_effect_at - make_interval(days => ?)', [days]);

    async function waiting() {
      const user = await make.customer({ passwordHash: PASSWORD_HASH });
      const email = newEmail();
      await change(user, email);
      const confirmation = await confirm(await tokenFor(user));
      return { user, email, confirmation, stop: await letterWithToken(db, await newestMail(user)) };
    }

    test('waits for three days in which that email can stop it, and then cannot be undone', async () => {
      const { user, email, confirmation, stop } = await waiting();
      expect(confirmation.data.confirmEmail).toEqual({ email, wasChanged: false });
      expect(stop.letter).toMatchObject({ to: { address: user.email }, link: { label: 'Stop the change' } });
      const { takesEffectAt } = (await as(user).run('{ viewer { emailChange { takesEffectAt } } }')).data.viewer
        .emailChange;
      expect(Math.abs(Date.parse(takesEffectAt) - Date.now() - 3 * DAY)).toBeLessThan(DAY / 24);
      expect(codeOf(await as(user).run(SEND))).toBe('CONFLICT');
      await pass(2);
      await work();
      expect(await stateOf(user)).toMatchObject({ email: user.email, emailChange: { email } });
      await pass(1);
      await work();
      expect(await stateOf(user)).toEqual({ email, emailConfirmed: true, emailChange: null });
      expect(refusalOf(await undo(stop.token))).toEqual(INVALID);
      const { letter, token } = await letterWithToken(db, await newestMail(user));
      expect([letter.to.address, letter.link.path, token]).toEqual([user.email, '/', '']);
    });

    test('can be stopped', async () => {
      const { user, stop } = await waiting();
      expect((await undo(stop.token)).data.secureAccount).toEqual({ emailRestored: false });
      await pass(3);
      await work();
      expect(await stateOf(user)).toMatchObject({ email: user.email, emailChange: null });
    });

    test('ends if another account has the new email by then', async () => {
      const { user, email } = await waiting();
      await make.customer({ email });
      await pass(3);
      await work();
      expect(await stateOf(user)).toMatchObject({ email: user.email, emailChange: null });
    });
  });

  test('cannot be undone if another account now has the old email, or after seven days', async () => {
    const user = await confirmed();
    const { email, letter } = await changed(user);
    const other = await make.customer({ email: user.email });
    expect(codeOf(await undo(letter.token))).toBe('CONFLICT');
    await db('users').where({ id: other.id }).update({ email: newEmail() });
    await db('account_undos')
      .where({ userId: user.id })
      .update({ expiresAt: db.raw("now() - interval '1 second'") });
    expect(refusalOf(await undo(letter.token))).toEqual(INVALID);
    expect(await stateOf(user)).toMatchObject({ email });
  });

  test.each(['', 'made-up', 'x'.repeat(500)])('cannot be undone with the token %j', async (token) => {
    expect(refusalOf(await undo(token))).toMatchObject({ code: 'BAD_USER_INPUT' });
  });
});
