import fc from 'fast-check';
import type { Knex } from 'knex';
import { expect } from 'vitest';
import type { Answer, testGraph } from '../graph/testing/graph';
import { nextStatuses } from '../rules/orders/orderStatus';

type Graph = Awaited<ReturnType<typeof testGraph>>;

/** One act of somebody: where, on which of the orders there, how much, and whether it is sent twice at once. */
export type Act = { kind: keyof typeof ACTS; stall: number; which: number; part: number; isTwice: boolean };

/** What people were told, by the ids that they got. */
export type Told = {
  orders: Map<number, number>;
  moves: Map<number, Set<string>>;
  entries: Map<number, string>;
  payments: Map<number, number>;
  refused: number;
};

type Stall = { person: { id: number }; ranchId: number };
type Market = Graph & { admin: { id: number }; customer: { id: number }; stalls: Stall[]; told: Told };

/** Three ranches at odd prices and rates. */
export async function openStalls(graph: Graph): Promise<Market> {
  const [admin, customer] = [await graph.make.admin(), await graph.make.customer()];
  const stalls: Stall[] = [];
  for (const [halfCowPrice, commissionRate] of [
    [99_999, 10],
    [123_457, 12.5],
    [50, 0.1],
  ] as const) {
    const person = await graph.make.rancher({ halfCowPrice, commissionRate });
    stalls.push({ person, ranchId: person.ranch.id });
  }
  const told = { orders: new Map(), moves: new Map(), entries: new Map(), payments: new Map(), refused: 0 };
  return { ...graph, admin, customer, stalls, told };
}

const pickOf = <Item>(items: readonly Item[], which: number): Item | undefined =>
  items[which % Math.max(1, items.length)];

/** A tenth of the acts aims at an order that nobody placed. */
async function orderAt(
  db: Knex,
  { ranchId }: Pick<Stall, 'ranchId'>,
  which: number,
): Promise<{ id: number; status: string }> {
  const known = await db('orders').where({ rancherId: ranchId }).orderBy('id', 'desc').limit(9).select('id', 'status');
  return pickOf([...known, { id: 2_000_000_000, status: 'PENDING' }], which) as { id: number; status: string };
}

/** The orders that have waited the longest come first, so that many are fulfilled. */
async function oldestOpen(db: Knex, { ranchId }: Stall, which: number): Promise<{ id: number; status: string }> {
  const open = db('orders').where({ rancherId: ranchId }).whereNotIn('status', ['FULFILLED', 'CANCELED']);
  const known = await open.orderBy('id').limit(3).select('id', 'status');
  return pickOf(known, which) ?? orderAt(db, { ranchId }, which);
}

/** Sends a mutation, once or twice at once with one key, and gives what the first one that was done told. */
async function send({ as, told }: Market, person: { id: number }, { isTwice }: Act, mutation: string) {
  const key = `${person.id}-${Math.random()}`;
  const once = () =>
    as(person).run(`mutation ($key: String) { done: ${mutation} }`, mutation.includes('$key') ? { key } : {});
  const answers: Answer[] = await Promise.all(isTwice && mutation.includes('$key') ? [once(), once()] : [once()]);
  const done = answers.flatMap(({ data, errors }) => {
    const code = errors?.[0]?.extensions.code ?? 'done';
    // Whatever is impossible at the moment is refused in words.
    expect(['done', 'CONFLICT', 'NOT_FOUND', 'BAD_USER_INPUT'], errors?.[0]?.message).toContain(code);
    return code === 'done' ? [data.done] : [];
  });
  told.refused += answers.length - done.length;
  return done;
}

const amountOf = async ({ db }: Market, { ranchId: id }: Stall, part: number): Promise<number> =>
  Math.max(1, Math.ceil(Number((await db('ranchers').where({ id }).first()).currentBalance) * part));

const ACTS = {
  async place(market: Market, act: Act, { ranchId }: Stall) {
    const quantity = 1 + (act.which % 3);
    const done = await send(
      market,
      market.customer,
      act,
      `placeOrder(idempotencyKey: $key, input: { rancherId: ${ranchId}, customerName: "Ann", customerEmail: "ann@herdline.test",
        customerZip: "78701", orderType: HALF_COW, shippingMethod: LOCAL_PICKUP,
        productDetails: [{ type: HALF_COW, quantity: ${quantity} }] }) { id }`,
    );
    for (const { id } of done) market.told.orders.set(Number(id), ranchId);
  },
  async move(market: Market, act: Act, stall: Stall) {
    const { id, status } = await oldestOpen(market.db, stall, act.which);
    const next = nextStatuses(status as Parameters<typeof nextStatuses>[0])[0] ?? 'CONTACTED';
    const person = act.which % 2 ? stall.person : market.admin;
    const sent = `updateOrderStatus(orderId: ${id}, status: ${next}, idempotencyKey: $key) { id }`;
    if ((await send(market, person, act, sent)).length > 0) noteMove(market.told, id, next);
  },
  async moveAll(market: Market, act: Act, { person, ranchId }: Stall) {
    const ids: number[] = await market
      .db('orders')
      .where({ rancherId: ranchId })
      .orderBy('id', 'desc')
      .limit(5)
      .pluck('id');
    const status = pickOf(['CONTACTED', 'PROCESSING', 'FULFILLED'], act.which) ?? 'CONTACTED';
    const done = await send(
      market,
      person,
      act,
      `batchUpdateOrderStatus(orderIds: [${ids}], status: ${status}) { moved { id } }`,
    );
    for (const { moved } of done) for (const { id } of moved) noteMove(market.told, Number(id), status);
  },
  async cancel(market: Market, act: Act, stall: Stall) {
    const { id } = await orderAt(market.db, stall, act.which);
    const person = pickOf([market.customer, stall.person, market.admin], act.which) ?? market.admin;
    if ((await send(market, person, act, `cancelOrder(orderId: ${id}) { id }`)).length > 0) {
      noteMove(market.told, id, 'CANCELED');
    }
  },
  async pay(market: Market, act: Act, stall: Stall) {
    const amount = await amountOf(market, stall, act.part);
    const sent = `recordCommissionPayment(rancherId: ${stall.ranchId}, amount: ${amount}, description: "Check", idempotencyKey: $key) { id }`;
    for (const { id } of await send(market, market.admin, act, sent)) noteEntry(market.told, id, ['PAYMENT', amount]);
  },
  async adjust(market: Market, act: Act, stall: Stall) {
    const [type, amount] = [act.which % 2 ? 'CREDIT' : 'WAIVER', await amountOf(market, stall, act.part)];
    const sent = `adjustCommission(rancherId: ${stall.ranchId}, type: ${type}, amount: ${amount}, reason: "Rain",
      idempotencyKey: $key) { entry { id } }`;
    for (const { entry } of await send(market, market.admin, act, sent))
      noteEntry(market.told, entry.id, [type, amount]);
  },
  async request(market: Market, act: Act, stall: Stall) {
    const amount = await amountOf(market, stall, act.part);
    const sent = `requestCommissionPayment(input: { amount: ${amount}, method: VENMO }, idempotencyKey: $key) { id }`;
    for (const { id } of await send(market, stall.person, act, sent)) noteEntry(market.told, id, ['REQUEST', amount]);
  },
  async endRequest(market: Market, act: Act, { person, ranchId }: Stall) {
    const requests = await market
      .db('commissionTransactions')
      .where({ rancherId: ranchId, type: 'REQUEST' })
      .pluck('id');
    const id = pickOf(requests.slice(-3), act.which) ?? 0;
    const [who, verb] = act.part > 0.5 ? [person, 'withdrawPaymentRequest'] : [market.admin, 'dismissPaymentRequest'];
    await send(market, who, act, `${verb}(id: ${id}) { __typename }`);
  },
  async receive(market: Market, act: Act, stall: Stall) {
    const { id } = await orderAt(market.db, stall, act.which);
    const [kind, amount] = [pickOf(['DEPOSIT', 'BALANCE', 'REFUND'], act.which), Math.ceil(act.part * 60_000)];
    const sent = `recordOrderPayment(orderId: ${id}, idempotencyKey: $key,
      input: { kind: ${kind}, method: CASH, amount: ${amount} }) { payment { id } }`;
    for (const { payment } of await send(market, stall.person, act, sent))
      market.told.payments.set(Number(payment.id), id);
  },
  /** Settles an order anew, which adjusts its commission if that was charged. */
  async settle(market: Market, act: Act, stall: Stall) {
    const { id } = await orderAt(market.db, stall, act.which);
    const kind = act.which % 2 ? 'CHARGE' : 'DISCOUNT';
    const charges = `[{ kind: ${kind}, amount: ${Math.ceil(act.part * 5_000)}, reason: "Storage" }]`;
    const sent = `weighOrder(orderId: ${id}, idempotencyKey: $key, input: { reason: "Storage", charges: ${charges} }) { __typename }`;
    await send(market, stall.person, act, sent);
  },
};

function noteMove({ moves }: Told, id: number, status: string): void {
  moves.set(id, (moves.get(id) ?? new Set()).add(status));
}

const noteEntry = ({ entries }: Told, id: string, [type, amount]: [string, number]) =>
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
  }).map(([name, weight]) => ({ arbitrary: fc.constant(name as Act['kind']), weight })),
);

export const anAct: fc.Arbitrary<Act> = fc.record({
  kind,
  stall: fc.nat(2),
  which: fc.nat(10_000),
  part: fc.constantFrom(0, 0.1, 0.5, 1, 1.1),
  isTwice: fc.boolean(),
});

export async function perform(market: Market, act: Act): Promise<void> {
  const stall = pickOf(market.stalls, act.stall);
  if (stall) await ACTS[act.kind](market, act, stall);
}
