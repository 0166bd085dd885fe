import { object } from 'yup';
import { LIMITS } from '../../rules/fields/limits';
import { longText } from '../../rules/fields/textField';
import { cutSheetChangeRefusal } from '../../rules/herd/cutSheetDue';
import type { Animal } from '../animals/Animal';
import { today } from '../animals/animalToMove';
import { auditHerd, lockAnimal } from '../animals/lockAnimal';
import { mailFamilies } from '../claims/mailFamilies';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict } from '../errors';
import type { MutationChangeCutSheetArgs } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { type CutSheetRow, isSameSides, readSheets } from './CutSheet';
import { claimsOfSheet, decideSheet } from './decideSheet';
import { readSheetInput, refuseUncuttable } from './readSheetInput';

/** Changes how a side is cut after the due day. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function changeCutSheet(context: Context, args: MutationChangeCutSheetArgs): Promise<Animal> {
  const { reason } = await validate(reasonForm, args);
  const chosen = await readSheetInput(args.sheet);
  return transaction(context.db, async (trx) => {
    const { animal } = await lockAnimal(trx, args.animalId, context);
    const sheet = sheetOf(await readSheets(trx, [animal.id]), args.sides);
    const refusal = cutSheetChangeRefusal(sheet, today(context));
    if (refusal) throw conflict(refusal);
    refuseUncuttable(chosen, sheet);
    const sheetId = await decideSheet(trx, sheet, { state: 'CHANGED', sheet: chosen, reason });
    const concerned = await claimsOfSheet(trx, sheet);
    await mailFamilies(trx, concerned, (about) => ({ template: 'cutSheetChanged', ...about, sheetId }));
    const name = `cut sheet of ${animal.tag}`;
    await auditHerd(trx, context, { of: animal, before: { [name]: null }, after: { [name]: reason } });
    return animal;
  });
}

const reasonForm = object({ reason: longText(LIMITS.description).required('Tell the families why you change it') });

/** Errors: BAD_USER_INPUT (sides). */
function sheetOf(sheets: CutSheetRow[], sides: number[]): CutSheetRow {
  const sheet = sheets.find((one) => isSameSides(one.sides, [...sides].sort()));
  if (sheet) return sheet;
  throw badInput({
    sides:
      sheets.length === 1
        ? 'One family has the whole animal, so one sheet is for both sides: 1 and 2'
        : 'Each side has its own sheet. Choose side 1 or 2',
  });
}
