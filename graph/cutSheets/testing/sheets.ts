import { cutLines } from '../../../rules/herd/cutLines';
import { type CutSheet, STANDARD_CUT_SHEET } from '../../../rules/herd/cutSheet';

/** Returns the standard sheet with some changes, as GraphQL input. */
export function sheetInput(change: Partial<CutSheet> = {}) {
  const sheet = { ...STANDARD_CUT_SHEET, ...change };
  return { choices: cutLines(sheet).map(({ question, choice }) => ({ question, choice })), notes: sheet.notes };
}
