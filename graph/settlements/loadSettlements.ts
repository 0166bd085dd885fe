import { type OrderQuote, quoteOf } from '../../rules/settlement/quote';
import { unweighedParts } from '../../rules/settlement/settle';
import type { Context } from '../context';
import { loader, manyPerKey, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { mustExist } from '../database/transaction';
import { findOrder } from '../orders/findOrder';
import type { OrderRow } from '../orders/Order';
import { idNumber } from '../schema/arguments';
import type { OrderPaymentRow } from './OrderPayment';
import type { OrderRevisionRow } from './OrderRevision';
import { IS_BY_WEIGHT, type OrderFacts, readFacts } from './readFacts';

export const revisionsOfOrder = partsOf<OrderRevisionRow>('order_revisions', 'order_id', ({ orderId }) => orderId);
export const paymentsOfOrder = partsOf<OrderPaymentRow>('order_payments', 'order_id', ({ orderId }) => orderId);

/** Returns a loader of the parts of a record, in the order in which they were written. */
function partsOf<Row>(table: string, column: string, keyOf: (row: Row) => number) {
  return loader<number, Row[]>(async ({ db }, ids) => {
    const sql = `select * from ${table} where ${column} = any(?) order by ${column}, id`;
    return manyPerKey(ids, await prepared<Row>(db, { sql, bindings: [ids] }), keyOf);
  });
}

const factsOf = loader<number, OrderFacts>(async ({ db }, ids) => {
  return onePerKey(ids, await readFacts(db, ids), ({ orderId }) => orderId).map(mustExist);
});

export const isByWeight = loader<number, boolean>(async ({ db }, ids) => {
  const sql = `select o.id from orders o where o.id = any(?) and ${IS_BY_WEIGHT('o')}`;
  const found = await prepared<{ id: number }>(db, { sql, bindings: [ids] });
  return ids.map((id) => found.some((one) => one.id === id));
});

/** The columns of an order that the resolvers of its settlement read. */
export type SettledOrder = Pick<OrderRow, 'id' | 'settledTotal'>;

/** Returns the estimate of what an order costs, as it was before its first revision. */
export async function quoteFor(context: Context, { id, settledTotal }: SettledOrder): Promise<OrderQuote> {
  const revisions = settledTotal === null ? [] : await revisionsOfOrder(context, id);
  return revisions.findLast(({ quote }) => quote)?.quote ?? quoteOf((await factsOf(context, id)).facts);
}

export async function waitingFor(context: Context, order: SettledOrder): Promise<string[]> {
  return order.settledTotal === null ? unweighedParts((await factsOf(context, order.id)).facts) : [];
}

/** Finds a payment by id. Null unless the viewer is a party of its order or an admin. */
export async function findPayment(context: Context, id: string | number): Promise<OrderPaymentRow | null> {
  const sql = 'select * from order_payments where id = ?';
  const [payment] = await prepared<OrderPaymentRow>(context.db, { sql, bindings: [idNumber(id)] });
  return payment && (await findOrder(context, payment.orderId, ['id', 'customerId', 'rancherId'])) ? payment : null;
}
