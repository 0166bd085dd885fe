import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { maker } from '../graph/testing/make';
import { type Client, insist, type Operation, type Outcome, signIn, tryOnce } from './steady';

export const PLACE = `mutation ($input: PlaceOrderInput!, $key: String) {
  done: placeOrder(input: $input, idempotencyKey: $key) { id }
}`;
const MOVE = `mutation ($id: ID!, $status: OrderStatus!, $key: String) {
  done: updateOrderStatus(orderId: $id, status: $status, idempotencyKey: $key) { id }
}`;
const PAY = `mutation ($id: ID!, $amount: Cents!, $key: String) {
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

/** How many families order at the same time, each at a ranch of its own. */
const AT_ONCE = 4;

/** After so many orders the next family comes: more from one person or one address would be taken for a flood. */
const MAX_PER_FAMILY = 200;

/** What clients were told: the ids of orders and payments by their idempotency keys, and the steps of each order. */
export type Acknowledged = { orders: Map<string, string>; moves: Map<string, string[]>; payments: Map<string, string> };

type Manner = {
  onStatus?: Client['onStatus'];
  /** Milliseconds that each family waits before it orders again: as many as the mails and events of an order take. */
  pause?: number;
};

/**
 * Families order, ranches move the orders until they are fulfilled, and the platform records payments of a part of the
 * commission, until `stop`. Every fourth order is sent once, answered or not. Everything else is sent until it is answered.
 * Resolves once the first order is in. The server takes the word of a proxy for people's addresses (`TRUST_PROXY=1`).
 */
export async function openMarket(db: Knex, origin: string, { onStatus, pause = 0 }: Manner = {}) {
  const make = maker(db);
  const acknowledged: Acknowledged = { orders: new Map(), moves: new Map(), payments: new Map() };
  const refused: string[] = [];
  let isOpen = true;
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
  const say = async (client: Client, query: string, variables: Operation['variables']) =>
    idOf(await insist(client, { query, variables }));

  async function fulfill(rancher: Client, id: string, key: string): Promise<void> {
    const steps: string[] = [];
    acknowledged.moves.set(id, steps);
    for (const status of STEPS) {
      if (await say(rancher, MOVE, { id, status, key: `${key}-${status}` })) steps.push(status);
    }
  }

  async function trade(stall: number): Promise<void> {
    const { owner, ranch } = await make.rancher();
    const rancher = await clientOf(owner);
    let customer = await clientOf(await make.customer());
    const rancherId = String(ranch.id);
    for (let turn = 0; isOpen; turn++) {
      if (turn % MAX_PER_FAMILY === MAX_PER_FAMILY - 1) customer = await clientOf(await make.customer());
      const key = `${stall}-${turn}`;
      const send = turn % 4 === 3 ? tryOnce : insist;
      const id = idOf(await send(customer, { query: PLACE, variables: { input: { ...ORDER, rancherId }, key } }));
      if (id === undefined) continue;
      acknowledged.orders.set(key, id);
      await fulfill(rancher, id, key);
      const paid = await say(admin, PAY, { id: rancherId, amount: 10_000, key });
      if (paid) acknowledged.payments.set(`${rancherId} ${key}`, paid);
      await sleep(pause);
    }
  }

  const trading = Promise.all(Array.from({ length: AT_ONCE }, (_, stall) => trade(stall)));
  const firstOrder = async () => {
    while (acknowledged.orders.size === 0) await sleep(20);
  };
  await Promise.race([trading, firstOrder()]);
  return {
    acknowledged,
    refused,
    async stop() {
      isOpen = false;
      await trading;
    },
  };
}
