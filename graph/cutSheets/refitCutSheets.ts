import type { Knex } from 'knex';
import { cutSheetProblems, fittedCutSheet } from '../../rules/herd/cutSheet';
import { cutSheetRefusal } from '../../rules/herd/cutSheetDue';
import { tellFamilies } from '../claims/tellFamilies';
import { type CutSheetRow, hasOneHolder, readSheets, situationOf } from './CutSheet';
import { concernedBy, decideSheet } from './decideSheet';

/**
 * Makes the sheets of an animal fit its days again. If the due day is to come, what was decided without the families is open again,
 * and so is what can't be cut anymore because the animal is older by then. After the due day, only the cuts that can't be cut are
 * replaced. The caller has locked the animal and changed its days.
 */
export async function refitCutSheets(trx: Knex.Transaction, animalId: number, today: string): Promise<void> {
  for (const row of await readSheets(trx, [animalId])) {
    const isOpen = !cutSheetRefusal(row, today);
    const [problem] = row.sheet ? Object.values(cutSheetProblems(row.sheet, situationOf(row))) : [];
    if (isOpen && (problem || isDecidedByTime(row))) {
      await trx('cutSheets').where({ animalId, sides: row.sides }).delete();
    } else if (row.sheet && problem) {
      const sheet = fittedCutSheet(row.sheet, situationOf(row));
      const sheetId = await decideSheet(trx, row, { state: 'CHANGED', sheet, reason: problem });
      const concerned = await concernedBy(trx, row);
      await tellFamilies(trx, concerned, (told) => ({ template: 'cutSheetChanged', ...told, sheetId }));
    }
  }
}

/** The due day had passed, and nobody was there to agree with. */
function isDecidedByTime(row: CutSheetRow): boolean {
  return row.state === 'STANDARD' || (row.state === 'AGREED' && row.holders.length === 1 && !hasOneHolder(row));
}
