import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../rules/fields/limits';
import { TERMS_VERSION } from '../../rules/papers/termsVersion';
import { mailsTo } from '../accounts/testing/emailLinks';
import { writeLetter } from '../letters/writeLetter';
import { refusalOf, someoneWaits, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();
beforeEach(() => db('rate_limits').delete());

const INVITE = `mutation ($input: InviteHelperInput!) {
  inviteHelper(input: $input) { rancher { helpers { id } helperInvitations { id email name role expiresAt } } } }`;
const CANCEL = 'mutation ($id: ID!) { cancelHelperInvitation(id: $id) { rancher { helperInvitations { id } } } }';
const READ = 'query ($token: String!) { helperInvitation(token: $token) { ranchName email role } }';
const ACCEPT = `mutation ($input: AcceptHelperInvitationInput!) {
  acceptHelperInvitation(input: $input) { user { id name email userType emailConfirmed acceptedTerms { version } ranchRole duties ranch { id } } } }`;

type User = { id: number } | null;
type Answer = Awaited<ReturnType<ReturnType<typeof as>['run']>>;

const newEmail = () => `${randomUUID()}@herdline.test`;
const invite = (owner: User, changes: object = {}) =>
  as(owner).run(INVITE, { input: { email: newEmail(), role: 'WORK_ORDERS', ...changes } });
const accept = (token: string, changes: object = {}) =>
  as(null).run(ACCEPT, { input: { token, name: 'Hank Helper', password: 'Wagon3trails8', ...changes } });
const read = async (token: string) => (await as(null).run(READ, { token })).data.helperInvitation;
const CLOSED = { token: "This invitation can't be used anymore. Please ask the ranch for a new one." };
const auditOf = (recordType: string, recordId: number) =>
  db('auditEntries').where({ recordType, recordId }).orderBy('id').select('action', 'actorId', 'changes');

const letterOf = (invitationId: number) => writeLetter(db, { template: 'helperInvitation', invitationId });

/** Returns the token of the letter to an invited email. */
async function mailedTo(rancherId: number, email: string): Promise<string> {
  const { id: invitationId } = await db('helperInvitations').where({ rancherId, email }).first('id');
  const letter = await letterOf(invitationId);
  return new URL(letter!.link.path, 'http://herdline.test').searchParams.get('token')!;
}

async function invited(changes: object = {}) {
  const { owner, ranch } = await make.rancher();
  const email = newEmail();
  const { data, errors } = await invite(owner, { email, ...changes });
  expect(errors).toBeUndefined();
  const [{ id }] = data.inviteHelper.rancher.helperInvitations;
  return { owner, ranch, email, id, token: await mailedTo(ranch.id, email) };
}

describe('an invitation', () => {
  test('is listed, mailed to the email alone, and logged', async () => {
    const { owner, ranch } = await make.rancher({ ranchName: 'Far Oak Ranch' });
    const email = newEmail();
    const { data } = await invite(owner, { email, name: 'Hank', role: 'RUN_RANCH' });
    const { helpers, helperInvitations } = data.inviteHelper.rancher;
    expect(helpers).toEqual([]);
    expect(helperInvitations).toEqual([
      { id: expect.any(String), email, name: 'Hank', role: 'RUN_RANCH', expiresAt: expect.any(String) },
    ]);
    expect(Date.parse(helperInvitations[0].expiresAt) - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
    const invitationId = Number(helperInvitations[0].id);
    const jobs = await db.raw("select 1 from graphile_worker._private_jobs where payload ->> 'invitationId' = ?", [
      String(invitationId),
    ]);
    expect(jobs.rows).toHaveLength(1);
    const letter = await letterOf(invitationId);
    expect(letter).toMatchObject({
      to: { name: '', address: email },
      subject: "You're invited to help a ranch on Herdline",
      link: { path: expect.stringMatching(/^\/helper-invitation\?token=[\w-]{43}$/) },
    });
    for (const typed of ['Hank', 'Far Oak']) expect(JSON.stringify(letter)).not.toContain(typed);
    expect(await auditOf('RANCHER', ranch.id)).toEqual([
      {
        action: 'HELPER_INVITED',
        actorId: owner.id,
        changes: [{ field: 'role', before: null, after: 'RUN_RANCH' }],
      },
    ]);
  });

  test('stores only a hash of its token, and shows a visitor only the ranch, the email and the role', async () => {
    const { ranch, email, token } = await invited();
    expect(JSON.stringify(await db('helperInvitations').where({ email }).first())).not.toContain(token);
    expect(await read(token)).toEqual({ ranchName: ranch.ranchName, email, role: 'WORK_ORDERS' });
    expect(await read('made-up')).toBeNull();
  });

  test('is replaced by the next one to the same email, in upper or lower case', async () => {
    const { owner, ranch, email, token } = await invited();
    const { data } = await invite(owner, { email: email.toUpperCase(), role: 'RUN_RANCH' });
    expect(data.inviteHelper.rancher.helperInvitations).toHaveLength(1);
    expect(await read(token)).toBeNull();
    expect(await read(await mailedTo(ranch.id, email.toUpperCase()))).toMatchObject({ role: 'RUN_RANCH' });
  });

  test('can be canceled, after which its link does not work and its letter is not sent', async () => {
    const { owner, ranch, id, token } = await invited();
    const { ranch: other, owner: stranger } = await make.rancher();
    expect(refusalOf(await as(stranger).run(CANCEL, { id }))).toMatchObject({ code: 'NOT_FOUND' });
    const { data } = await as(owner).run(CANCEL, { id });
    expect(data.cancelHelperInvitation.rancher.helperInvitations).toEqual([]);
    expect(await read(token)).toBeNull();
    expect(refusalOf(await accept(token))).toEqual({ code: 'BAD_USER_INPUT', fields: CLOSED });
    expect(await letterOf(Number(id))).toBeUndefined();
    expect((await auditOf('RANCHER', ranch.id)).map(({ action }) => action)).toEqual([
      'HELPER_INVITED',
      'HELPER_INVITATION_CANCELED',
    ]);
    expect(await auditOf('RANCHER', other.id)).toEqual([]);
  });

  test.each([
    ['email', { email: 'hank@localhost' }, 'Please enter a valid email address'],
    ['name', { name: 'x'.repeat(LIMITS.name + 1) }, `At most ${LIMITS.name} characters (this has ${LIMITS.name + 1})`],
  ])('needs a valid %s', async (field, changes, message) => {
    const { owner } = await make.rancher();
    expect(refusalOf(await invite(owner, changes))).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
  });

  test("doesn't tell the ranch that the email has an account, only the owner of the account", async () => {
    const { owner, ranch } = await make.rancher({ ranchName: 'Far Oak Ranch' });
    const emails = [newEmail(), (await make.customer()).email.toUpperCase()];
    for (const email of emails) expect((await invite(owner, { email })).errors).toBeUndefined();
    const rows = await db('helperInvitations').where({ rancherId: ranch.id }).orderBy('id');
    expect(rows.map(({ email }) => email)).toEqual(emails);
    const [, ofTaken] = [await letterOf(rows[0].id), await letterOf(rows[1].id)];
    expect(ofTaken).toMatchObject({
      to: { name: '', address: emails[1] },
      paragraphs: [expect.stringContaining('already has an account'), expect.stringContaining('another email')],
      link: { path: '/auth' },
    });
    // Writing either letter changes its invitation in the same way.
    const states = (await db('helperInvitations').where({ rancherId: ranch.id }).orderBy('id')).map((row, index) => ({
      isLater: row.expiresAt > rows[index].expiresAt,
      hasToken: row.tokenHash !== null,
    }));
    expect(states).toEqual([0, 1].map(() => ({ isLater: true, hasToken: true })));
    const entries = await auditOf('RANCHER', ranch.id);
    expect(entries[1]).toEqual(entries[0]);
    const mails = await db.raw(
      "select template, user_id from mails where template = 'helperInvitation' and job_id in (select id from graphile_worker._private_jobs where payload ->> 'invitationId' = any(?))",
      [rows.map(({ id }) => String(id))],
    );
    expect(mails.rows).toEqual([0, 1].map(() => ({ template: 'helperInvitation', user_id: null })));
  });

  test('requires an approved ranch, when it is sent and when it is accepted', async () => {
    const { owner } = await make.rancher({ approval: 'PENDING' });
    expect(refusalOf(await invite(owner))).toMatchObject({ code: 'FORBIDDEN' });
    const { ranch, token } = await invited();
    await db('ranchers').where({ id: ranch.id }).update({ approval: 'SUSPENDED' });
    expect(await read(token)).toBeNull();
    expect(refusalOf(await accept(token))).toMatchObject({ fields: CLOSED });
  });

  test('counts toward the maximum of helpers, even if two are sent at once', async () => {
    const { owner, ranch } = await make.rancher();
    const rows = Array.from({ length: LIMITS.helpers - 2 }, () => ({
      rancherId: ranch.id,
      email: newEmail(),
      role: 'RUN_RANCH',
    }));
    await db('helperInvitations').insert(rows);
    await make.helper(ranch.id, 'WORK_ORDERS');
    const answers = await Promise.all([invite(owner), invite(owner)]);
    expect(answers.map(refusalOf).filter(Boolean)).toMatchObject([{ code: 'CONFLICT' }]);
    // Sending an invitation again doesn't count again.
    expect(refusalOf(await invite(owner, { email: rows[0]?.email }))).toBeUndefined();
  });

  test('is rate-limited, since each sends a letter', async () => {
    const { owner } = await make.rancher();
    for (let count = 0; count < 30; count++) await invite(owner, { email: 'hank@limited.test' });
    expect(refusalOf(await invite(owner))).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

describe('accepting', () => {
  test('creates an account of a helper at the ranch, and signs in', async () => {
    const { ranch, owner, email, token } = await invited();
    const { data, errors } = await accept(token);
    expect(errors).toBeUndefined();
    const { user } = data.acceptHelperInvitation;
    expect(user).toEqual({
      id: expect.any(String),
      name: 'Hank Helper',
      email,
      userType: 'RANCHER',
      emailConfirmed: true,
      acceptedTerms: { version: TERMS_VERSION },
      ranchRole: 'WORK_ORDERS',
      duties: ['ORDERS'],
      ranch: { id: String(ranch.id) },
    });
    expect(await db('ranchHelpers').where({ userId: user.id }).first()).toMatchObject({ invitedBy: owner.id });
    expect(await mailsTo(db, Number(user.id))).toEqual([]);
    expect((await auditOf('USER', Number(user.id))).map(({ action, actorId }) => [action, actorId])).toEqual([
      ['HELPER_JOINED', Number(user.id)],
      ['SIGNED_IN', Number(user.id)],
    ]);
    const { data: read } = await as(owner).run(
      '{ viewer { ranch { helpers { id name email role lastSignInAt } helperInvitations { id } } } }',
    );
    expect(read.viewer.ranch).toEqual({
      helpers: [{ id: user.id, name: 'Hank Helper', email, role: 'WORK_ORDERS', lastSignInAt: expect.any(String) }],
      helperInvitations: [],
    });
    const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
    const signedIn = await as(null).run(login, { input: { email, password: 'Wagon3trails8' } });
    expect(signedIn.data.login).toEqual({ id: user.id });
  });

  test('prevents further invitations by the same ranch, but not by others', async () => {
    const { owner, email, token } = await invited();
    await accept(token);
    expect(refusalOf(await invite(owner, { email: email.toUpperCase() }))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { email: 'This person helps you already' },
    });
    expect((await invite((await make.rancher()).owner, { email })).errors).toBeUndefined();
  });

  test('works once, and for seven days', async () => {
    const { token } = await invited();
    expect(refusalOf(await accept(token))).toBeUndefined();
    expect(refusalOf(await accept(token))).toEqual({ code: 'BAD_USER_INPUT', fields: CLOSED });
    const late = await invited();
    await db('helperInvitations').where({ id: late.id }).update({ expiresAt: db.fn.now() });
    expect(await read(late.token)).toBeNull();
    expect(refusalOf(await accept(late.token))).toMatchObject({ fields: CLOSED });
  });

  test('creates one account if two accept at once', async () => {
    const { ranch, token } = await invited();
    let answers: Promise<Answer[]> | undefined;
    await db.transaction(async (trx) => {
      await trx('ranchers').where({ id: ranch.id }).forUpdate().first('id');
      answers = Promise.all([accept(token), accept(token)]);
      await someoneWaits(db);
    });
    expect((await answers!).map(refusalOf).filter(Boolean)).toEqual([{ code: 'BAD_USER_INPUT', fields: CLOSED }]);
    expect(await db('ranchHelpers').where({ rancherId: ranch.id })).toHaveLength(1);
  });

  test('at the same time as canceling: one of the two is refused', async () => {
    const { owner, ranch, id, email, token } = await invited();
    let answers: Promise<Answer[]> | undefined;
    await db.transaction(async (trx) => {
      await trx('ranchers').where({ id: ranch.id }).forUpdate().first('id');
      answers = Promise.all([accept(token), as(owner).run(CANCEL, { id })]);
      await someoneWaits(db, 2);
    });
    const [accepted, canceled] = (await answers!).map(refusalOf);
    const isCanceled = canceled === undefined;
    if (isCanceled) expect(accepted).toEqual({ code: 'BAD_USER_INPUT', fields: CLOSED });
    else expect([accepted, canceled]).toEqual([undefined, expect.objectContaining({ code: 'NOT_FOUND' })]);
    expect(await db('users').where({ email })).toHaveLength(isCanceled ? 0 : 1);
    expect(await db('ranchHelpers').where({ rancherId: ranch.id })).toHaveLength(isCanceled ? 0 : 1);
    expect(await db('helperInvitations').where({ id })).toEqual([]);
  });

  test('is refused if the email has an account by then, and the invitation stays', async () => {
    const { ranch, email, token } = await invited();
    await make.customer({ email });
    expect(refusalOf(await accept(token))).toMatchObject({ code: 'CONFLICT' });
    expect(await db('ranchHelpers').where({ rancherId: ranch.id })).toEqual([]);
    expect(await read(token)).not.toBeNull();
  });

  test.each([
    ['token', { token: '' }, 'Missing invitation'],
    ['name', { name: 'H' }, 'Name must be at least 2 characters'],
    ['password', { password: 'short' }, expect.any(String)],
    ['password', { password: 'Password1' }, expect.stringContaining('too common')],
    ['password', { password: 'LoneOak2024' }, expect.stringContaining("ranch's name")],
  ])('needs a valid %s', async (field, changes, message) => {
    const { token } = await invited();
    expect(refusalOf(await accept(token, changes))).toEqual({ code: 'BAD_USER_INPUT', fields: { [field]: message } });
    expect(await read(token)).not.toBeNull();
  });

  test('is rate-limited per IP address', async () => {
    for (let count = 0; count < 20; count++) await accept('made-up');
    expect(refusalOf(await accept('made-up'))).toMatchObject({ code: 'RATE_LIMITED' });
  });
});
