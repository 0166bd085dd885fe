import type { Knex } from 'knex';
import { actRefusal, type ComplaintAct, outcomeOf } from '../../rules/complaints/complaintState';
import type { ComplaintStep, OrderParty, OrderSide, Remedy } from '../../rules/complaints/complaintWords';
import type { OrderActor } from '../../rules/orders/orderStatus';
import { audit, changesOf } from '../audit/audit';
import { type Context, signedIn } from '../context';
import { Conversation } from '../conversations/Conversation';
import { attachPhotos } from '../conversations/messagePhotos';
import { conflict, notFound } from '../errors';
import { queueMail, queueMailToAdmins } from '../mail/queueMail';
import { lockOrder } from '../orders/lockOrder';
import type { Order } from '../orders/Order';
import { notifyRanch } from '../orders/ranchOrderNotices';
import { requireDuty } from '../schema/access';
import { idNumber } from '../schema/arguments';
import { Complaint, ComplaintEntry } from './Complaint';

export const PARTY: Record<OrderActor, OrderParty> = { OWNER: 'CUSTOMER', SELLER: 'RANCH', ADMIN: 'PLATFORM' };

type Locked = { order: Order; actor: OrderParty; complaint: Complaint };

/** Locks a complaint by its order, so that of two people who act at once the second one sees what the first one did. Errors: NOT_FOUND. */
export async function lockComplaint(trx: Knex.Transaction, context: Context, id: string | number): Promise<Locked> {
  const found = await Complaint.query(trx).findById(idNumber(id, 'complaintId')).select('orderId');
  if (!found) throw notFound('Order');
  const { order, actor } = await lockOrder(trx, found.orderId, context);
  const complaint = await Complaint.query(trx).findById(idNumber(id)).throwIfNotFound();
  return { order, actor: PARTY[actor], complaint };
}

/** Returns the step with the current proposal, if there is one. */
export const currentProposal = (trx: Knex, { id }: Pick<Complaint, 'id'>) =>
  ComplaintEntry.query(trx)
    .where({ complaintId: id, step: 'ANSWER' })
    .whereNotNull('remedy')
    .orderBy('id', 'desc')
    .first();

/** Refuses an act that the complaint isn't open to. Errors: CONFLICT. */
export async function refuseAct(trx: Knex, act: ComplaintAct, { actor, complaint }: Locked): Promise<void> {
  const proposal = await currentProposal(trx, complaint);
  const refusal = actRefusal(act, actor, { ...complaint, proposedBy: (proposal?.side as OrderSide) ?? null });
  if (refusal) throw conflict(refusal);
}

/** Refuses to propose, accept or decide about money without the duty for it. Errors: FORBIDDEN. */
export function requireMoneyDuty(context: Context, remedy: Remedy | null): void {
  if (remedy === 'PART_BACK') requireDuty(signedIn(context), ['MONEY']);
}

type Done = {
  act: ComplaintAct;
  text?: string;
  remedy?: Remedy | null;
  amount?: number | null;
  photos?: string[];
  asksTeam?: boolean;
};

/** Takes a step that is allowed: writes it, moves the complaint on, and tells those concerned. */
export async function takeStep(
  trx: Knex.Transaction,
  context: Context,
  locked: Locked,
  done: Done,
): Promise<Complaint> {
  const { complaint, order, actor } = locked;
  const { act, text = '', remedy = null, amount = null, photos = [], asksTeam = false } = done;
  const entry = await writeEntry(trx, { complaint, side: actor, step: act, text, remedy, amount }, context);
  await attachToEntry(trx, context, { orderId: order.id, entryId: entry.id }, photos);
  const { state, waitsFor, days } = outcomeOf({ act, actor, remedy, asksTeam }, complaint);
  const wasWaitingFor = complaint.waitsFor;
  const isSettled = act === 'ACCEPT' || act === 'DECIDE';
  const moved = await complaint.$query(trx).patchAndFetch({
    state,
    ...(isSettled && { remedy, amount }),
    ...(state === 'CLOSED' && { closedAt: trx.fn.now() as never }),
    ...(waitsFor !== wasWaitingFor && waiting(trx, waitsFor, days)),
  });
  if (actor === 'PLATFORM') await auditStep(trx, context, moved, { ...done, text });
  await tell(trx, moved, { entry, wasWaitingFor });
  await notifyRanch(trx, order);
  return moved;
}

function auditStep(trx: Knex, context: Context, { id, orderId, kind }: Complaint, { act, text, remedy, amount }: Done) {
  const changes = changesOf({}, { complaint: `#${id} ${kind}`, remedy, amount, reason: text });
  const action = act === 'CLOSE' ? 'COMPLAINT_CLOSED' : 'COMPLAINT_DECIDED';
  return audit(trx, context, { action, to: { type: 'ORDER', id: orderId }, changes });
}

export const waiting = (trx: Knex, waitsFor: OrderParty | null, days: number | null) => ({
  waitsFor,
  waitingSince: trx.fn.now() as never,
  remindedAt: null,
  dueAt: (days === null ? null : trx.raw('now() + make_interval(days => ?)', [days])) as never,
});

type Written = {
  complaint: Pick<Complaint, 'id'>;
  side: OrderParty;
  step: ComplaintStep;
  text?: string;
  remedy?: Remedy | null;
  amount?: number | null;
};

/** Adds a step. Nobody wrote those that follow from time or from a payment. */
export function writeEntry(trx: Knex, { complaint, ...step }: Written, by?: Context) {
  const authorId = by?.viewer?.id ?? null;
  return ComplaintEntry.query(trx).insertAndFetch({ ...step, complaintId: complaint.id, authorId });
}

/** Shows uploads to the order's conversation with a step. Errors: BAD_USER_INPUT. */
export async function attachToEntry(
  trx: Knex.Transaction,
  context: Context,
  { orderId, entryId }: { orderId: number; entryId: number },
  photos: string[],
): Promise<void> {
  if (photos.length === 0) return;
  const { id: conversationId } = await Conversation.query(trx).findOne({ orderId }).throwIfNotFound();
  await attachPhotos(trx, { conversationId, senderId: signedIn(context).id, entryId }, photos);
}

type News = { entry: Pick<ComplaintEntry, 'id' | 'side'>; wasWaitingFor?: OrderParty | null };

/** Mails a step to the sides that didn't take it, and to the team once it waits for the team. */
export async function tell(trx: Knex, complaint: Complaint, { entry, wasWaitingFor }: News): Promise<void> {
  const { id: complaintId, orderId } = complaint;
  for (const side of ['CUSTOMER', 'RANCH'] as const) {
    if (side !== entry.side)
      await queueMail(trx, { template: 'complaintNews', orderId, complaintId, entryId: entry.id, side });
  }
  if (complaint.waitsFor === 'PLATFORM' && wasWaitingFor !== 'PLATFORM') {
    await queueMailToAdmins(trx, { template: 'complaintForTeam', complaintId });
  }
}
