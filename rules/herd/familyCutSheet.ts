import { labels } from '../words/labels';

/** The state of the cut sheet of a family's side, as that family reads it. */
export type FamilyCutSheetState =
  | 'MISSING'
  | 'PROPOSED_BY_YOU'
  | 'PROPOSED_BY_OTHER'
  | 'AGREED'
  | 'STANDARD'
  | 'CHANGED';
export const FAMILY_CUT_SHEET_STATE = labels<FamilyCutSheetState>({
  MISSING: 'Not filled in',
  PROPOSED_BY_YOU: 'You proposed',
  PROPOSED_BY_OTHER: 'Waiting for you',
  AGREED: 'Agreed',
  STANDARD: 'Standard',
  CHANGED: 'Changed by the ranch',
});

export interface SharedCutSheet {
  state: 'MISSING' | 'PROPOSED' | 'AGREED' | 'STANDARD' | 'CHANGED';
  /** Whether families can still choose. */
  open: boolean;
  /** Proposals that differ from the current sheet. */
  proposals: readonly { mine: boolean }[];
}

/** A proposal counts only until the due day. Without an agreement by then, the side is cut the standard way. */
export function familyCutSheetState({ state, open, proposals }: SharedCutSheet): FamilyCutSheetState {
  if (open && proposals.some(({ mine }) => !mine)) return 'PROPOSED_BY_OTHER';
  if (open && proposals.length > 0) return 'PROPOSED_BY_YOU';
  if (state === 'MISSING' || state === 'PROPOSED') return open ? 'MISSING' : 'STANDARD';
  return state;
}
