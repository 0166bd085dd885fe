import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { maker } from '../../graph/testing/make';
import { type Client, type Operation, type Outcome, retryUntilAnswered, sendOnce, signIn } from './steady';

export const PLACE_ORDER = `mutation ($input: PlaceOrderInput!, $key: String) {
  done: placeOrder(input: $input, idempotencyKey: $key) { id }
}`;
const MOVE_ORDER = `mutation ($id: ID!, $status: OrderStatus!, $key: String) {
  done: updateOrderStatus(orderId: $id, status: $status, idempotencyKey: $key) { id }
}`;
const RECORD_PAYMENT = `mutation ($id: ID!, $amount: Cents!, $key: String) {
  done: recordCommissionPayment(rancherId: $id, amount: $amount, description: "Check", idempotencyKey: $key) { id }
}`;

const STEPS = ['CONTACTED', 'PROCESSING', 'FULFILLED'] as const;

export const ORDER = {
  customerName: 'Ann Miller',
  customerEmail: 'ann@herdline.test',
  customerZip: '78704',
  orderType: 'HALF_COW',
  shippingMethod: 'LOCAL_PICKUP',
  productDetails: [{ type: 'HALF_COW', quantity: 1, price: 180_000 }],
};

/** How many families order at the same time, each at its own ranch. */
const FAMILIES = 4;

/** The next family takes over after this many orders, because more from one person or IP address would be rate-limited. */
const MAX_PER_FAMILY = 200;

/** What the server acknowledged: ids of orders and payments by their idempotency keys, and status changes by order. */
export type Acknowledged = { orders: Map<string, string>; moves: Map<string, string[]>; payments: Map<string, string> };

type Options = {
  onStatus?: Client['onStatus'];
  /** Milliseconds that each family waits before its next order, so that mails and events keep up. */
  pause?: number;
};

/**
 * Places orders, moves them to FULFILLED and records commission payments until `stop` is called. Every fourth order is sent
 * only once, even if no answer comes. All other requests are retried until they are answered. Resolves after the first order.
 * The server needs `TRUST_PROXY=1`, because each user sends an IP address of their own.
 */
export async function startTraffic(db: Knex, origin: string, { onStatus, pause = 0 }: Options = {}) {
  const make = maker(db);
  const acknowledged: Acknowledged = { orders: new Map(), moves: new Map(), payments: new Map() };
  const refused: string[] = [];
  let isRunning = true;
  const clientOf = async (user: Parameters<typeof make.credentialsOf>[0]): Promise<Client> => {
    const cookie = await signIn(origin, await make.credentialsOf(user));
    const address = `10.0.${user.id >> 8}.${user.id & 255}`;
    return { origin, cookie, address, ...(onStatus && { onStatus }) };
  };
  const admin = await clientOf(await make.admin());
  const idOf = (outcome: Outcome): string | undefined => {
    if (outcome === 'unknown') return undefined;
    if ('refused' in outcome) refused.push(outcome.refused);
    return 'data' in outcome ? outcome.data.done?.id : undefined;
  };
  const send = async (client: Client, query: string, variables: Operation['variables']) =>
    idOf(await retryUntilAnswered(client, { query, variables }));

  async function fulfill(rancher: Client, id: string, key: string): Promise<void> {
    const steps: string[] = [];
    acknowledged.moves.set(id, steps);
    for (const status of STEPS) {
      if (await send(rancher, MOVE_ORDER, { id, status, key: `${key}-${status}` })) steps.push(status);
    }
  }

  async function orderRepeatedly(index: number): Promise<void> {
    const { owner, ranch } = await make.rancher();
    const rancher = await clientOf(owner);
    let customer = await clientOf(await make.customer());
    const rancherId = String(ranch.id);
    for (let turn = 0; isRunning; turn++) {
      if (turn % MAX_PER_FAMILY === MAX_PER_FAMILY - 1) customer = await clientOf(await make.customer());
      const key = `${index}-${turn}`;
      const sendOrder = turn % 4 === 3 ? sendOnce : retryUntilAnswered;
      const id = idOf(
        await sendOrder(customer, { query: PLACE_ORDER, variables: { input: { ...ORDER, rancherId }, key } }),
      );
      if (id === undefined) continue;
      acknowledged.orders.set(key, id);
      await fulfill(rancher, id, key);
      const paid = await send(admin, RECORD_PAYMENT, { id: rancherId, amount: 10_000, key });
      if (paid) acknowledged.payments.set(`${rancherId} ${key}`, paid);
      await sleep(pause);
    }
  }

  const running = Promise.all(Array.from({ length: FAMILIES }, (_, index) => orderRepeatedly(index)));
  const firstOrder = async () => {
    while (acknowledged.orders.size === 0) await sleep(20);
  };
  await Promise.race([running, firstOrder()]);
  return {
    acknowledged,
    refused,
    async stop() {
      isRunning = false;
      await running;
    },
  };
}
