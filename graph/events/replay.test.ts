import { expect, test } from 'vitest';
import { ORDER_STATUS } from '../../rules/words/vocabulary';
import { randomOf } from '../../seeds/random';
import { readViewer } from '../accounts/readViewer';
import { testContext } from '../accounts/testing/context';
import { moveOrder } from '../ordering/moveOrder';
import { ownDatabase } from '../testing/database';
import { testGraph } from '../testing/graph';
import { ledgerOf, readEvents, replay } from './testing/ledger';

// The test has its own database, because the events of other tests come from incomplete markets.
const { db, as, make } = await testGraph(ownDatabase('events_replay'));

const MOVE = 'mutation ($id: ID!, $status: OrderStatus!) { updateOrderStatus(orderId: $id, status: $status) { id } }';
const PAY = `mutation ($id: ID!, $amount: Cents!) {
  recordCommissionPayment(rancherId: $id, amount: $amount, description: "Check") { id }
}`;
const ADJUST = `mutation ($id: ID!, $type: CommissionAdjustmentType!, $amount: Cents!) {
  adjustCommission(rancherId: $id, type: $type, amount: $amount, reason: "Charged twice") { entry { id } }
}`;
const REQUEST = 'mutation ($input: PaymentRequestInput!) { requestCommissionPayment(input: $input) { id } }';

const { pick, whole, weighted } = randomOf('replay');
/** Picks the status to move an order to. Most moves are impossible and refused. Few cancel an order. */
const aStatus = () =>
  pick(whole(1, 20) === 1 ? ORDER_STATUS.values : (['CONTACTED', 'PROCESSING', 'FULFILLED'] as const));
type Rancher = Awaited<ReturnType<typeof make.rancher>>;

/** Moves an order in a transaction that is rolled back. */
async function undone(rancher: Rancher, orderId: number): Promise<void> {
  const viewer = await readViewer(db, rancher.id);
  const status = aStatus();
  const failing = db.transaction(async (trx) => {
    await moveOrder({ ...testContext(trx), viewer }, { orderId, status });
    throw new Error('Out of hay');
  });
  await failing.catch(() => {});
}

test('orders and balances can be rebuilt from the events, even with many changes at once', async () => {
  const admin = await make.admin();
  const customer = await make.customer();
  const ranchers = await Promise.all([1, 2, 3].map(() => make.rancher()));
  const orders: { id: number; rancher: Rancher }[] = [];
  const place = async (rancher: Rancher) => {
    const amount = whole(1_000, 400_000);
    const given = { customerId: customer.id, rancherId: rancher.ranch.id, amount, commissionAmount: (amount / 10) | 0 };
    orders.push({ id: (await make.order(given)).id, rancher });
  };
  await Promise.all(ranchers.map(place));

  const acts = {
    place: () => place(pick(ranchers)),
    move: async () => {
      const { id, rancher } = pick(orders);
      await as(rancher).run(MOVE, { id: String(id), status: aStatus() });
    },
    undone: () => {
      const { id, rancher } = pick(orders);
      return undone(rancher, id);
    },
    pay: async () => void (await as(admin).run(PAY, { id: String(pick(ranchers).ranch.id), amount: whole(1, 9_000) })),
    adjust: async () => {
      const given = { type: pick(['CREDIT', 'WAIVER'] as const), amount: whole(1, 2_000) };
      await as(admin).run(ADJUST, { id: String(pick(ranchers).ranch.id), ...given });
    },
    request: async () => void (await as(pick(ranchers)).run(REQUEST, { input: { amount: 500, method: 'VENMO' } })),
  };
  let acting = true;
  const readMeanwhile = readEvents(as(admin), () => acting);
  const actors = Array.from({ length: 6 }, async () => {
    for (let turn = 0; turn < 60; turn++) {
      const act = weighted([
        ['place', 2],
        ['move', 12],
        ['undone', 2],
        ['pay', 3],
        ['adjust', 2],
        ['request', 1],
      ] as const);
      await acts[act]();
    }
  });
  await Promise.all(actors);
  acting = false;

  const events = await readEvents(as(admin));
  expect(await readEvents(as(admin))).toEqual(events);
  expect(await readMeanwhile).toEqual(events);
  expect(events.map(({ id }) => Number(id))).toEqual(events.map((_, index) => index + 1));
  expect(events.map(({ type }) => type)).toContain('COMMISSION_CREDITED');
  const ledger = await ledgerOf(db);
  expect(replay(events)).toEqual(ledger);
  expect(Object.values(ledger.statuses)).toContain('FULFILLED');
  for (const rancher of ranchers) {
    expect(await readEvents(as(rancher))).toEqual(
      events.filter(({ rancherId }) => rancherId === String(rancher.ranch.id)),
    );
  }
}, 60_000);
