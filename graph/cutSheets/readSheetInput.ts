import { object } from 'yup';
import { choicesByQuestion } from '../../rules/herd/cutLines';
import { cutSheetForm, cutSheetProblems, type CutSheet as Sheet } from '../../rules/herd/cutSheet';
import { badInput } from '../errors';
import type { CutSheetInput } from '../resolverTypes.generated';
import { validate } from '../schema/arguments';
import { type CutSheetRow, situationOf } from './CutSheet';

/** Errors: BAD_USER_INPUT at the question's field, or at `notes`. */
export async function readSheetInput(input: CutSheetInput): Promise<Sheet> {
  return validate(cutSheetForm, formValues(input));
}

/** Refuses only contradictions, since the standard sheet is fitted to each animal later. */
export async function readStandardInput(input: CutSheetInput | null | undefined): Promise<Sheet | null | undefined> {
  if (!input) return input;
  const sheet = await validate(object({ standardCutSheet: cutSheetForm }), { standardCutSheet: formValues(input) });
  const problems = Object.entries(cutSheetProblems(sheet.standardCutSheet, { over30Months: false, quarters: 4 }));
  const refused = problems.map(([question, problem]) => [`standardCutSheet.${question}`, problem]);
  if (refused.length > 0) throw badInput(Object.fromEntries(refused));
  return sheet.standardCutSheet;
}

const formValues = ({ choices, notes }: CutSheetInput) => ({ ...choicesByQuestion(choices), notes });

/** Refuses cuts that this animal or this share can't have. Errors: BAD_USER_INPUT at the question's field. */
export function refuseUncuttable(chosen: Sheet, sheet: CutSheetRow): void {
  const problems = cutSheetProblems(chosen, situationOf(sheet));
  if (Object.keys(problems).length > 0) throw badInput(problems);
}
