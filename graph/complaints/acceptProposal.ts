import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import type { MutationAcceptProposalArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/arguments';
import type { Complaint } from './Complaint';
import { currentProposal, lockComplaint, refuseAct, requireMoneyDuty, takeStep } from './takeStep';

/** Accepts the current proposal of the other side. Errors: FORBIDDEN, NOT_FOUND, CONFLICT. */
export async function acceptProposal(
  context: Context,
  { complaintId, entryId }: MutationAcceptProposalArgs,
): Promise<Complaint> {
  const accepted = idNumber(entryId, 'entryId');
  return transaction(context.db, async (trx) => {
    const locked = await lockComplaint(trx, context, complaintId);
    await refuseAct(trx, 'ACCEPT', locked);
    const proposal = await currentProposal(trx, locked.complaint);
    if (proposal?.id !== accepted) throw conflict("There's a newer proposal. Please read it first.");
    const { remedy, amount } = proposal;
    requireMoneyDuty(context, remedy);
    return takeStep(trx, context, locked, { act: 'ACCEPT', remedy, amount });
  });
}
