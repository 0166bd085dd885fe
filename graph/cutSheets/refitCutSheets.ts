import type { Knex } from 'knex';
import { cutSheetProblems, fittedCutSheet } from '../../rules/herd/cutSheet';
import { cutSheetRefusal } from '../../rules/herd/cutSheetDue';
import { mailFamilies } from '../claims/mailFamilies';
import { type CutSheetRow, hasOneHolder, readSheets, situationOf } from './CutSheet';
import { claimsOfSheet, decideSheet } from './decideSheet';

/** Reopens sheets before the due day. After it, replaces only impossible cuts, and mails the families. */
export async function refitCutSheets(trx: Knex.Transaction, animalId: number, today: string): Promise<void> {
  for (const row of await readSheets(trx, [animalId])) {
    // Packed beef has already been cut by its sheet.
    if (row.stage === 'READY') continue;
    const isOpen = !cutSheetRefusal(row, today);
    // Decided sheets keep their organs: dates don't change who was first.
    const situation = { ...situationOf(row), taken: [] };
    const [problem] = row.sheet ? Object.values(cutSheetProblems(row.sheet, situation)) : [];
    if (isOpen && (problem || isDecidedByTime(row))) {
      await trx('cutSheets').where({ animalId, sides: row.sides }).delete();
    } else if (row.sheet && problem) {
      const sheet = fittedCutSheet(row.sheet, situation);
      const sheetId = await decideSheet(trx, row, { state: 'CHANGED', sheet, reason: problem });
      const concerned = await claimsOfSheet(trx, row);
      await mailFamilies(trx, concerned, (about) => ({ template: 'cutSheetChanged', ...about, sheetId }));
    }
  }
}

/** Returns whether the sheet was decided because the due day passed, not because the families agreed. */
function isDecidedByTime(row: CutSheetRow): boolean {
  return row.state === 'STANDARD' || (row.state === 'AGREED' && row.holders.length === 1 && !hasOneHolder(row));
}

const SIDES_HELD = (claimId: string, animalId: string) => `(
  select array_agg(distinct (place + 1) / 2 order by (place + 1) / 2)::smallint[]
  from animal_places held where held.claim_id = ${claimId} and held.animal_id = ${animalId})`;

/** Drops what shares said about sides that they no longer hold. The caller has locked the ranch. */
export async function dropCutSheets(trx: Knex.Transaction, claimIds: number[]): Promise<void> {
  await trx.raw(
    `delete from cut_sheet_proposals p
     where claim_id = any(?) and sides is distinct from ${SIDES_HELD('p.claim_id', 'p.animal_id')}`,
    [claimIds],
  );
  const stillHeld = `(select count(*) from unnest(claim_ids) one where sides = ${SIDES_HELD('one', 'd.animal_id')})`;
  await trx.raw(
    `delete from cut_sheets d where claim_ids && ?::integer[]
     and ${stillHeld} < case state when 'AGREED' then cardinality(claim_ids) else 1 end`,
    [claimIds],
  );
}
