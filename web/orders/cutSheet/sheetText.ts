import { type FamilyCutSheetState, familyCutSheetState } from '../../../rules/herd/familyCutSheet';

import { longDay } from '../../../rules/time/days';
import type { CutSheetButton_sheetFragment } from './CutSheetButton.generated';

/** Who else decides about the sheet: nobody, the future holder of a free quarter, the ranch, or another family. */
type OtherDecider = 'nobody' | 'unknown' | 'ranch' | 'family';

function otherDeciderOf({ holders, quartersLeft, proposals }: CutSheetButton_sheetFragment): OtherDecider {
  if (proposals.some(({ mine, byRanch }) => byRanch && !mine)) return 'ranch';
  if (holders > 1) return 'family';
  return quartersLeft > 0 ? 'unknown' : 'nobody';
}

const NOBODY_YET =
  'Nobody has the other quarter of your side yet. The family that takes it can agree or propose other cuts.';

const MISSING: Record<OtherDecider, string> = {
  nobody: 'Choose how your beef is cut. You decide alone.',
  unknown: `Choose how your beef is cut. ${NOBODY_YET}`,
  ranch: "You share a side with the ranch. It's cut one way for both of you.",
  family: "You share a side with another family. It's cut one way for both, so you both need to agree.",
};

/** Explains the state of a sheet to the family. */
export function sheetText(sheet: CutSheetButton_sheetFragment): string {
  const state = familyCutSheetState(sheet);
  const other = otherDeciderOf(sheet);
  const otherName = other === 'ranch' ? 'The ranch' : 'The other family';
  const texts: Record<FamilyCutSheetState, string> = {
    MISSING: MISSING[other],
    PROPOSED_BY_YOU:
      other === 'unknown' ? `You proposed your cuts. ${NOBODY_YET}` : `${otherName} hasn't answered your proposal yet.`,
    PROPOSED_BY_OTHER: sheet.proposals.some(({ mine }) => mine)
      ? `You and ${otherName.replace('T', 't')} proposed different cuts. Agree to theirs, or propose yours again.`
      : `${otherName} proposed how to cut your side. Agree, or propose other cuts.`,
    AGREED: other === 'family' || other === 'ranch' ? 'You both agreed on the cuts.' : 'Your cuts are set.',
    STANDARD:
      other === 'family' || other === 'ranch'
        ? "You two didn't agree on the cuts in time, so the ranch's standard cuts are used."
        : "No cuts were chosen in time, so the ranch's standard cuts are used.",
    CHANGED: `The ranch changed your cuts: ${sheet.reason}`,
  };
  return texts[state];
}

/** Says until when the family can choose or change its cuts. Null if the family can't change them anymore. */
export function sheetDueText(sheet: CutSheetButton_sheetFragment): string | null {
  const { open, due } = sheet;
  if (!open || !due) return null;
  const day = longDay(due);
  const state = familyCutSheetState(sheet);
  const waitsForOther = state === 'PROPOSED_BY_YOU' && otherDeciderOf(sheet) !== 'unknown';
  if (waitsForOther) return `If you don't agree by ${day}, the ranch's standard cuts are used.`;
  if (state === 'AGREED' || state === 'PROPOSED_BY_YOU') return `You can change them through ${day}.`;
  return `Choose by ${day}. After that, the ranch's standard cuts are used.`;
}
