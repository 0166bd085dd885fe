import { splitCents } from '../settlement/splitCents';

export type YieldCut = 'GROUND' | 'CHUCK' | 'ROUND' | 'RIB_AND_LOIN' | 'OTHER';

interface CutYield {
  cut: YieldCut;
  label: string;
  /** How much of this cut the source packaged from one animal. */
  pounds: number;
  packPounds: number;
  /** '1 lb each' */
  pack: string;
}

/** The source of how much of each cut an animal gives. */
export const YIELD_SOURCE = {
  publisher: 'South Dakota State University Extension',
  title: 'How Much Meat Can You Expect from a Fed Steer?',
  year: 2020,
  hangingPounds: 750,
  packagedPounds: 490,
};

/** The source's table, with the packs of the standard cut sheet: two steaks, a roast of 3 lb, or a pound of ground beef. */
export const CUT_YIELDS: readonly CutYield[] = [
  { cut: 'GROUND', label: 'Ground beef', pounds: 185, packPounds: 1, pack: '1 lb each' },
  { cut: 'CHUCK', label: 'Chuck roasts and steaks', pounds: 90, packPounds: 3, pack: 'about 3 lb each' },
  { cut: 'ROUND', label: 'Round roasts and steaks', pounds: 85, packPounds: 3, pack: 'about 3 lb each' },
  { cut: 'RIB_AND_LOIN', label: 'Rib and loin steaks', pounds: 80, packPounds: 1.5, pack: 'two steaks each' },
  { cut: 'OTHER', label: 'Brisket, short ribs, flank and skirt', pounds: 50, packPounds: 2, pack: 'about 2 lb each' },
];

export interface CutShare extends Omit<CutYield, 'pounds'> {
  /** In whole pounds. */
  pounds: number;
  packs: number;
}

/** The cuts in an amount of packaged beef. Their pounds add up to it, rounded to the pound. */
export function cutsOf(packagedPounds: number): CutShare[] {
  const weights = CUT_YIELDS.map(({ pounds }) => pounds);
  const parts = splitCents(Math.round(packagedPounds), weights);
  return CUT_YIELDS.map((cut, index) => {
    const pounds = parts[index] ?? 0;
    return { ...cut, pounds, packs: pounds === 0 ? 0 : Math.max(1, Math.round(pounds / cut.packPounds)) };
  });
}
