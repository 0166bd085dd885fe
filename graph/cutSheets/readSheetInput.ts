import { object } from 'yup';
import { choicesByQuestion } from '../../rules/herd/cutLines';
import { cutSheetForm, cutSheetProblems, type CutSheet as Sheet } from '../../rules/herd/cutSheet';
import { badInput } from '../errors';
import type { CutSheetInput } from '../resolverTypes.generated';
import { validate } from '../schema/validate';
import { type CutSheetRow, situationOf } from './CutSheet';

/** Errors: BAD_USER_INPUT by question, and `notes`. */
export async function readSheetInput(input: CutSheetInput): Promise<Sheet> {
  return validate(cutSheetForm, formValues(input));
}

/**
 * A ranch's sheet for all animals of a processor. It's fitted to each, so only what contradicts itself is refused. Undefined stays as
 * it is. Errors: BAD_USER_INPUT, at `standardCutSheet.rib` and so on.
 */
export async function readStandardInput(input: CutSheetInput | null | undefined): Promise<Sheet | null | undefined> {
  if (!input) return input;
  const sheet = await validate(object({ standardCutSheet: cutSheetForm }), { standardCutSheet: formValues(input) });
  const problems = Object.entries(cutSheetProblems(sheet.standardCutSheet, { over30Months: false, quarters: 4 }));
  const refused = problems.map(([question, problem]) => [`standardCutSheet.${question}`, problem]);
  if (refused.length > 0) throw badInput(Object.fromEntries(refused));
  return sheet.standardCutSheet;
}

const formValues = ({ choices, notes }: CutSheetInput) => ({ ...choicesByQuestion(choices), notes });

/** Errors: BAD_USER_INPUT by question, for what can't be cut from this animal or this share. */
export function refuseUncuttable(chosen: Sheet, sheet: CutSheetRow): void {
  const problems = cutSheetProblems(chosen, situationOf(sheet));
  if (Object.keys(problems).length > 0) throw badInput(problems);
}
