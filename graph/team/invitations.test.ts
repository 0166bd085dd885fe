import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../rules/fields/limits';
import { mailsTo } from '../accounts/testing/emailLinks';
import { writeLetter } from '../letters/writeLetter';
import { ownDatabase } from '../testing/database';
import { refusalOf, someoneWaits, testGraph } from '../testing/graph';

// Uses its own database, because each database has one team.
const { db, as, make } = await testGraph(ownDatabase('team'));
beforeEach(() => db('rate_limits').delete());

const INVITE = `mutation ($input: InviteAdminInput!) {
  inviteAdmin(input: $input) { team { invitations { id email name role expiresAt } } } }`;
const CANCEL = 'mutation ($id: ID!) { cancelAdminInvitation(id: $id) { team { invitations { id } } } }';
const READ = 'query ($token: String!) { adminInvitation(token: $token) { email role } }';
const ACCEPT = `mutation ($input: AcceptAdminInvitationInput!) {
  acceptAdminInvitation(input: $input) { user { id name email userType emailConfirmed adminRole duties } } }`;

type User = { id: number } | null;
type Answer = Awaited<ReturnType<ReturnType<typeof as>['run']>>;

const newEmail = () => `${randomUUID()}@herdline.test`;
const invite = (admin: User, changes: object = {}) =>
  as(admin).run(INVITE, { input: { email: newEmail(), role: 'SUPPORT', ...changes } });
const accept = (token: string, changes: object = {}) =>
  as(null).run(ACCEPT, { input: { token, name: 'Tess Team', password: 'Wagon3trails8', ...changes } });
const read = async (token: string) => (await as(null).run(READ, { token })).data.adminInvitation;
const CLOSED = { token: "This invitation can't be used anymore. Please ask the team for a new one." };
const rowOf = (email: string) => db('adminInvitations').where({ email }).first();
const letterOf = (invitationId: number) => writeLetter(db, { template: 'adminInvitation', invitationId });
const actionsBy = (actorId: number) =>
  db('auditEntries').where({ actorId }).orderBy('id').select('action', 'recordType', 'changes');

/** Returns the token of the letter to an invited email. */
async function mailedTo(email: string): Promise<string> {
  const letter = await letterOf((await rowOf(email)).id);
  return new URL(letter!.link.path, 'http://herdline.test').searchParams.get('token')!;
}

async function invited(changes: object = {}) {
  const admin = await make.admin();
  const email = newEmail();
  expect((await invite(admin, { email, ...changes })).errors).toBeUndefined();
  return { admin, email, id: String((await rowOf(email)).id), token: await mailedTo(email) };
}

describe('an invitation', () => {
  test('is listed, mailed to the email alone, and logged without the person', async () => {
    const admin = await make.admin();
    const email = newEmail();
    const { data } = await invite(admin, { email, name: 'Tess', role: 'FINANCE' });
    const [newest] = data.inviteAdmin.team.invitations;
    expect(newest).toMatchObject({ email, name: 'Tess', role: 'FINANCE' });
    const { rows: jobs } = await db.raw(
      "select 1 from graphile_worker._private_jobs where payload ->> 'invitationId' = ? and payload ->> 'template' = 'adminInvitation'",
      [newest.id],
    );
    expect(jobs).toHaveLength(1);
    const letter = await letterOf(Number(newest.id));
    expect(letter).toMatchObject({
      to: { name: '', address: email },
      subject: "You're invited to the team of Herdline",
      paragraphs: [expect.anything(), expect.stringContaining('care of the money'), expect.stringContaining('7 days')],
      link: { path: expect.stringMatching(/^\/admin-invitation\?token=[\w-]{43}$/) },
    });
    expect(JSON.stringify(letter)).not.toContain('Tess');
    const changes = [{ field: 'role', before: null, after: 'FINANCE' }];
    expect(await actionsBy(admin.id)).toEqual([{ action: 'ADMIN_INVITED', recordType: null, changes }]);
  });

  test('can be read with the token of its letter, which is not stored', async () => {
    const { email, token } = await invited();
    expect(JSON.stringify(await rowOf(email))).not.toContain(token);
    expect(await read(token)).toEqual({ email, role: 'SUPPORT' });
    expect(await read('made-up')).toBeNull();
  });

  test('replaces an earlier one to the same email', async () => {
    const { admin, email, token } = await invited();
    const { data } = await invite(admin, { email: email.toUpperCase(), role: 'ALL' });
    const same = data.inviteAdmin.team.invitations.filter(
      (one: { email: string }) => one.email.toLowerCase() === email,
    );
    expect(same).toHaveLength(1);
    expect(await read(token)).toBeNull();
    expect(await read(await mailedTo(email.toUpperCase()))).toMatchObject({ role: 'ALL' });
  });

  test('can be canceled, after which its link does not work and its letter is not sent', async () => {
    const { admin, id, token } = await invited();
    const { data } = await as(admin).run(CANCEL, { id });
    expect(data.cancelAdminInvitation.team.invitations).not.toContainEqual({ id });
    expect(await read(token)).toBeNull();
    expect(refusalOf(await accept(token))).toEqual({ code: 'BAD_USER_INPUT', fields: CLOSED });
    expect(await letterOf(Number(id))).toBeUndefined();
    expect((await actionsBy(admin.id)).at(-1)).toMatchObject({ action: 'ADMIN_INVITATION_CANCELED' });
    expect(refusalOf(await as(admin).run(CANCEL, { id }))).toMatchObject({ code: 'NOT_FOUND' });
  });

  test.each([
    ['email', { email: 'tess@localhost' }, 'Please enter a valid email address'],
    ['name', { name: 'x'.repeat(LIMITS.name + 1) }, `At most ${LIMITS.name} characters (this has ${LIMITS.name + 1})`],
  ])('needs a valid %s', async (field, changes, message) => {
    expect(refusalOf(await invite(await make.admin(), changes))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { [field]: message },
    });
  });

  test('does not reveal whether the email has an account outside of the team', async () => {
    const admin = await make.admin();
    const taken = [(await make.customer()).email, (await make.rancher()).owner.email];
    const emails = [newEmail(), ...taken];
    for (const email of emails) expect((await invite(admin, { email })).errors).toBeUndefined();
    for (const email of taken) {
      expect(await letterOf((await rowOf(email)).id)).toMatchObject({
        to: { name: '', address: email },
        paragraphs: [expect.stringContaining('already has an account'), expect.stringContaining('another email')],
        link: { path: '/auth' },
      });
    }
    await letterOf((await rowOf(emails[0]!)).id);
    const rows = await db('adminInvitations').where({ invitedBy: admin.id });
    expect(rows.map(({ tokenHash }) => tokenHash !== null)).toEqual([true, true, true]);
    const entries = await actionsBy(admin.id);
    for (const entry of entries) expect(entry).toEqual(entries[0]);
    const { rows: mails } = await db.raw(
      "select distinct template, user_id from mails where job_id in (select id from graphile_worker._private_jobs where payload ->> 'invitationId' = any(?) and payload ->> 'template' = 'adminInvitation')",
      [rows.map(({ id }) => String(id))],
    );
    expect(mails).toEqual([{ template: 'adminInvitation', user_id: null }]);
    expect(await db('users').where({ email: taken[0] }).first()).toMatchObject({ userType: 'CUSTOMER' });
  });

  test('is refused for a member of the team', async () => {
    const [admin, member] = [await make.admin(), await make.admin()];
    expect(refusalOf(await invite(admin, { email: member.email.toUpperCase() }))).toEqual({
      code: 'BAD_USER_INPUT',
      fields: { email: 'This person is on the team already' },
    });
    expect(await db('adminInvitations').where({ invitedBy: admin.id })).toEqual([]);
  });

  test('is rate-limited per admin', async () => {
    const admin = await make.admin();
    for (let count = 0; count < 30; count++) await invite(admin, { email: 'one.and.the.same@herdline.test' });
    expect(refusalOf(await invite(admin))).toMatchObject({ code: 'RATE_LIMITED' });
  });
});

test('the number of open invitations is limited, even if two are sent at once', async () => {
  const admin = await make.admin();
  const open = await db('adminInvitations').pluck('id');
  const rows = Array.from({ length: LIMITS.adminInvitations - 1 - open.length }, () => ({
    ...{ email: newEmail(), role: 'SUPPORT', invitedBy: admin.id },
  }));
  await db('adminInvitations').insert(rows);
  const answers = await Promise.all([invite(admin), invite(admin)]);
  expect(answers.map(refusalOf).filter(Boolean)).toMatchObject([{ code: 'CONFLICT' }]);
  // Sending an invitation again doesn't count again.
  expect(refusalOf(await invite(admin, { email: rows[0]?.email }))).toBeUndefined();
  await db('adminInvitations').where({ invitedBy: admin.id }).delete();
});

// What the acceptance refuses is tested with the helpers' invitations, which the same function accepts.
describe('accepting', () => {
  test('creates an admin with the role and a confirmed email, sends no other mail, and signs in', async () => {
    const { admin, email, token } = await invited();
    const { data, errors } = await accept(token);
    expect(errors).toBeUndefined();
    const { user } = data.acceptAdminInvitation;
    expect(user).toEqual({
      id: expect.any(String),
      name: 'Tess Team',
      email,
      userType: 'ADMIN',
      emailConfirmed: true,
      adminRole: 'SUPPORT',
      duties: ['ORDERS', 'RANCH'],
    });
    expect(await mailsTo(db, Number(user.id))).toEqual([]);
    const acts = await db('auditEntries').where({ recordType: 'USER', recordId: user.id }).orderBy('id');
    expect(acts.map(({ action, changes }) => ({ action, changes }))).toEqual([
      { action: 'ADMIN_JOINED', changes: [{ field: 'role', before: null, after: 'SUPPORT' }] },
      { action: 'SIGNED_IN', changes: [] },
    ]);
    const { data: team } = await as(admin).run(
      '{ admin { team { members { id name email role since lastSignInAt } invitations { email } } } }',
    );
    const { members, invitations } = team.admin.team;
    expect(members).toContainEqual({
      ...{ id: user.id, name: 'Tess Team', email, role: 'SUPPORT' },
      ...{ since: expect.any(String), lastSignInAt: expect.any(String) },
    });
    expect(invitations).not.toContainEqual({ email });
  });

  test('works once, and not after seven days', async () => {
    const { token } = await invited();
    expect(refusalOf(await accept(token))).toBeUndefined();
    expect(refusalOf(await accept(token))).toEqual({ code: 'BAD_USER_INPUT', fields: CLOSED });
    const late = await invited();
    await db('adminInvitations').where({ id: late.id }).update({ expiresAt: db.fn.now() });
    expect(await read(late.token)).toBeNull();
    expect(refusalOf(await accept(late.token))).toMatchObject({ fields: CLOSED });
  });

  test('twice at the same time as canceling: only one of the three succeeds', async () => {
    const { admin, id, email, token } = await invited();
    let answers: Promise<Answer[]> | undefined;
    await db.transaction(async (trx) => {
      await trx('adminInvitations').where({ id }).forUpdate().first('id');
      answers = Promise.all([accept(token), accept(token), as(admin).run(CANCEL, { id })]);
      await someoneWaits(db, 3);
    });
    const [one, two, canceled] = (await answers!).map(refusalOf);
    expect([one, two, canceled].filter((refusal) => refusal === undefined)).toHaveLength(1);
    expect(await db('users').where({ email })).toHaveLength(canceled ? 1 : 0);
    expect(await db('adminInvitations').where({ id })).toEqual([]);
  });
});
