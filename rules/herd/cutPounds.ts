import { CUT_YIELDS, type YieldCut } from '../share/cutYields';
import type { CutChoices } from './cutQuestions';

/** What choices move from a group of cuts into the ground beef: how much of the group, from 0 to 1. */
function groundParts(sheet: CutChoices): Partial<Record<YieldCut, number>> {
  const { chuck, round, sirloinTip, rump, sirloin, brisket, shortRibs, flankAndSkirt } = sheet;
  const ofRound = round === 'GROUND' ? 1 : round.endsWith('_AND_GROUND') ? 0.5 : 0;
  const piece = (choice: typeof rump) => (choice === 'LIKE_ROUND' ? ofRound : Number(choice === 'GROUND'));
  return {
    CHUCK: { ROASTS: 0, HALF_ROASTS: 0.5, GROUND: 1 }[chuck],
    ROUND: 0.6 * ofRound + 0.25 * piece(sirloinTip) + 0.15 * piece(rump),
    RIB_AND_LOIN: sirloin === 'GROUND' ? 0.3 : 0,
    OTHER:
      Number(brisket === 'GROUND') * 0.5 +
      Number(shortRibs === 'GROUND') * 0.3 +
      Number(flankAndSkirt === 'GROUND') * 0.2,
  };
}

/** About how many pounds of each group a share gives that's cut by a sheet. Together they're its packaged weight. */
export function cutPounds(sheet: CutChoices, packagedPounds: number): Record<YieldCut, number> {
  const all = CUT_YIELDS.reduce((sum, { pounds }) => sum + pounds, 0);
  const ground = groundParts(sheet);
  const kept = CUT_YIELDS.map(
    ({ cut, pounds }) => [cut, (pounds / all) * packagedPounds * (1 - (ground[cut] ?? 0))] as const,
  );
  const rest = kept.reduce((sum, [cut, pounds]) => sum + (cut === 'GROUND' ? 0 : pounds), 0);
  return { ...(Object.fromEntries(kept) as Record<YieldCut, number>), GROUND: packagedPounds - rest };
}

/** Whether a sheet has next to no bone in the packages, which then weigh less. */
export const isMostlyBoneless = ({ rib, shortLoin, shortRibs, soupBones }: CutChoices): boolean =>
  rib.startsWith('BONELESS') && shortLoin !== 'T_BONES' && shortRibs === 'GROUND' && soupBones === 'SKIP';
