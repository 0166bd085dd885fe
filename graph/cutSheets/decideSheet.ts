import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { CutSheet as Sheet } from '../../rules/herd/cutSheet';
import { Claim } from '../claims/Claim';
import { mailFamilies } from '../claims/mailFamilies';
import type { CutSheetRow, Holder } from './CutSheet';

type Decision = { state: 'AGREED' | 'STANDARD' | 'CHANGED'; sheet: Sheet; reason?: string };

/** Stores a decided sheet and returns its id, or null if the same sheet was already agreed. The caller has locked the animal. */
export async function decideSheet(trx: Knex.Transaction, row: CutSheetRow, decision: Decision): Promise<number | null> {
  const { animalId, sides } = row;
  const claimIds = claimsOfHolders(row);
  const isAgreed = row.state === 'AGREED' && decision.state === 'AGREED';
  if (isAgreed && isDeepStrictEqual([row.sheet, row.claimIds], [decision.sheet, claimIds])) return null;
  await trx('cutSheets').where({ animalId, sides }).delete();
  const [decided] = await trx('cutSheets')
    .insert({ animalId, sides, claimIds, ...decision })
    .returning('id');
  return decided.id;
}

/** Stores the sheet that all holders of a side agreed on, and mails them. A family that decides alone gets no mail. */
export async function agreeOn(trx: Knex.Transaction, row: CutSheetRow, sheet: Sheet): Promise<void> {
  const sheetId = await decideSheet(trx, row, { state: 'AGREED', sheet });
  if (sheetId === null || row.holders.length === 1) return;
  const concerned = await claimsOfSheet(trx, row);
  await mailFamilies(trx, concerned, (about) => ({ template: 'cutSheetAgreed', ...about, sheetId }));
}

/** Reads the claims whose families get letters about a sheet. */
export const claimsOfSheet = (trx: Knex.Transaction, row: CutSheetRow): Promise<Claim[]> =>
  Claim.query(trx).whereIn('id', claimsOfHolders(row)).orderBy('id').execute();

const claimsOfHolders = ({ holders }: CutSheetRow): number[] => holders.flatMap(({ claimIds }) => claimIds);

/** Replaces the proposal of a holder. The new proposal has another id, so that nobody accepts it without having seen it. */
export async function replaceProposal(
  trx: Knex.Transaction,
  { animalId, sides }: CutSheetRow,
  { claimIds, claimId, sheet }: Pick<Holder, 'claimIds'> & { claimId: number; sheet: Sheet },
): Promise<number> {
  await trx('cutSheetProposals').whereIn('claimId', claimIds).delete();
  const [proposal] = await trx('cutSheetProposals').insert({ animalId, sides, claimId, sheet }).returning('id');
  return proposal.id;
}
