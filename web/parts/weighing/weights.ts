import { readNumber } from '../../../rules/fields/typedNumber';
import type { Place } from '../../../rules/herd/quarters';
import { hangingBand, oddWeight, packagedBand, sideBand } from '../../../rules/settlement/oddWeights';
import { hangingPounds as hangingPoundsOf } from '../../../rules/settlement/shareParts';
import type { WeighAnimalInput } from '../../graphTypes.generated';
import type { ProposedWeights_weightsFragment as Proposed } from './ProposedWeights.generated';

export const CUT_FIELDS = ['ground', 'chuck', 'round', 'ribAndLoin', 'other'] as const;
type CutField = (typeof CUT_FIELDS)[number];

/** The weights of an animal and its shares, as far as they are known. */
export interface Weighed {
  hangingPounds: number | null;
  sides: readonly number[];
  shares: readonly WeighedShare[];
}

interface WeighedShare {
  claimId: string;
  /** Such as "Ann Miller's half". */
  name: string;
  places: readonly number[];
  packagedPounds: number | null;
  packages: {
    boxes: number | null;
    freezer: string | null;
    cuts: Readonly<Record<CutField, number | null>> | null;
  } | null;
}

export interface WeightValues {
  how: 'whole' | 'sides';
  hangingPounds: string;
  sides: [string, string];
  /** The packaged weights, in the order of the animal's shares. */
  packaged: PackedValues[];
  reason: string;
}

type PackedValues = {
  claimId: string;
  pounds: string;
  boxes: string;
  freezer: string;
  cuts: Record<CutField, string>;
};

const eachCut = <Value>(read: (cut: CutField) => Value) =>
  Object.fromEntries(CUT_FIELDS.map((cut) => [cut, read(cut)])) as Record<CutField, Value>;

const typed = (value: number | string | null | undefined) => String(value ?? '');

/** Starts with the weights that are known, so that those that aren't changed stay. */
export function valuesOf({ hangingPounds, sides: [side1, side2], shares }: Weighed, reason: string | null = null) {
  const isBySide = side1 !== undefined && side2 !== undefined;
  const values: WeightValues = {
    how: isBySide ? 'sides' : 'whole',
    hangingPounds: typed(hangingPounds),
    sides: isBySide ? [String(side1), String(side2)] : ['', ''],
    packaged: shares.map(({ claimId, packagedPounds, packages }) => ({
      ...{ claimId, pounds: typed(packagedPounds), boxes: typed(packages?.boxes), freezer: typed(packages?.freezer) },
      cuts: eachCut((cut) => typed(packages?.cuts?.[cut])),
    })),
    reason: reason ?? '',
  };
  return values;
}

/** Puts what a processor has entered over what is recorded. */
export function withProposal(recorded: Weighed, proposed: Proposed | null | undefined): Weighed {
  if (!proposed) return recorded;
  const shares = recorded.shares.map((share) => {
    const packages = proposed.packaged.find(({ claimId }) => claimId === share.claimId);
    return packages ? { ...share, packages, packagedPounds: packages.pounds } : share;
  });
  return { hangingPounds: proposed.hangingPounds, sides: proposed.sides, shares };
}

/** Omits what is blank, so that the server keeps what is recorded. */
export function toInput({ how, hangingPounds, sides, packaged, reason }: WeightValues): WeighAnimalInput {
  const weight =
    how === 'sides'
      ? { sides: sides.map((side) => readNumber(side) ?? 0) }
      : { hangingPounds: readNumber(hangingPounds) };
  return {
    ...weight,
    packaged: packaged.flatMap((packed) => {
      const pounds = readNumber(packed.pounds);
      return pounds === null ? [] : [{ claimId: packed.claimId, pounds, ...packedIn(packed) }];
    }),
    reason: reason || null,
  };
}

/** Leaves out what nobody typed. */
function packedIn({ boxes, freezer, cuts }: PackedValues) {
  const weights = eachCut((cut) => readNumber(cuts[cut]));
  const isCut = Object.values(weights).some((pounds) => pounds !== null);
  const count = readNumber(boxes);
  const place = freezer.trim();
  return { ...(count !== null && { boxes: count }), ...(place && { freezer: place }), ...(isCut && { cuts: weights }) };
}

/** Says which new weights are unusual, as the server does. Without reception, only this asks before they're saved. */
export function oddWeights(
  { hangingPounds: known, sides: knownSides, shares }: Weighed,
  expected: { from: number; to: number } | null,
  { hangingPounds, sides, packaged }: WeighAnimalInput,
): string[] {
  const whole = hangingPounds ?? sides?.reduce((sum, side) => sum + side, 0) ?? known;
  const isNew = whole !== known || String(sides ?? []) !== String(knownSides);
  const hanging = [
    whole === null ? undefined : oddWeight('Hanging weight', whole, hangingBand(expected)),
    ...(sides ?? []).map((side, at) => oddWeight(`Side ${at + 1}`, side, sideBand(expected))),
  ];
  const packages = (packaged ?? []).map(({ claimId, pounds }) => {
    const share = shares.find((one) => one.claimId === claimId);
    if (!share || share.packagedPounds === pounds) return undefined;
    const [one = 0, other = 0] = sides ?? [];
    const bySide = sides ? ([one * 10, other * 10] as const) : null;
    const hung =
      whole === null ? null : hangingPoundsOf(share.places as Place[], { tenths: whole * 10, sides: bySide });
    return oddWeight('Packaged weight', pounds, packagedBand(hung, share.places.length));
  });
  return [...(isNew ? hanging : []), ...packages].filter((odd) => odd !== undefined);
}
