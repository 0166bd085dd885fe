import { choicesByQuestion, cutQuestionName } from '../../../rules/herd/cutLines';
import { CUT_QUESTION_ORDER, type CutChoices, ORGANS_ONCE } from '../../../rules/herd/cutQuestions';
import { type CutSheet, cutSheetProblems, STANDARD_CUT_SHEET } from '../../../rules/herd/cutSheet';
import { isQuarters } from '../../../rules/herd/quarters';
import type {
  CutLine_lineFragment,
  CutSheet_sheetFragment,
  CutSheetProposal_proposalFragment,
} from './CutSheet.generated';

export type CutSheetValues = CutChoices & { notes: string; processorMayCall?: boolean };

export function toCutSheet(lines: readonly CutLine_lineFragment[], notes: string | null = null): CutSheet {
  return { ...STANDARD_CUT_SHEET, ...choicesByQuestion(lines), notes } as CutSheet;
}

export const sheetOfProposal = ({ lines, notes }: CutSheetProposal_proposalFragment) => toCutSheet(lines, notes);

export const toCutSheetValues = (sheet: CutSheet): CutSheetValues => ({ ...sheet, notes: sheet.notes ?? '' });

export const toCutSheetInput = (values: CutSheetValues) => ({
  choices: CUT_QUESTION_ORDER.map((question) => ({ question: cutQuestionName(question), choice: values[question] })),
  notes: values.notes.trim() || null,
});

/** Returns the facts that decide which choices can be cut. */
export const cutSituationOf = ({ over30Months, quarters, taken }: CutSheet_sheetFragment) => ({
  taken: ORGANS_ONCE.filter((organ) => taken.includes(cutQuestionName(organ))),
  over30Months,
  quarters: isQuarters(quarters) ? quarters : 1,
});

export const ownProposal = ({ proposals }: CutSheet_sheetFragment) => proposals.find(({ mine }) => mine);

export const otherProposal = ({ proposals }: CutSheet_sheetFragment) => proposals.find(({ mine }) => !mine);

/** Returns a form's initial values: the viewer's proposal, or else the other side's, the current sheet, or the default. */
export function firstValues(sheet: CutSheet_sheetFragment): CutSheetValues {
  const proposal = ownProposal(sheet) ?? otherProposal(sheet);
  if (proposal) return toCutSheetValues(sheetOfProposal(proposal));
  return toCutSheetValues(sheet.lines.length > 0 ? toCutSheet(sheet.lines, sheet.notes) : toCutSheet(sheet.standard));
}

/** Throws if choices can't be cut, with the problems for the form to show at its questions. */
export function refuseProblems(values: CutSheetValues, sheet: CutSheet_sheetFragment): void {
  const fields = cutSheetProblems(values, cutSituationOf(sheet));
  if (Object.keys(fields).length > 0) throw Object.assign(new Error("Some choices can't be cut"), { fields });
}
