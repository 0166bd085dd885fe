import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { CutSheet as Sheet } from '../../rules/herd/cutSheet';
import type { Claim } from '../claims/Claim';
import { mailFamilies } from '../claims/mailFamilies';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import type { MutationProposeCutSheetArgs } from '../resolverTypes.generated';
import { type CutSheetRow, type Holder, quartersLeft, readProposals } from './CutSheet';
import { agreeOn, claimsOfSheet, replaceProposal } from './decideSheet';
import { lockOwnSheet } from './lockCutSheet';
import { readSheetInput, refuseUncuttable } from './readSheetInput';

/** Chooses the cuts of a side, or proposes them to the other household on it. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function proposeCutSheet(
  context: Context,
  { claimId, sheet: input, processorMayCall }: MutationProposeCutSheetArgs,
): Promise<Claim> {
  const chosen = await readSheetInput(input);
  return transaction(context.db, async (trx) => {
    const { claim, sheet, holder } = await lockOwnSheet(trx, claimId, context);
    refuseUncuttable(chosen, sheet);
    const proposals = await readProposals(trx, [sheet.animalId]);
    const proposedBy = ({ claimIds }: Holder) => proposals.find((one) => claimIds.includes(one.claimId))?.sheet;
    await replaceProposal(trx, sheet, { claimIds: holder.claimIds, claimId: claim.id, sheet: chosen });
    const others = sheet.holders.filter((one) => one !== holder);
    if (quartersLeft(sheet) === 0 && others.every((one) => isDeepStrictEqual(proposedBy(one), chosen))) {
      await agreeOn(trx, sheet, chosen);
    } else if (!isOpen(proposedBy(holder), sheet) && isOpen(chosen, sheet)) {
      await mailOthers(trx, sheet, holder);
    }
    return typeof processorMayCall === 'boolean' ? claim.$query(trx).patchAndFetch({ processorMayCall }) : claim;
  });
}

/** Returns whether a proposal needs an answer, because it differs from the decided sheet. Only a holder's first one is mailed. */
const isOpen = (proposed: Sheet | undefined, { sheet }: CutSheetRow) =>
  proposed !== undefined && !isDeepStrictEqual(proposed, sheet);

async function mailOthers(trx: Knex.Transaction, sheet: CutSheetRow, holder: Holder): Promise<void> {
  const others = (await claimsOfSheet(trx, sheet)).filter(({ id }) => !holder.claimIds.includes(id));
  await mailFamilies(trx, others, (about) => ({ template: 'cutSheetProposed', ...about }));
}
