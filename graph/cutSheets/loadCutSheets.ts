import { completeSheet, fittedCutSheet, type CutSheet as Sheet } from '../../rules/herd/cutSheet';
import type { Context } from '../context';
import { loader, manyPerKey } from '../database/reading/loader';
import { notFound } from '../errors';
import { loadProcessor } from '../processors/loadProcessors';
import { type CutSheetRow, isSameSides, readSheets, situationOf } from './CutSheet';

const sheetsOfAnimal = loader<number, CutSheetRow[]>(async ({ db }, animalIds) =>
  manyPerKey(animalIds, await readSheets(db, animalIds), ({ animalId }) => animalId),
);

/** Loads the sheet of an animal's sides with all that it has to fit. Errors: NOT_FOUND if the sides have changed since. */
export async function sheetOf(context: Context, { animalId, sides }: Pick<CutSheetRow, 'animalId' | 'sides'>) {
  const sheets = await sheetsOfAnimal(context, animalId);
  const sheet = sheets.find((one) => isSameSides(one.sides, sides));
  if (!sheet) throw notFound('Cut sheet');
  return sheet;
}

/** Returns the sheet that's used if the holders don't agree by the due day. */
export async function standardOf(context: Context, sheet: CutSheetRow): Promise<Sheet> {
  const processor = sheet.processorId === null ? null : await loadProcessor(context, sheet.processorId);
  return fittedCutSheet(completeSheet(processor?.standardCutSheet), situationOf(sheet));
}
