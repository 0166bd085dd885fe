import fc from 'fast-check';
import type { Knex } from 'knex';
import { expect } from 'vitest';
import type { Answer, testGraph } from '../../graph/testing/graph';
import { nextStatuses } from '../../rules/orders/orderStatus';

type Graph = Awaited<ReturnType<typeof testGraph>>;

/** A random operation. `choice` picks the order, the sender or the kind, and `part` is the fraction of an amount. */
export type Operation = {
  kind: keyof typeof OPERATIONS;
  ranch: number;
  choice: number;
  part: number;
  isSentTwice: boolean;
};

/** What the server acknowledged, by the ids that it returned. */
export type Acknowledged = {
  orders: Map<number, number>;
  moves: Map<number, Set<string>>;
  entries: Map<number, string>;
  payments: Map<number, number>;
  refused: number;
};

type Ranch = { rancher: { id: number }; ranchId: number };
type Setup = Graph & { admin: { id: number }; customer: { id: number }; ranches: Ranch[]; acknowledged: Acknowledged };

/** Creates three ranches with odd prices and commission rates. */
export async function createRanches(graph: Graph): Promise<Setup> {
  const [admin, customer] = [await graph.make.admin(), await graph.make.customer()];
  const ranches: Ranch[] = [];
  for (const [halfCowPrice, commissionRate] of [
    [99_999, 10],
    [123_457, 12.5],
    [50, 0.1],
  ] as const) {
    const rancher = await graph.make.rancher({ halfCowPrice, commissionRate });
    ranches.push({ rancher, ranchId: rancher.ranch.id });
  }
  const acknowledged = { orders: new Map(), moves: new Map(), entries: new Map(), payments: new Map(), refused: 0 };
  return { ...graph, admin, customer, ranches, acknowledged };
}

const pickOf = <Item>(items: readonly Item[], choice: number): Item | undefined =>
  items[choice % Math.max(1, items.length)];

/** Picks one of the ranch's latest orders, or now and then an order that doesn't exist. */
async function orderAt(
  db: Knex,
  { ranchId }: Pick<Ranch, 'ranchId'>,
  choice: number,
): Promise<{ id: number; status: string }> {
  const known = await db('orders').where({ rancherId: ranchId }).orderBy('id', 'desc').limit(9).select('id', 'status');
  return pickOf([...known, { id: 2_000_000_000, status: 'PENDING' }], choice) as { id: number; status: string };
}

/** Picks one of the oldest open orders, so that many orders are fulfilled. */
async function oldestOpenOrder(db: Knex, { ranchId }: Ranch, choice: number): Promise<{ id: number; status: string }> {
  const open = db('orders').where({ rancherId: ranchId }).whereNotIn('status', ['FULFILLED', 'CANCELED']);
  const known = await open.orderBy('id').limit(3).select('id', 'status');
  return pickOf(known, choice) ?? orderAt(db, { ranchId }, choice);
}

/** Sends a mutation once, or twice at the same time with one key. Returns the data of each success. */
async function send({ as, acknowledged }: Setup, sender: { id: number }, { isSentTwice }: Operation, mutation: string) {
  const key = `${sender.id}-${Math.random()}`;
  const once = () =>
    as(sender).run(`mutation ($key: String) { done: ${mutation} }`, mutation.includes('$key') ? { key } : {});
  const answers: Answer[] = await Promise.all(isSentTwice && mutation.includes('$key') ? [once(), once()] : [once()]);
  const done = answers.flatMap(({ data, errors }) => {
    const code = errors?.[0]?.extensions.code ?? 'done';
    // An operation that isn't possible at the moment fails with one of these codes.
    expect(['done', 'CONFLICT', 'NOT_FOUND', 'BAD_USER_INPUT'], errors?.[0]?.message).toContain(code);
    return code === 'done' ? [data.done] : [];
  });
  acknowledged.refused += answers.length - done.length;
  return done;
}

const amountOf = async ({ db }: Setup, { ranchId: id }: Ranch, part: number): Promise<number> =>
  Math.max(1, Math.ceil(Number((await db('ranchers').where({ id }).first()).currentBalance) * part));

const OPERATIONS = {
  async place(setup: Setup, operation: Operation, { ranchId }: Ranch) {
    const quantity = 1 + (operation.choice % 3);
    const done = await send(
      setup,
      setup.customer,
      operation,
      `placeOrder(idempotencyKey: $key, input: { rancherId: ${ranchId}, customerName: "Ann", customerEmail: "ann@herdline.test",
        customerZip: "78701", orderType: HALF_COW, shippingMethod: LOCAL_PICKUP,
        productDetails: [{ type: HALF_COW, quantity: ${quantity} }] }) { id }`,
    );
    for (const { id } of done) setup.acknowledged.orders.set(Number(id), ranchId);
  },
  async move(setup: Setup, operation: Operation, ranch: Ranch) {
    const { id, status } = await oldestOpenOrder(setup.db, ranch, operation.choice);
    const next = nextStatuses(status as Parameters<typeof nextStatuses>[0])[0] ?? 'CONTACTED';
    const sender = operation.choice % 2 ? ranch.rancher : setup.admin;
    const sent = `updateOrderStatus(orderId: ${id}, status: ${next}, idempotencyKey: $key) { id }`;
    if ((await send(setup, sender, operation, sent)).length > 0) noteMove(setup.acknowledged, id, next);
  },
  async moveAll(setup: Setup, operation: Operation, { rancher, ranchId }: Ranch) {
    const ids: number[] = await setup
      .db('orders')
      .where({ rancherId: ranchId })
      .orderBy('id', 'desc')
      .limit(5)
      .pluck('id');
    const status = pickOf(['CONTACTED', 'PROCESSING', 'FULFILLED'], operation.choice) ?? 'CONTACTED';
    const done = await send(
      setup,
      rancher,
      operation,
      `batchUpdateOrderStatus(orderIds: [${ids}], status: ${status}) { moved { id } }`,
    );
    for (const { moved } of done) for (const { id } of moved) noteMove(setup.acknowledged, Number(id), status);
  },
  async cancel(setup: Setup, operation: Operation, ranch: Ranch) {
    const { id } = await orderAt(setup.db, ranch, operation.choice);
    const sender = pickOf([setup.customer, ranch.rancher, setup.admin], operation.choice) ?? setup.admin;
    if ((await send(setup, sender, operation, `cancelOrder(orderId: ${id}) { id }`)).length > 0) {
      noteMove(setup.acknowledged, id, 'CANCELED');
    }
  },
  async pay(setup: Setup, operation: Operation, ranch: Ranch) {
    const amount = await amountOf(setup, ranch, operation.part);
    const sent = `recordCommissionPayment(rancherId: ${ranch.ranchId}, amount: ${amount}, description: "Check", idempotencyKey: $key) { id }`;
    for (const { id } of await send(setup, setup.admin, operation, sent))
      noteEntry(setup.acknowledged, id, ['PAYMENT', amount]);
  },
  async adjust(setup: Setup, operation: Operation, ranch: Ranch) {
    const [type, amount] = [operation.choice % 2 ? 'CREDIT' : 'WAIVER', await amountOf(setup, ranch, operation.part)];
    const sent = `adjustCommission(rancherId: ${ranch.ranchId}, type: ${type}, amount: ${amount}, reason: "Rain",
      idempotencyKey: $key) { entry { id } }`;
    for (const { entry } of await send(setup, setup.admin, operation, sent))
      noteEntry(setup.acknowledged, entry.id, [type, amount]);
  },
  async request(setup: Setup, operation: Operation, ranch: Ranch) {
    const amount = await amountOf(setup, ranch, operation.part);
    const sent = `requestCommissionPayment(input: { amount: ${amount}, method: VENMO }, idempotencyKey: $key) { id }`;
    for (const { id } of await send(setup, ranch.rancher, operation, sent))
      noteEntry(setup.acknowledged, id, ['REQUEST', amount]);
  },
  async endRequest(setup: Setup, operation: Operation, { rancher, ranchId }: Ranch) {
    const requests = await setup
      .db('commissionTransactions')
      .where({ rancherId: ranchId, type: 'REQUEST' })
      .pluck('id');
    const id = pickOf(requests.slice(-3), operation.choice) ?? 0;
    const [sender, verb] =
      operation.part > 0.5 ? [rancher, 'withdrawPaymentRequest'] : [setup.admin, 'dismissPaymentRequest'];
    await send(setup, sender, operation, `${verb}(id: ${id}) { __typename }`);
  },
  async receive(setup: Setup, operation: Operation, ranch: Ranch) {
    const { id } = await orderAt(setup.db, ranch, operation.choice);
    const [kind, amount] = [
      pickOf(['DEPOSIT', 'BALANCE', 'REFUND'], operation.choice),
      Math.ceil(operation.part * 60_000),
    ];
    const sent = `recordOrderPayment(orderId: ${id}, idempotencyKey: $key,
      input: { kind: ${kind}, method: CASH, amount: ${amount} }) { payment { id } }`;
    for (const { payment } of await send(setup, ranch.rancher, operation, sent))
      setup.acknowledged.payments.set(Number(payment.id), id);
  },
  /** Settles an order again, which adjusts its commission if that was charged. */
  async settle(setup: Setup, operation: Operation, ranch: Ranch) {
    const { id } = await orderAt(setup.db, ranch, operation.choice);
    const kind = operation.choice % 2 ? 'CHARGE' : 'DISCOUNT';
    const charges = `[{ kind: ${kind}, amount: ${Math.ceil(operation.part * 5_000)}, reason: "Storage" }]`;
    const sent = `weighOrder(orderId: ${id}, idempotencyKey: $key, input: { reason: "Storage", charges: ${charges} }) { __typename }`;
    await send(setup, ranch.rancher, operation, sent);
  },
};

function noteMove({ moves }: Acknowledged, id: number, status: string): void {
  moves.set(id, (moves.get(id) ?? new Set()).add(status));
}

const noteEntry = ({ entries }: Acknowledged, id: string, [type, amount]: [string, number]) =>
  entries.set(Number(id), `${type} ${amount}`);

const kind = fc.oneof(
  ...Object.entries({
    ...{
      place: 5,
      move: 12,
      moveAll: 1,
      cancel: 1,
      pay: 3,
      adjust: 1,
      request: 1,
      endRequest: 1,
      receive: 4,
      settle: 4,
    },
  }).map(([name, weight]) => ({ arbitrary: fc.constant(name as Operation['kind']), weight })),
);

export const anyOperation: fc.Arbitrary<Operation> = fc.record({
  kind,
  ranch: fc.nat(2),
  choice: fc.nat(10_000),
  part: fc.constantFrom(0, 0.1, 0.5, 1, 1.1),
  isSentTwice: fc.boolean(),
});

export async function perform(setup: Setup, operation: Operation): Promise<void> {
  const ranch = pickOf(setup.ranches, operation.ranch);
  if (ranch) await OPERATIONS[operation.kind](setup, operation, ranch);
}
