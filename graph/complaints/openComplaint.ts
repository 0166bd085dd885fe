import type { Knex } from 'knex';
import { complaintForm } from '../../rules/complaints/complaintForms';
import { COMPLAINT_DAYS, kindsFor } from '../../rules/complaints/complaintKinds';
import { ANSWER_DAYS, otherSideOf } from '../../rules/complaints/complaintState';
import type { ComplaintKind, OrderSide } from '../../rules/complaints/complaintWords';
import { ORDER_STATUS } from '../../rules/words/vocabulary';
import { type Context, signedIn } from '../context';
import { conflict, notFound } from '../errors';
import { countAttempt } from '../limits/attempts';
import { findOrder } from '../orders/findOrder';
import { lockOrder } from '../orders/lockOrder';
import type { Order } from '../orders/Order';
import { notifyRanch } from '../orders/ranchOrderNotices';
import type { MutationOpenComplaintArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { Complaint } from './Complaint';
import { attachToEntry, PARTY, tell, waiting, writeEntry } from './takeStep';

/** Says that something is wrong with an order. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT, RATE_LIMITED, IDEMPOTENCY_MISMATCH. */
export async function openComplaint(
  context: Context,
  { orderId, input, idempotencyKey }: MutationOpenComplaintArgs,
): Promise<Complaint> {
  const { kind, text, photos } = await validate(complaintForm, input);
  // Checked before counting, so that the limit reveals nothing about other people's orders.
  if (!(await findOrder(context, orderId, ['customerId', 'rancherId']))) throw notFound('Order');
  await countAttempt(context, 'complaint', `viewer ${signedIn(context).id}`);
  const find = async (db: Knex, [id]: number[]) => Complaint.query(db).findById(Number(id));
  const once = { idempotencyKey, change: { openComplaint: orderId, input }, find };
  return makeOnce(context, once, async (trx) => {
    const { order, actor } = await lockOrder(trx, orderId, context);
    const side = PARTY[actor] as OrderSide;
    await refuseKind(trx, order, { side, kind });
    const complaint = await Complaint.query(trx).insertAndFetch({
      ...{ orderId: order.id, side, kind },
      ...waiting(trx, otherSideOf(side), ANSWER_DAYS),
    });
    const entry = await writeEntry(trx, { complaint, side, step: 'OPEN', text }, context);
    await attachToEntry(trx, context, { orderId: order.id, entryId: entry.id }, photos);
    await tell(trx, complaint, { entry });
    await notifyRanch(trx, order);
    return complaint;
  });
}

/** Errors: CONFLICT. */
async function refuseKind(
  trx: Knex.Transaction,
  order: Order,
  { side, kind }: { side: OrderSide; kind: ComplaintKind },
): Promise<void> {
  const { status, id: orderId } = order;
  const kinds = kindsFor(side, order, new Date());
  if (kinds.length === 0) throw conflict('Please give the ranch three days to answer this request.');
  if (!kinds.includes(kind)) throw conflict(`You can't say this of an order that is ${ORDER_STATUS.label(status)}.`);
  const { rows } = await trx.raw(
    `select exists (select from order_status_updates where order_id = :orderId and status in ('FULFILLED', 'CANCELED')
       and created_at <= now() - make_interval(days => :days)) as "isLate",
     exists (select from complaints where order_id = :orderId and side = :side and kind = :kind and state <> 'CLOSED') as "isOpen"`,
    { orderId, side, kind, days: COMPLAINT_DAYS },
  );
  const [{ isLate, isOpen }] = rows;
  if (isLate) throw conflict(`You can say so for ${COMPLAINT_DAYS} days after an order was fulfilled or canceled.`);
  if (isOpen) throw conflict('You already said so. Add to what is open instead.');
}
