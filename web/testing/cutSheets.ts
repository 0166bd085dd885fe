import { cutLines } from '../../rules/herd/cutLines';
import { type CutSheet, STANDARD_CUT_SHEET } from '../../rules/herd/cutSheet';

/** Returns the lines of a cut sheet with these changes, as in a GraphQL response. */
export const linesOf = (changes: Partial<CutSheet> = {}) =>
  cutLines({ ...STANDARD_CUT_SHEET, ...changes }).map((line) => ({ __typename: 'CutLine', ...line }));

interface Proposal {
  id?: string;
  mine?: boolean;
  byRanch?: boolean;
  claim?: object | null;
  changes?: Partial<CutSheet>;
}

export const proposalOf = ({ id = '1', mine = false, byRanch = false, claim = null, changes = {} }: Proposal = {}) => ({
  __typename: 'CutSheetProposal',
  id,
  mine,
  byRanch,
  claim,
  proposedAt: '2026-11-21T18:00:00.000Z',
  notes: changes.notes ?? null,
  lines: linesOf(changes),
});

/** Returns the empty cut sheet of a side that two families share. */
export const cutSheetOf = (given: Record<string, unknown> = {}) => ({
  __typename: 'CutSheet',
  sides: [2],
  state: 'MISSING',
  due: '2099-02-25',
  open: true,
  holders: 2,
  quartersLeft: 0,
  quarters: 1,
  over30Months: false,
  taken: [] as string[],
  reason: null,
  decidedAt: null,
  notes: null,
  lines: [] as object[],
  standard: linesOf(),
  proposals: [] as object[],
  ...given,
});
