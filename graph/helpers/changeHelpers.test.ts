import { describe, expect, test } from 'vitest';
import { fileApp, signedInBrowser, testBrowser, testStream } from '../http/testing/app';
import { codeOf, someoneWaits, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();
const { origin } = await fileApp();

const CHANGE = `mutation ($id: ID!, $role: HelperRole!) {
  changeHelperRole(userId: $id, role: $role) { rancher { helpers { id role } } } }`;
const REMOVE = 'mutation ($id: ID!) { removeHelper(userId: $id) { rancher { helpers { id } } } }';
const MOVE =
  'mutation ($id: ID!, $status: OrderStatus!) { updateOrderStatus(orderId: $id, status: $status) { status } }';
const LEAVE = 'mutation { leaveRanch { user { id duties ranchRole ranch { id } } } }';

type Answer = Awaited<ReturnType<ReturnType<typeof as>['run']>>;
const actionsOn = async (userId: number) =>
  (await db('auditEntries').where({ recordType: 'USER', recordId: userId }).orderBy('id')).map(
    ({ action, actorId, changes }) => ({ action, actorId, changes }),
  );

async function ranchWithHelper() {
  const { owner, ranch } = await make.rancher();
  const helper = await make.helper(ranch.id, 'WORK_ORDERS');
  return { owner, ranch, helper, id: String(helper.id) };
}

const signedIn = async (origin: string, user: Parameters<typeof make.credentialsOf>[0]) =>
  signedInBrowser(origin, await make.credentialsOf(user));

describe('the role of a helper', () => {
  test('can be changed, which is logged', async () => {
    const { owner, helper, id } = await ranchWithHelper();
    const { data } = await as(owner).run(CHANGE, { id, role: 'RUN_RANCH' });
    expect(data.changeHelperRole.rancher.helpers).toEqual([{ id, role: 'RUN_RANCH' }]);
    expect((await as(helper).run('{ viewer { duties } }')).data.viewer.duties).toEqual(['ORDERS', 'RANCH']);
    const changes = [{ field: 'role', before: 'WORK_ORDERS', after: 'RUN_RANCH' }];
    expect(await actionsOn(helper.id)).toEqual([{ action: 'HELPER_ROLE_CHANGED', actorId: owner.id, changes }]);
  });
});

describe('a helper', () => {
  test('loses their sessions and tokens when removed', async () => {
    const { owner, helper, id } = await ranchWithHelper();
    const secret = await make.apiToken(helper, { scopes: ['ORDERS_READ'] });
    const browser = await signedIn(origin, helper);
    const who = async () => (await browser.run(origin, '{ viewer { id } }')).data.viewer;
    expect(await who()).toEqual({ id });
    expect((await as(owner).run(REMOVE, { id })).data.removeHelper.rancher.helpers).toEqual([]);
    await expect.poll(who).toBeNull();
    const program = testBrowser({ token: secret });
    await expect
      .poll(async () => (await program.run(origin, '{ viewer { id } }')).errors?.[0]?.extensions.code)
      .toBe('UNAUTHENTICATED');
    expect((await actionsOn(helper.id)).at(-1)).toEqual({
      action: 'HELPER_REMOVED',
      actorId: owner.id,
      changes: [{ field: 'role', before: 'WORK_ORDERS', after: null }],
    });
  });

  test('loses their open streams when removed', async () => {
    const { owner, helper, id } = await ranchWithHelper();
    const browser = await signedIn(origin, helper);
    const stream = await testStream(browser, origin, 'subscription { ranchOrders { id } }');
    expect((await as(owner).run(REMOVE, { id })).errors).toBeUndefined();
    expect(await stream.next()).toMatchObject({ event: 'complete' });
    const again = await testStream(browser, origin, 'subscription { ranchOrders { id } }');
    expect(await again.next()).toMatchObject({ data: { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] } });
  });

  test('who is removed during a request can finish it, but not start another one', async () => {
    const { owner, ranch, helper, id } = await ranchWithHelper();
    const customer = await make.customer();
    const order = await make.order({ customerId: customer.id, rancherId: ranch.id });
    let moving: Promise<Answer> | undefined;
    await db.transaction(async (trx) => {
      await trx('orders').where({ id: order.id }).forUpdate().first('id');
      moving = as(helper).run(MOVE, { id: order.id, status: 'CONTACTED' });
      await someoneWaits(db);
      // Removing the helper doesn't wait for the request.
      expect((await as(owner).run(REMOVE, { id })).errors).toBeUndefined();
    });
    expect((await moving!).data.updateOrderStatus).toEqual({ status: 'CONTACTED' });
    const [last] = await db('orderStatusUpdates').where({ orderId: order.id }).orderBy('id', 'desc');
    expect(last).toMatchObject({ movedBy: 'RANCH', moverId: helper.id });
    expect(codeOf(await as(helper).run(MOVE, { id: order.id, status: 'PROCESSING' }))).toBe('FORBIDDEN');
  });

  test('can leave the ranch, and then has an account without one', async () => {
    const { ranch, helper, id } = await ranchWithHelper();
    const { data } = await as(helper).run(LEAVE);
    expect(data.leaveRanch.user).toMatchObject({ id, duties: [] });
    expect(await db('ranchHelpers').where({ rancherId: ranch.id })).toEqual([]);
    expect(await actionsOn(helper.id)).toMatchObject([{ action: 'HELPER_LEFT', actorId: helper.id }]);
    expect(codeOf(await as(helper).run(LEAVE))).toBe('FORBIDDEN');
  });
});

describe('changing helpers', () => {
  test('is only for helpers of the ranch, and owners cannot leave', async () => {
    const { owner } = await ranchWithHelper();
    const id = String(owner.id);
    expect(codeOf(await as(owner).run(CHANGE, { id, role: 'RUN_RANCH' }))).toBe('NOT_FOUND');
    expect(codeOf(await as(owner).run(REMOVE, { id }))).toBe('NOT_FOUND');
    expect(codeOf(await as(owner).run(LEAVE))).toBe('CONFLICT');
  });

  test('twice at once fails the second time', async () => {
    const { owner, id } = await ranchWithHelper();
    const answers = await Promise.all([as(owner).run(REMOVE, { id }), as(owner).run(REMOVE, { id })]);
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['NOT_FOUND']);
  });
});
