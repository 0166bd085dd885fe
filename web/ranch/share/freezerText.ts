import type { CowShare } from '../../../rules/products/cowShares';
import type { CutShare } from '../../../rules/share/cutYields';
import { cubicFeetOf, fitOf } from '../../../rules/share/freezerFit';
import { cubicFeetSpan } from '../../../rules/trueCost/costText';

interface Span {
  from: number;
  to: number;
}

/** Says whether a share fits into a freezer, and how full the freezer gets. `about` is the share's most likely volume. */
export function fitText(cubicFeet: Span, about: number, room: number): string {
  const full = `about ${Math.round((about / room) * 100)}% full`;
  const takes = cubicFeetSpan(cubicFeet);
  if (fitOf(cubicFeet, room) === 'fits') return `It fits: your freezer would be ${full}.`;
  if (fitOf(cubicFeet, room) === 'tight') return `A tight fit. It takes ${takes}, depending on the animal.`;
  return `It doesn't fit. It takes ${takes}, and your freezer holds ${room}.`;
}

interface DrawingProps {
  share: CowShare;
  cuts: readonly CutShare[];
  room: number;
}

/** Describes the drawing: 'A quarter cow in a freezer of 7 cu ft: 75 packs take 4.5 cu ft.' */
export function drawingText({ share, cuts, room }: DrawingProps): string {
  const packs = cuts.reduce((sum, cut) => sum + cut.packs, 0);
  const pounds = cuts.reduce((sum, cut) => sum + cut.pounds, 0);
  const taken = cubicFeetOf(pounds);
  const over = Math.round((taken - room) * 10) / 10;
  const shown = `A ${share.label.toLowerCase()} in a freezer of ${room} cu ft: ${packs} packs take ${taken} cu ft`;
  return over > 0 ? `${shown}, and ${over} cu ft of them are stacked beside it.` : `${shown}.`;
}
