import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { CutSheet as Sheet } from '../../rules/herd/cutSheet';
import type { CutSheetRow, Holder } from './CutSheet';

type Decision = { state: 'AGREED' | 'STANDARD' | 'CHANGED'; sheet: Sheet; reason?: string };

/** Sets what stands. Nothing happens if the same was agreed already. The caller has locked the animal. */
export async function decideSheet(trx: Knex.Transaction, row: CutSheetRow, decision: Decision): Promise<void> {
  const { animalId, sides } = row;
  const claimIds = row.holders.flatMap((holder) => holder.claimIds);
  const isAgreed = row.state === 'AGREED' && decision.state === 'AGREED';
  if (isAgreed && isDeepStrictEqual([row.sheet, row.claimIds], [decision.sheet, claimIds])) return;
  await trx('cutSheets').where({ animalId, sides }).delete();
  await trx('cutSheets').insert({ animalId, sides, claimIds, ...decision });
}

/** Replaces what the holder of a share proposed. The new proposal has another id, so that nobody accepts it unseen. */
export async function replaceProposal(
  trx: Knex.Transaction,
  { animalId, sides }: CutSheetRow,
  { claimIds, claimId, sheet }: Pick<Holder, 'claimIds'> & { claimId: number; sheet: Sheet },
): Promise<void> {
  await trx('cutSheetProposals').whereIn('claimId', claimIds).delete();
  await trx('cutSheetProposals').insert({ animalId, sides, claimId, sheet });
}
