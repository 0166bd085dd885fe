/** From and to, in whole percent of the hanging weight. */
export interface PercentRange {
  from: number;
  to: number;
}

/** Packaged pounds per hundred pounds of hanging weight, of an animal of which nothing else is known. */
export const PACKAGED_PERCENT = { from: 60, to: 70 } as const;

/** '60-70%' */
export const PACKAGED_TEXT = percentText(PACKAGED_PERCENT);

/** The yields that a ranch can set for an animal. */
export const OWN_YIELD = { from: 45, to: 80 } as const;

/** What a yield is based on: the animal's own, the ranch's packed animals, or neither. */
export type YieldBasis = 'ANIMAL' | 'RANCH' | 'USUAL';

export interface PackagedYield extends PercentRange {
  basis: YieldBasis;
  /** How many packed animals of the ranch it's based on. Null unless it's the ranch's. */
  animals: number | null;
}

/** What the ranch set for an animal. Both are null if it set nothing. */
export interface OwnYield {
  ownYieldFrom: number | null;
  ownYieldTo: number | null;
}

/** The range that a ranch's packed animals gave, and how many they are. All are null until there are enough. */
export interface RanchYield {
  yieldFrom: number | null;
  yieldTo: number | null;
  yieldAnimals: number | null;
}

/** The yield to expect of an animal: its own, else that of its ranch, else the usual one. */
export function packagedYield(
  { ownYieldFrom, ownYieldTo }: OwnYield,
  { yieldFrom, yieldTo, yieldAnimals }: RanchYield,
): PackagedYield {
  if (ownYieldFrom !== null && ownYieldTo !== null) {
    return { from: ownYieldFrom, to: ownYieldTo, basis: 'ANIMAL', animals: null };
  }
  if (yieldFrom !== null && yieldTo !== null) {
    return { from: yieldFrom, to: yieldTo, basis: 'RANCH', animals: yieldAnimals };
  }
  return { ...PACKAGED_PERCENT, basis: 'USUAL', animals: null };
}

/** Says how much of the hanging weight ends up packaged, and how it's known. */
export function yieldText({ basis, animals, ...range }: PackagedYield): string {
  const saying = SAYINGS[basis](percentText(range), animals);
  return range.from > LEAN_PERCENT ? `${saying} ${LEAN_TEXT}` : saying;
}

/** What boneless or extra-lean cutting gives at least. A yield that goes so low has it in itself. */
const LEAN_PERCENT = 55;
const LEAN_TEXT = `Boneless or extra-lean cutting gives less, down to about ${LEAN_PERCENT}%.`;

const SAYINGS: Record<YieldBasis, (percent: string, animals: number | null) => string> = {
  ANIMAL: (percent) => `The ranch expects ${percent} of its hanging weight as packaged beef.`,
  RANCH: (percent, animals) =>
    `This ranch's last ${animals} animals gave ${percent} of their hanging weight as packaged beef.`,
  USUAL: (percent) => `${percent} of its hanging weight ends up as packaged beef.`,
};

/** '58-64%', or '62%' if both ends are equal. */
export function percentText({ from, to }: PercentRange): string {
  return from === to ? `${from}%` : `${from}-${to}%`;
}
