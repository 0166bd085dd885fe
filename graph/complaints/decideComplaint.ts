import { decisionInput } from '../../rules/complaints/complaintForms';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import type { MutationDecideComplaintArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { refuseAmount } from './answerComplaint';
import type { Complaint } from './Complaint';
import { lockComplaint, refuseAct, requireMoneyDuty, takeStep } from './takeStep';

/** Decides a complaint that waits for the team. Errors: BAD_USER_INPUT, FORBIDDEN, NOT_FOUND, CONFLICT. */
export async function decideComplaint(
  context: Context,
  { complaintId, input }: MutationDecideComplaintArgs,
): Promise<Complaint> {
  const { reason: text, ...decision } = await validate(decisionInput, input);
  requireMoneyDuty(context, decision.remedy);
  return transaction(context.db, async (trx) => {
    const locked = await lockComplaint(trx, context, complaintId);
    await refuseAct(trx, 'DECIDE', locked);
    refuseAmount(locked.order, decision.amount);
    return takeStep(trx, context, locked, { act: 'DECIDE', text, ...decision });
  });
}
