import { reasonForm } from '../../rules/reasonForm';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import type { MutationCloseComplaintArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import type { Complaint } from './Complaint';
import { lockComplaint, refuseAct, takeStep } from './takeStep';

/** Closes a complaint that its side takes back, or whose remedy the family has. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function closeComplaint(
  context: Context,
  { complaintId, reason: given }: MutationCloseComplaintArgs,
): Promise<Complaint> {
  const needsReason = context.viewer?.userType === 'ADMIN' || given;
  const { reason: text = '' } = needsReason ? await validate(reasonForm, { reason: given }) : {};
  return transaction(context.db, async (trx) => {
    const locked = await lockComplaint(trx, context, complaintId);
    await refuseAct(trx, 'CLOSE', locked);
    return takeStep(trx, context, locked, { act: 'CLOSE', text });
  });
}
