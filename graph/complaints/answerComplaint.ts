import type { Knex } from 'knex';
import { answerInput } from '../../rules/complaints/complaintForms';
import { formatCents } from '../../rules/money/money';
import { type Context, signedIn } from '../context';
import { badInput } from '../errors';
import { countAttempt } from '../limits/attempts';
import type { Order } from '../orders/Order';
import type { MutationAnswerComplaintArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { makeOnce } from '../schema/makeOnce';
import { Complaint } from './Complaint';
import { lockComplaint, refuseAct, requireMoneyDuty, takeStep } from './takeStep';

/** Answers a complaint, with or without a proposal. Errors: BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED, IDEMPOTENCY_MISMATCH. */
export async function answerComplaint(
  context: Context,
  { complaintId, input, idempotencyKey }: MutationAnswerComplaintArgs,
): Promise<Complaint> {
  const answer = await validate(answerInput, input);
  requireMoneyDuty(context, answer.remedy);
  await countAttempt(context, 'complaint', `viewer ${signedIn(context).id}`);
  const find = async (db: Knex, [id]: number[]) => Complaint.query(db).findById(Number(id));
  const once = { idempotencyKey, change: { answerComplaint: complaintId, input }, find };
  return makeOnce(context, once, async (trx) => {
    const locked = await lockComplaint(trx, context, complaintId);
    await refuseAct(trx, 'ANSWER', locked);
    refuseAmount(locked.order, answer.amount);
    return takeStep(trx, context, locked, { act: 'ANSWER', ...answer });
  });
}

/** Refuses to give back more than the order costs. Errors: BAD_USER_INPUT. */
export function refuseAmount({ settledTotal, amount, shippingFee }: Order, cents: number | null): void {
  const most = settledTotal ?? amount + shippingFee;
  if (cents !== null && cents > most) throw badInput({ amount: `At most what the order costs: ${formatCents(most)}` });
}
