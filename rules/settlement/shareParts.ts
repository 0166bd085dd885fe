import type { ProcessorPayer } from '../herd/processorPayer';
import { PLACES, type Place, sideOf } from '../herd/quarters';
import type { Cents } from '../money/money';
import type { PricingModel } from '../words/vocabulary';
import { centsForTenths, splitCents } from './splitCents';

/** The hanging weight of an animal, in tenths of a pound. */
export interface HangingWeight {
  tenths: number;
  /** The weights of side 1 and side 2, or null if only the whole animal was weighed. */
  sides: readonly [number, number] | null;
}

export interface ProcessorFees {
  /** Per animal. */
  killFee: Cents;
  /** Per pound of hanging weight. */
  cutAndWrapPerPound: Cents;
  /** A ranch that pays adds the fees to what the family owes, except for flat prices, which include them. */
  payer: ProcessorPayer;
  /** Whether the ranch hasn't entered them, so that they count as 0. */
  isUnknown?: true | null;
}

/** A share's terms, as agreed when it got its animal. */
export interface ShareTerms {
  pricing: PricingModel;
  price: Cents;
  pricePerPound: Cents;
}

interface Share extends ShareTerms {
  places: readonly Place[];
  /** The weight of the packages, which only shares sold by the packaged pound need. Null until it's known. */
  packagedTenths: number | null;
}

/** A share of the same animal, which may have the same terms. */
export interface Sharer extends Pick<ShareTerms, 'pricing' | 'pricePerPound'> {
  places: readonly Place[];
}

/**
 * Calculates what a share of a weighed animal costs. What shares on equal terms cost together is split among them, so that they
 * add up to it to the cent, and equal shares of an even sum are equal. Sides that were weighed apart are split each by itself.
 * `sharers` are all shares of the animal. Settlements from before they were stored split among the four places. An estimate has null,
 * because nobody knows yet who shares: each share then costs what its offer said.
 */
export function shareParts(
  share: Share,
  weight: HangingWeight,
  fees: ProcessorFees,
  sharers: readonly Sharer[] | null = PLACES.map((place) => ({ ...share, places: [place] })),
): { beef: Cents; killFee: Cents; cutAndWrap: Cents } {
  const isAlike = ({ pricing, pricePerPound }: Sharer) =>
    pricing === share.pricing && pricePerPound === share.pricePerPound;
  const known = sharers ?? [share];
  const alike = known.filter(isAlike).map(({ places }) => places);
  const held = known.flatMap(({ places }) => places);
  const open = sharers ? PLACES.filter((place) => !held.includes(place)).map((place) => [place]) : [];
  const all = [...known.map(({ places }) => places), ...open];
  const splitKillFee = (among: number) => Math.floor((fees.killFee * among + 2) / 4);
  return {
    beef: beefOf(share, (pricePerPound) => byWeight(share.places, alike, { pricePerPound, weight })),
    killFee: partOf(share.places, all, splitKillFee),
    cutAndWrap: byWeight(share.places, all, { pricePerPound: fees.cutAndWrapPerPound, weight }),
  };
}

type WeighedPrice = { pricePerPound: Cents; weight: HangingWeight };

/** The cents of `own` places among those of `shares`, of an animal that was weighed as one or of each of its sides. */
function byWeight(own: readonly Place[], shares: (readonly Place[])[], { pricePerPound, weight }: WeighedPrice): Cents {
  const { tenths, sides } = weight;
  if (!sides) return partOf(own, shares, (among) => centsForFortieths(pricePerPound, tenths * among));
  const ofSide = (tenthsOfSide: number, index: number) => {
    const onSide = shares.map((places) => places.filter((place) => sideOf(place) === index + 1));
    return partOf(own, onSide, (among) => centsForFortieths(pricePerPound, 2 * tenthsOfSide * among));
  };
  return sides.map(ofSide).reduce((sum, cents) => sum + cents, 0);
}

/** The part of `own` places in what `shares` cost, whose number of places gives the amount. */
function partOf(own: readonly Place[], shares: (readonly Place[])[], amountOf: (places: number) => Cents): Cents {
  const inOrder = shares.toSorted((one, other) => (one[0] ?? 0) - (other[0] ?? 0));
  const sizes = inOrder.map((places) => places.length);
  const cents = splitCents(amountOf(sizes.reduce((sum, size) => sum + size, 0)), sizes);
  return inOrder.reduce(
    (sum, places, at) => sum + (places.some((place) => own.includes(place)) ? (cents[at] ?? 0) : 0),
    0,
  );
}

/** Rounds half a cent up. A quarter of a tenth of a pound is a fortieth. */
const centsForFortieths = (pricePerPound: Cents, fortieths: number): Cents =>
  Math.floor((pricePerPound * fortieths + 20) / 40);

function beefOf({ pricing, price, pricePerPound, packagedTenths }: Share, byWeight: (price: Cents) => Cents): Cents {
  if (pricing === 'FLAT') return price;
  return pricing === 'HANGING' ? byWeight(pricePerPound) : centsForTenths(pricePerPound, packagedTenths ?? 0);
}

/** The hanging weight of places in pounds: half of a side for each place, or a quarter of the whole. */
export function hangingPounds(places: readonly Place[], { tenths, sides }: HangingWeight): number {
  const fortieths = places.reduce((sum, place) => sum + (sides ? 2 * (sides[sideOf(place) - 1] ?? 0) : tenths), 0);
  return fortieths / 40;
}
