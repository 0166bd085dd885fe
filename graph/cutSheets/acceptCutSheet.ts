import { cutSheetProblems } from '../../rules/herd/cutSheet';
import type { Claim } from '../claims/Claim';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import type { MutationAcceptCutSheetArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/arguments';
import { type CutSheetRow, isSameSides, readProposals, situationOf } from './CutSheet';
import { agreeOn, replaceProposal } from './decideSheet';
import { lockOwnSheet } from './lockCutSheet';

/** Accepts the proposal of the other household on the side. Errors: NOT_FOUND, CONFLICT. */
export async function acceptCutSheet(
  context: Context,
  { claimId, proposalId }: MutationAcceptCutSheetArgs,
): Promise<Claim> {
  const id = idNumber(proposalId, 'proposalId');
  return transaction(context.db, async (trx) => {
    const { claim, sheet, holder } = await lockOwnSheet(trx, claimId, context);
    const proposals = await readProposals(trx, [sheet.animalId]);
    const proposal = proposals.find((one) => one.id === id && isSameSides(one.sides, sheet.sides));
    if (!proposal) throw conflict(replacedText(sheet));
    if (holder.claimIds.includes(proposal.claimId)) {
      throw conflict("This is your own proposal. It's agreed once the other household on your side accepts it.");
    }
    const [problem] = Object.values(cutSheetProblems(proposal.sheet, situationOf(sheet)));
    if (problem) throw conflict(`This sheet can't be cut anymore. ${problem}`);
    await replaceProposal(trx, sheet, { claimIds: holder.claimIds, claimId: claim.id, sheet: proposal.sheet });
    await agreeOn(trx, sheet, proposal.sheet);
    return claim;
  });
}

function replacedText({ state }: CutSheetRow): string {
  return state === 'AGREED'
    ? 'This proposal is gone: the other household accepted yours, or you have both agreed on a sheet since. Look at the agreed sheet.'
    : 'This proposal has since been replaced. Look at the new one first.';
}
