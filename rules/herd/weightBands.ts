import { CUT_YIELDS, type YieldCut } from '../share/cutYields';
import { cutPounds, isMostlyBoneless } from './cutPounds';
import type { CutChoices } from './cutQuestions';
import { PACKAGED_PERCENT, type PercentRange } from './packagedYield';

/** What is compared: the carcass with what the ranch expected or with the live weight, and a share's packages with it and its sheet. */
export type WeightWarningKind = 'HANGING' | 'DRESSING' | 'PACKAGED' | 'CUTS';

export type WeightBandBasis = 'RANCH' | 'BREED' | 'ANIMAL' | 'SHEET' | 'USUAL';

/** A weight that's outside of what is usual. It accuses nobody: there may be a good reason. All weights are in pounds. */
export interface UnusualWeight {
  kind: WeightWarningKind;
  /** The share, for packages and cuts. */
  claimId: number | null;
  cut: YieldCut | null;
  pounds: number;
  /** What it's measured against: the expected, live, hanging or packaged weight. */
  of: number;
  from: number;
  to: number;
  basis: WeightBandBasis;
  /** How many animals the band comes from, for RANCH and BREED. */
  animals: number | null;
}

export type CutWeights = Partial<Record<YieldCut, number>>;

/** A carcass with what is known of it, in pounds. */
export interface WeighedCarcass {
  live: number | null;
  expected: PercentRange | null;
  ownYield: PercentRange | null;
  hanging: number | null;
  shares: readonly {
    claimId: number;
    hanging: number | null;
    packaged: number | null;
    cuts: CutWeights | null;
    sheet: CutChoices | null;
  }[];
}

/** An animal that was weighed before, in percent. */
export interface EarlierAnimal {
  /** Hanging to live weight. */
  dressing: number | null;
  /** Hanging weight to the middle of what the ranch expected. */
  expected: number | null;
  /** Packages to hanging weight, of each share. */
  packaged: readonly number[];
}

/** Animals of the same ranch and processor, and of other ranches with the same breed and finish. */
export interface WeightHistory {
  ranch: readonly EarlierAnimal[];
  breed: readonly EarlierAnimal[];
}

/** How many animals make a band. */
const ENOUGH = { RANCH: 5, BREED: 20 } as const;

/** What animals give of which nothing is known, in percent: hanging of live weight. */
const DRESSING_PERCENT = { from: 53, to: 64 } as const;

/** How far beyond the usual percentages is taken without a warning, and beyond what the ranch expects, in parts of it. */
const SLACK = { DRESSING: 2, PACKAGED: 3, expected: 0.15, boneless: 5 } as const;

/** How far a group of cuts may be from its sheet: a part of it, but at least a part of the share. Trimming differs that much. */
const CUT_SLACK = { part: 0.4, ofShare: 0.045 } as const;

/** In percent. Outside of `from` to `to` by more than `slack` is a warning. */
interface Band extends PercentRange {
  slack: number;
  basis: WeightBandBasis;
  animals: number | null;
}

/** Says which weights of a carcass are unusual. Nothing is said of what isn't weighed yet. */
export function weightWarnings(carcass: WeighedCarcass, history: WeightHistory): UnusualWeight[] {
  return [
    ...carcassWarnings(carcass, history),
    ...carcass.shares.flatMap((share) => shareWarnings(share, carcass, history)),
  ];
}

function carcassWarnings({ hanging, live, expected }: WeighedCarcass, history: WeightHistory): UnusualWeight[] {
  if (hanging === null) return [];
  const whole = { claimId: null, cut: null, pounds: hanging };
  const middle = expected ? (expected.from + expected.to) / 2 : null;
  return [
    ...(expected && middle
      ? warning({ ...whole, kind: 'HANGING', of: middle }, expectedBand(expected, middle, history))
      : []),
    ...(live ? warning({ ...whole, kind: 'DRESSING', of: live }, dressingBand(history)) : []),
  ];
}

const dressingBand = (history: WeightHistory): Band =>
  learned(history, ({ dressing }) => (dressing === null ? [] : [dressing])) ?? {
    ...DRESSING_PERCENT,
    ...{ slack: SLACK.DRESSING, basis: 'USUAL', animals: null },
  };

/** How near this ranch's animals come to what it expects. Other ranches say nothing about that. */
const expectedBand = ({ from, to }: PercentRange, middle: number, { ranch }: WeightHistory): Band =>
  learned({ ranch, breed: [] }, ({ expected }) => (expected === null ? [] : [expected])) ?? {
    ...{ from: (100 * from) / middle, to: (100 * to) / middle, slack: 100 * SLACK.expected },
    ...{ basis: 'ANIMAL', animals: null },
  };

function shareWarnings(
  { claimId, hanging, packaged, cuts, sheet }: WeighedCarcass['shares'][number],
  { ownYield }: WeighedCarcass,
  history: WeightHistory,
): UnusualWeight[] {
  if (packaged === null) return [];
  const share = { claimId, cut: null, kind: 'PACKAGED', pounds: packaged } as const;
  return [
    ...(hanging ? warning({ ...share, of: hanging }, packagedBand(ownYield, sheet, history)) : []),
    ...(cuts && sheet ? cutWarnings({ claimId, packaged, cuts, sheet }) : []),
  ];
}

function packagedBand(ownYield: PercentRange | null, sheet: CutChoices | null, history: WeightHistory): Band {
  const band = learned(history, ({ packaged }) => packaged);
  if (band) return band;
  if (ownYield) return { ...ownYield, slack: SLACK.PACKAGED, basis: 'ANIMAL', animals: null };
  const { from, to } = PACKAGED_PERCENT;
  const less = sheet && isMostlyBoneless(sheet) ? SLACK.boneless : 0;
  return { from: from - less, to, slack: SLACK.PACKAGED, basis: 'USUAL', animals: null };
}

type CutShare = { claimId: number; packaged: number; cuts: CutWeights; sheet: CutChoices };

/** Compares each group with what the sheet gives. A group without a weight isn't compared, except if others have one. */
function cutWarnings({ claimId, packaged, cuts, sheet }: CutShare): UnusualWeight[] {
  const usual = cutPounds(sheet, packaged);
  return CUT_YIELDS.flatMap(({ cut }) => {
    const half = Math.max(usual[cut] * CUT_SLACK.part, packaged * CUT_SLACK.ofShare);
    const percent = (pounds: number) => (100 * Math.max(0, pounds)) / packaged;
    const band = { from: percent(usual[cut] - half), to: percent(usual[cut] + half), slack: 0 };
    const measured = { claimId, cut, kind: 'CUTS', pounds: cuts[cut] ?? 0, of: packaged } as const;
    return warning(measured, { ...band, basis: 'SHEET', animals: null });
  });
}

type Measured = Pick<UnusualWeight, 'kind' | 'claimId' | 'cut' | 'pounds' | 'of'>;

function warning(measured: Measured, { from, to, slack, basis, animals }: Band): UnusualWeight[] {
  const percent = (100 * measured.pounds) / measured.of;
  if (percent >= from - slack && percent <= to + slack) return [];
  const pounds = (end: number) => Math.round((end * measured.of) / 10) / 10;
  return [{ ...measured, from: pounds(from), to: pounds(to), basis, animals }];
}

/** The band of what earlier animals gave, if there are enough: those of the ranch, else those of the breed. */
function learned(history: WeightHistory, read: (animal: EarlierAnimal) => readonly number[]): Band | null {
  for (const basis of ['RANCH', 'BREED'] as const) {
    const animals = (basis === 'RANCH' ? history.ranch : history.breed).filter((one) => read(one).length > 0);
    if (animals.length >= ENOUGH[basis]) return bandOf(animals.flatMap(read), animals.length, basis);
  }
  return null;
}

/** From few animals, the band is narrower than what's usual, so more beyond it is taken. */
function bandOf(percents: number[], animals: number, basis: 'RANCH' | 'BREED'): Band {
  const [from, to] = [0.05, 0.95].map((part) => quantile(percents, part)) as [number, number];
  const half = Math.max((to - from) / 2, LEAST_HALF);
  return { from, to, slack: half * (BEYOND.always + BEYOND.few / animals), basis, animals };
}

/** No scale and no knife is more exact than that, in percentage points. */
const LEAST_HALF = 1;
const BEYOND = { always: 0.55, few: 11 } as const;

/** The value below which a part of the others are, between two of them if it's between. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = part * (sorted.length - 1);
  const [below, above] = [sorted[Math.floor(at)] ?? 0, sorted[Math.ceil(at)] ?? 0];
  return below + (above - below) * (at % 1);
}
