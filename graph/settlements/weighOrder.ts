import type { Knex } from 'knex';
import { hasAnyDuty } from '../../rules/accounts/duties';
import { formatCents } from '../../rules/money/money';
import { oddLine } from '../../rules/settlement/oddWeights';
import type { OtherCharge, SettledItem, SettlementFacts } from '../../rules/settlement/settle';
import { type WeighOrderValues, weighOrderInput } from '../../rules/settlement/weighForm';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict } from '../errors';
import { lockOrder } from '../orders/lockOrder';
import { Order, OrderItem } from '../orders/Order';
import { notifyRanch } from '../orders/ranchOrderNotices';
import { lockKnownRancher } from '../ranches/lockRancher';
import type { MutationWeighOrderArgs, QueryOrderWeighingPreviewArgs } from '../resolverTypes.generated';
import { requireDuty } from '../schema/access';
import { idNumber, validate } from '../schema/arguments';
import { isRepeatedChange } from '../schema/isRepeatedChange';
import { OrderRevision } from './OrderRevision';
import { type Outcome, outcomesOf } from './outcomes';
import { writeAmount } from './priceAnew';
import { readFacts } from './readFacts';
import { refuseOdd, requireSellerOrAdmin } from './refusals';
import { writeRevision } from './writeRevision';

/** Previews what a weighing of an order changes. Null while a weight is missing. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function previewOrderWeighing(
  context: Context,
  { orderId, input }: QueryOrderWeighingPreviewArgs,
): Promise<Outcome | null> {
  const values = await validate(weighOrderInput, input);
  const order = await Order.query(context.db).findById(idNumber(orderId, 'orderId'));
  requireSellerOrAdmin(order, context);
  refuseCharges(context, order, values);
  const { outcome } = await computeOutcome(context.db, order, values);
  refuseUnexplained(order, outcome, values);
  return outcome ?? null;
}

/** Records weights and charges of an order, and settles it. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, IDEMPOTENCY_MISMATCH. */
export async function weighOrder(
  context: Context,
  { orderId, input, expected, idempotencyKey }: MutationWeighOrderArgs,
): Promise<Order> {
  const values = await validate(weighOrderInput, input);
  const corrected = expected == null ? undefined : idNumber(expected, 'expected');
  // Read before the lock: a rancher needs no reason to change a settlement that was recorded at the same time.
  const seen = await Order.query(context.db).findById(idNumber(orderId, 'orderId'));
  return transaction(context.db, async (trx) => {
    const { order } = await lockOrder(trx, orderId, context);
    requireSellerOrAdmin(order, context);
    refuseCharges(context, order, values);
    // Locks the ranch, so that no share of the order can get an animal now.
    await lockKnownRancher(trx, order.rancherId);
    if (await isRepeatedChange(trx, context, idempotencyKey, { verb: 'weighOrder', id: order.id, ...values }))
      return order;
    const { facts, outcome } = await computeOutcome(trx, order, values);
    refuseUnexplained(seen, outcome, values);
    if (!isGiven(order, values) && (!outcome || outcome.isSame || order.settledTotal === null)) return order;
    refuseOdd(await oddWeights(trx, order, facts), values);
    if (corrected !== undefined && !outcome?.isSame) await refuseUnexpected(trx, context, order, corrected);
    await storeWeights(trx, order, facts);
    await settleOrEstimate(trx, context, order, { outcome, values });
    await notifyRanch(trx, order);
    return order;
  });
}

/** Refuses changed charges without the duty for the ranch, since charges and discounts are prices. Errors: FORBIDDEN. */
function refuseCharges(context: Context, { charges: current }: Order, { charges }: WeighOrderValues): void {
  if (charges && textOf(charges) !== textOf(current)) requireDuty(signedIn(context), ['RANCH']);
}

/** Whether there's something to record. The dialog sends charges also when they haven't changed. */
const isGiven = (order: Order, { items, charges }: WeighOrderValues) =>
  Boolean(items?.length) || (charges !== undefined && textOf(charges) !== textOf(order.charges));

/** Says which new weights are far from what was ordered. */
async function oddWeights(
  trx: Knex.Transaction,
  { id: orderId }: Order,
  { items }: SettlementFacts,
): Promise<string[]> {
  const before = await OrderItem.query(trx).where({ orderId });
  const isNew = ({ itemId, tenths }: SettledItem) => before.find(({ id }) => id === itemId)?.settledTenths !== tenths;
  return items.filter(isNew).flatMap((item) => (item.tenths === null ? [] : (oddLine(item, item.tenths / 10) ?? [])));
}

const textOf = (charges: readonly OtherCharge[]): string =>
  JSON.stringify(charges.map(({ kind, amount, reason }) => [kind, amount, reason]));

/** Errors: BAD_USER_INPUT. */
function refuseUnexplained(
  before: Pick<Order, 'settledTotal'> | undefined,
  outcome: Outcome | undefined,
  { reason }: WeighOrderValues,
): void {
  if (!outcome || outcome.isSame || before?.settledTotal == null || reason) return;
  throw badInput({ reason: 'Say why the order is changed. The family reads it.' });
}

/** Refuses to correct an older revision, because the viewer hasn't seen the last one. Errors: CONFLICT. */
async function refuseUnexpected(
  trx: Knex.Transaction,
  context: Context,
  { id: orderId }: Order,
  corrected: number,
): Promise<void> {
  const last = await OrderRevision.query(trx).where({ orderId }).orderBy('id', 'desc').first();
  if (!last || last.id === corrected) return;
  const now = hasAnyDuty(signedIn(context), ['MONEY']) ? `. Now: ${formatCents(last.total)}` : '';
  throw conflict(`The order was settled again in the meantime${now}`);
}

async function computeOutcome(
  db: Knex,
  order: Order,
  values: WeighOrderValues,
): Promise<{ facts: SettlementFacts; outcome: Outcome | undefined }> {
  if (order.status === 'CANCELED') throw conflict('This order is canceled, so there is nothing to settle.');
  const [current] = await readFacts(db, [order.id]);
  if (!current) throw new Error(`Order ${order.id} is gone`);
  const facts = withWeights(current.facts, values);
  const { settled } = await outcomesOf(db, [{ order: current, facts }], 'items');
  return { facts, outcome: settled[0] };
}

/** Errors: BAD_USER_INPUT. */
function withWeights(facts: SettlementFacts, { items = [], charges }: WeighOrderValues): SettlementFacts {
  const weighed = items.map(({ itemId, pounds }, index) => {
    const field = `items[${index}].itemId`;
    const item = facts.items.find((one) => one.itemId === idNumber(itemId, field));
    if (!item) throw badInput({ [field]: 'This order has no such line, or its animal is weighed instead' });
    if (item.basis === null) throw badInput({ [field]: `${item.name} isn't sold by weight` });
    return { ...item, tenths: Math.round(pounds * 10) };
  });
  return {
    ...facts,
    items: facts.items.map((item) => weighed.find(({ itemId }) => itemId === item.itemId) ?? item),
    charges: charges ?? facts.charges,
  };
}

async function storeWeights(trx: Knex.Transaction, order: Order, { items, charges }: SettlementFacts): Promise<void> {
  for (const { itemId, tenths } of items) await OrderItem.query(trx).findById(itemId).patch({ settledTenths: tenths });
  await Order.query(trx)
    .findById(order.id)
    .patch({ charges: [...charges], updatedAt: trx.fn.now() });
}

/** Without a settlement, the estimate has the charges. */
async function settleOrEstimate(
  trx: Knex.Transaction,
  context: Context,
  { id, settledTotal }: Order,
  { outcome, values }: { outcome: Outcome | undefined; values: WeighOrderValues },
): Promise<void> {
  if (!outcome && settledTotal === null) await writeAmount(trx, id);
  if (outcome && !outcome.isSame) await writeRevision(trx, context, outcome, values.reason ?? null);
}
