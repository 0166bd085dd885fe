import type { Claim } from '../claims/Claim';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import type { MutationProposeCutSheetArgs } from '../resolverTypes.generated';
import { hasOneHolder } from './CutSheet';
import { decideSheet, replaceProposal } from './decideSheet';
import { lockOwnSheet } from './lockCutSheet';
import { readSheetInput, refuseUncuttable } from './readSheetInput';

/** Chooses the cuts of a side, or proposes them to the other who shares it. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function proposeCutSheet(
  context: Context,
  { claimId, sheet: input }: MutationProposeCutSheetArgs,
): Promise<Claim> {
  const chosen = await readSheetInput(input);
  return transaction(context.db, async (trx) => {
    const { claim, sheet, holder } = await lockOwnSheet(trx, claimId, context);
    refuseUncuttable(chosen, sheet);
    await replaceProposal(trx, sheet, { claimIds: holder.claimIds, claimId: claim.id, sheet: chosen });
    if (hasOneHolder(sheet)) await decideSheet(trx, sheet, { state: 'AGREED', sheet: chosen });
    return claim;
  });
}
