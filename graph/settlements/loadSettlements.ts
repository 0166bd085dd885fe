import { type OrderQuote, quoteOf } from '../../rules/settlement/quote';
import { unweighedParts } from '../../rules/settlement/settle';
import type { SettlementState } from '../../rules/settlement/settlementWords';
import type { Context } from '../context';
import { mustExist } from '../database/mustExist';
import { loader, manyPerKey, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { findOrder } from '../orders/findOrder';
import { type OrderRow, orderProjection } from '../orders/Order';
import { idNumber } from '../schema/ids';
import type { OrderPaymentRow } from './OrderPayment';
import type { OrderRevisionRow } from './OrderRevision';
import { IS_BY_WEIGHT, type OrderFacts, readFacts } from './readFacts';
import type { WeighingRow } from './Weighing';

export const revisionsOfOrder = partsOf<OrderRevisionRow>('order_revisions', 'order_id', ({ orderId }) => orderId);
export const paymentsOfOrder = partsOf<OrderPaymentRow>('order_payments', 'order_id', ({ orderId }) => orderId);
/** The revision that counts. Null until there's one, and once a settled share has lost its animal. */
export const currentRevision = async (context: Context, { id, settledTotal }: Pick<OrderRow, 'id' | 'settledTotal'>) =>
  settledTotal === null ? null : ((await revisionsOfOrder(context, id)).at(-1) ?? null);

export const weighingsOfAnimal = partsOf<WeighingRow>('weighings', 'animal_id', ({ animalId }) => animalId);

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

type Money = Pick<OrderRow, 'id' | 'settledTotal' | 'amount' | 'shippingFee' | 'received' | 'kept' | 'status'>;

export async function stateOf(context: Context, { id, settledTotal }: Money): Promise<SettlementState> {
  if (settledTotal !== null) return 'SETTLED';
  return (await isByWeight(context, id)) ? 'UNWEIGHED' : 'FIXED';
}

/** Returns what an order costs. Null until it's weighed, and after it was canceled. */
export async function totalOf(context: Context, order: Money): Promise<number | null> {
  const { settledTotal, amount, shippingFee } = order;
  if (order.status === 'CANCELED') return null;
  return (await stateOf(context, order)) === 'UNWEIGHED' ? null : (settledTotal ?? amount + shippingFee);
}

/** Returns what is still due. Null until the order is weighed. Nothing is due for a canceled order. */
export async function balanceDue(context: Context, order: Money): Promise<number | null> {
  if (order.status === 'CANCELED') return 0;
  const total = await totalOf(context, order);
  return total === null ? null : Math.max(0, total - order.received);
}

/** Returns the amount that the family overpaid: of a canceled order, all but what the ranch keeps. */
export async function overpaid(context: Context, order: Money): Promise<number> {
  if (order.status === 'CANCELED') return Math.max(0, order.received - order.kept);
  const total = await totalOf(context, order);
  return total === null ? 0 : Math.max(0, order.received - total);
}

/** Returns the estimate of what an order costs, as it was before its first revision. */
export async function quoteFor(context: Context, { id, settledTotal }: Money): Promise<OrderQuote> {
  const revisions = settledTotal === null ? [] : await revisionsOfOrder(context, id);
  return revisions.findLast(({ quote }) => quote)?.quote ?? quoteOf((await factsOf(context, id)).facts);
}

export async function waitingFor(context: Context, order: Money): Promise<string[]> {
  return order.settledTotal === null ? unweighedParts((await factsOf(context, order.id)).facts) : [];
}

/** Finds a payment by id. Null unless the viewer is a party of its order or an admin. */
export async function findPayment(context: Context, id: string | number): Promise<OrderPaymentRow | null> {
  const sql = 'select * from order_payments where id = ?';
  const [payment] = await prepared<OrderPaymentRow>(context.db, { sql, bindings: [idNumber(id)] });
  return payment && (await findOrder(context, payment.orderId, orderProjection.always.slice())) ? payment : null;
}

/** Loads the payment instructions that ranches have written. */
export const howToPay = loader<number, string | null>(async ({ db }, rancherIds) => {
  const sql = 'select id, payment_instructions from ranchers where id = any(?)';
  const rows = await prepared<{ id: number; paymentInstructions: string | null }>(db, { sql, bindings: [rancherIds] });
  return onePerKey(rancherIds, rows, ({ id }) => id).map((row) => row?.paymentInstructions ?? null);
});
