import type { Knex } from 'knex';
import { type OrderDetailsValues, orderDetailsForm } from '../../rules/orders/orderDetailsForm';
import { isFinal } from '../../rules/orders/orderStatus';
import { dayIn } from '../../rules/time/timeZone';
import { ORDER_STATUS } from '../../rules/words/vocabulary';
import { audit, type Change, changesOf } from '../audit/audit';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict } from '../errors';
import { queueMail } from '../mail/queueMail';
import type { MutationArchiveOrderArgs, MutationUpdateOrderDetailsArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { isRepeatedChange } from '../schema/isRepeatedChange';
import { lockOrder } from './lockOrder';
import type { Order } from './Order';
import { notifyRanch } from './ranchOrderNotices';

/** Changes the given notes of a ranch on an order. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, IDEMPOTENCY_MISMATCH. */
export async function updateOrderDetails(
  context: Context,
  { orderId, input, expected, idempotencyKey }: MutationUpdateOrderDetailsArgs,
): Promise<Order> {
  const details = await validate(orderDetailsForm, input);
  const before = await validate(orderDetailsForm, expected ?? {});
  return transaction(context.db, async (trx) => {
    const { order } = await lockOrder(trx, orderId, context);
    const changes = changesOf(order, details);
    if (changes.length === 0) return order;
    if (await isRepeatedChange(trx, context, idempotencyKey, { verb: 'updateOrderDetails', id: order.id, ...details }))
      return order;
    refuseUnexpected(changes, before);
    const changesDay = changes.some(({ field }) => field === 'handoverDay');
    if (changesDay) await refuseDay(trx, context, order, details.handoverDay);
    // An owner's own notes aren't logged.
    if (signedIn(context).role !== 'OWNER') {
      await audit(trx, context, { action: 'ORDER_EDITED', to: { type: 'ORDER', id: order.id }, changes });
    }
    return writeDetails(trx, order, { ...details, changesDay });
  });
}

/** Refuses to overwrite a value that the viewer hasn't seen, because they expected another one. Errors: CONFLICT. */
function refuseUnexpected(changes: Change[], expected: OrderDetailsValues): void {
  for (const { field, before } of changes) {
    if (!(field in expected)) continue;
    const seen = expected[field as keyof OrderDetailsValues] ?? null;
    if (seen === before) continue;
    const name = field === 'handoverDay' ? 'The pickup or delivery day' : 'The private notes';
    throw conflict(`${name} changed in the meantime. Now: ${before ?? 'nothing'}`);
  }
}

/** An animal is Closed because each family has its beef, so the day on which it came is a fact. Closing locks the orders, too. */
async function refuseDay(
  trx: Knex.Transaction,
  { config }: Context,
  { id, status }: Order,
  day: string | null | undefined,
): Promise<void> {
  if (isFinal(status)) throw conflict(`This order is ${ORDER_STATUS.label(status)}, and its day can't change anymore.`);
  if (day && day < dayIn(config.timeZone, new Date())) throw badInput({ handoverDay: "The day can't be in the past" });
  const closed = await trx('claims')
    .join('animals', 'animals.id', 'claims.animalId')
    .where({ orderId: id, stage: 'CLOSED' })
    .first('tag');
  if (closed) throw conflict(`Animal ${closed.tag} is Closed, so the day of its handover can't change anymore.`);
}

type Details = OrderDetailsValues & { changesDay: boolean };

/** Customers see when an order last changed, so a private note doesn't change that time. */
async function writeDetails(trx: Knex.Transaction, order: Order, { changesDay, ...details }: Details): Promise<Order> {
  const { handoverDay: day } = details;
  if (changesDay && day) await queueMail(trx, { template: 'handoverDaySet', orderId: order.id, day });
  await notifyRanch(trx, order);
  return order.$query(trx).patchAndFetch({ ...details, ...(changesDay && { updatedAt: trx.fn.now() }) });
}

/** Hides a fulfilled order from the ranch's lists, or brings it back. Errors: NOT_FOUND, CONFLICT. */
export async function archiveOrder(context: Context, { orderId, archived }: MutationArchiveOrderArgs): Promise<Order> {
  return transaction(context.db, async (trx) => {
    const { order } = await lockOrder(trx, orderId, context);
    if (order.status !== 'FULFILLED') throw conflict('Only fulfilled orders can be archived');
    if (Boolean(order.archivedAt) === archived) return order;
    await notifyRanch(trx, order);
    return order.$query(trx).patchAndFetch({
      archivedAt: archived ? trx.fn.now() : null,
      updatedAt: trx.fn.now(),
    });
  });
}
