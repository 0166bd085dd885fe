import { describe, expect, test } from 'vitest';
import { dutiesOf } from '../../rules/accounts/duties';
import { connect } from '../database/connection';
import { fileApp, signedInBrowser, testBrowser } from '../http/testing/app';
import { ownDatabaseUrl } from '../testing/database';
import { refusalOf, someoneWaits, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();
const { origin } = await fileApp();

const CHANGE = `mutation ($id: ID!, $role: AdminRole!) {
  changeAdminRole(userId: $id, role: $role) { team { members { id role } } } }`;
const REMOVE = 'mutation ($id: ID!) { removeAdmin(userId: $id) { team { members { id } } } }';
const WHO = '{ viewer { id } }';

type Answer = Awaited<ReturnType<ReturnType<typeof as>['run']>>;
type Admin = Awaited<ReturnType<typeof make.admin>>;
const codeOf = (answer: Answer) => refusalOf(answer)?.code;
const idOf = ({ id }: { id: number }) => String(id);
const change = (by: Admin, of: Admin, role: string) => as(by).run(CHANGE, { id: idOf(of), role });
const remove = (by: Admin, of: Admin) => as(by).run(REMOVE, { id: idOf(of) });
const rowOf = ({ id }: Admin) => db('users').where({ id }).first();
const actionsOn = ({ id }: Admin) =>
  db('auditEntries').where({ recordType: 'USER', recordId: id }).orderBy('id').select('action', 'actorId', 'changes');

const signedIn = async (origin: string, user: Admin) => signedInBrowser(origin, await make.credentialsOf(user));

describe('the role of an admin', () => {
  test('can be changed by another admin, applies to the next request, and is logged', async () => {
    const [by, other] = [await make.admin(), await make.admin({ adminRole: 'SUPPORT' })];
    const { data } = await change(by, other, 'FINANCE');
    expect(data.changeAdminRole.team.members).toContainEqual({ id: idOf(other), role: 'FINANCE' });
    expect((await as(other).run('{ viewer { duties } }')).data.viewer.duties).toEqual(dutiesOf('FINANCE'));
    const changes = [{ field: 'role', before: 'SUPPORT', after: 'FINANCE' }];
    expect(await actionsOn(other)).toEqual([{ action: 'ADMIN_ROLE_CHANGED', actorId: by.id, changes }]);
    expect((await change(by, other, 'FINANCE')).errors).toBeUndefined();
    expect(await actionsOn(other)).toHaveLength(1);
  });

  test('with fewer duties ends their sessions, tokens and open invitations, and with more duties does not', async () => {
    const [by, other] = [await make.admin(), await make.admin()];
    const browser = await signedIn(origin, other);
    const program = testBrowser({ token: await make.apiToken(other, { scopes: ['ORDERS_READ'] }) });
    const who = async () => (await browser.run(origin, WHO)).data.viewer;
    expect(await who()).toEqual({ id: idOf(other) });
    await db('adminInvitations').insert({ email: `for.${other.id}@herdline.test`, role: 'ALL', invitedBy: other.id });
    expect((await change(by, other, 'SUPPORT')).errors).toBeUndefined();
    await expect.poll(who).toBeNull();
    await expect.poll(async () => codeOf(await program.run(origin, WHO))).toBe('UNAUTHENTICATED');
    expect(await db('adminInvitations').where({ invitedBy: other.id })).toEqual([]);
    const again = await signedIn(origin, other);
    expect((await change(by, other, 'ALL')).errors).toBeUndefined();
    await expect
      .poll(async () => (await again.run(origin, '{ viewer { duties } }')).data.viewer)
      .toEqual({ duties: dutiesOf('ALL') });
  });

  test('with all duties again resumes their webhooks', async () => {
    const [by, other] = [await make.admin(), await make.admin({ adminRole: 'FINANCE' })];
    const [{ id }] = await db('webhooks')
      .insert({
        ...{ userId: other.id, rancherId: null, url: 'https://hooks.example/all' },
        secret: 'whsec_none',
        position: 0,
      })
      .returning('id');
    await db('webhooks').where({ id }).update({ failures: 3, failingSince: db.fn.now() });
    const jobs = async () =>
      (await db.raw("select 1 from graphile_worker._private_jobs where payload ->> 'webhookId' = ?", [String(id)]))
        .rows;
    expect(await jobs()).toEqual([]);
    await change(by, other, 'SUPPORT');
    expect(await jobs()).toEqual([]);
    await change(by, other, 'ALL');
    expect(await jobs()).toHaveLength(1);
    expect(await db('webhooks').where({ id }).first()).toMatchObject({
      enabled: true,
      failures: 0,
      failingSince: null,
    });
    await db('webhooks').where({ id }).delete();
  });
});

describe('an admin who is removed', () => {
  test('becomes a customer, without sessions, tokens, webhooks and open invitations', async () => {
    const [by, other] = [await make.admin(), await make.admin()];
    const browser = await signedIn(origin, other);
    const program = testBrowser({ token: await make.apiToken(other, { scopes: ['ORDERS_READ'] }) });
    await db('adminInvitations').insert({ email: `of.${other.id}@herdline.test`, role: 'ALL', invitedBy: other.id });
    await db('webhooks').insert({
      ...{ userId: other.id, rancherId: null, url: 'https://hooks.example/gone', secret: 'whsec_none', position: 0 },
    });
    const who = async () => (await browser.run(origin, WHO)).data.viewer;
    expect(await who()).toEqual({ id: idOf(other) });
    const { data } = await remove(by, other);
    expect(data.removeAdmin.team.members).not.toContainEqual({ id: idOf(other) });
    await expect.poll(who).toBeNull();
    await expect.poll(async () => codeOf(await program.run(origin, WHO))).toBe('UNAUTHENTICATED');
    expect(await db('adminInvitations').where({ invitedBy: other.id })).toEqual([]);
    expect(await db('webhooks').where({ userId: other.id })).toMatchObject([{ enabled: false }]);
    const back = await signedIn(origin, other);
    const answer = await back.run(origin, '{ viewer { userType adminRole duties } admin { team { members { id } } } }');
    expect(answer.data.viewer).toEqual({ userType: 'CUSTOMER', adminRole: null, duties: [] });
    expect(codeOf(answer)).toBe('FORBIDDEN');
    const changes = [{ field: 'role', before: 'ALL', after: null }];
    expect(await actionsOn(other)).toContainEqual({ action: 'ADMIN_REMOVED', actorId: by.id, changes });
  });

  test('is removed only once by two simultaneous requests', async () => {
    const [by, other] = [await make.admin(), await make.admin({ adminRole: 'SUPPORT' })];
    const answers = await Promise.all([remove(by, other), remove(by, other)]);
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['NOT_FOUND']);
  });
});

describe('changing the team', () => {
  test('is not possible for themselves or people outside the team', async () => {
    const [by, other] = [await make.admin(), await make.admin({ adminRole: 'SUPPORT' })];
    const changes = [
      [CHANGE, { id: idOf(other), role: 'ALL' }],
      [REMOVE, { id: idOf(other) }],
    ] as const;
    for (const [mutation, variables] of changes) {
      expect(codeOf(await as(by).run(mutation, { ...variables, id: idOf(by) }))).toBe('CONFLICT');
      expect(codeOf(await as(by).run(mutation, { ...variables, id: idOf(await make.customer()) }))).toBe('NOT_FOUND');
      expect(refusalOf(await as(by).run(mutation, { ...variables, id: '#1' }))).toMatchObject({
        fields: { userId: 'An id is a number' },
      });
    }
    expect(await rowOf(by)).toMatchObject({ userType: 'ADMIN', adminRole: 'ALL' });
  });

  test.each([
    ['take the duties of each other', (id: string) => ({ mutation: CHANGE, given: { id, role: 'SUPPORT' } })],
    ['remove each other', (id: string) => ({ mutation: REMOVE, given: { id } })],
  ])('if the last two admins %s at once, one of them stays', async (name, actOn) => {
    const apply = (by: Admin, of: Admin) => {
      const { mutation, given } = actOn(idOf(of));
      return own.as(by).run(mutation, given);
    };
    const own = await testGraph(connect(await ownDatabaseUrl(`team${name.length}`)));
    const [one, two] = [await own.make.admin(), await own.make.admin()];
    let answers: Promise<Answer[]> | undefined;
    await own.db.transaction(async (trx) => {
      await trx('users').where({ userType: 'ADMIN' }).forUpdate().select('id');
      answers = Promise.all([apply(one, two), apply(two, one)]);
      await someoneWaits(own.db, 2);
    });
    expect((await answers!).map(codeOf).filter(Boolean)).toEqual(['FORBIDDEN']);
    expect(await own.db('users').where({ userType: 'ADMIN', adminRole: 'ALL' })).toHaveLength(1);
    await own.db.destroy();
  });

  test('does not let the last admin with all duties give up the role', async () => {
    const own = await testGraph(connect(await ownDatabaseUrl('teamlast')));
    const one = await own.make.admin();
    await own.make.admin({ adminRole: 'SUPPORT' });
    expect(codeOf(await own.as(one).run(CHANGE, { id: idOf(one), role: 'SUPPORT' }))).toBe('CONFLICT');
    expect(codeOf(await own.as(one).run(REMOVE, { id: idOf(one) }))).toBe('CONFLICT');
    await own.db.destroy();
  });
});
