import type { ProcessorPayer } from '../herd/processorPayer';
import { PLACES, type Place, sideOf } from '../herd/quarters';
import type { Cents } from '../money/money';
import type { PricingModel } from '../words/vocabulary';
import { centsForTenths, splitCents } from './splitCents';

/** The hanging weight of an animal, in tenths of a pound. */
export interface HangingWeight {
  /** The weight of the whole animal. */
  tenths: number;
  /** The weights of side 1 and side 2, or null if only the whole animal was weighed. */
  sides: readonly [number, number] | null;
}

/** The fees of a processor. */
export interface ProcessorFees {
  /** Per animal. */
  killFee: Cents;
  /** Per pound of hanging weight. */
  cutAndWrapPerPound: Cents;
  /** A ranch that pays adds the fees to what the family owes, except for flat prices, which include them. */
  payer: ProcessorPayer;
}

/** A share's terms, as agreed when it got its animal. */
export interface ShareTerms {
  pricing: PricingModel;
  /** The price of the whole share, if it's flat. */
  price: Cents;
  pricePerPound: Cents;
}

interface Share extends ShareTerms {
  places: readonly Place[];
  /** The weight of the packages, which only shares sold by the packaged pound need. Null until it's known. */
  packagedTenths: number | null;
}

interface ShareParts {
  beef: Cents;
  killFee: Cents;
  cutAndWrap: Cents;
}

/** The relative weight of each place: the weight of its side, or 1 if only the whole animal was weighed. */
function weightsOfPlaces({ sides }: HangingWeight): number[] {
  return PLACES.map((place) => (sides ? (sides[sideOf(place) - 1] ?? 0) : 1));
}

/**
 * Calculates what a share of a weighed animal costs. The amounts of the whole animal are split among its four places, so its
 * shares always add up to them, to the cent.
 */
export function shareParts(share: Share, weight: HangingWeight, fees: ProcessorFees): ShareParts {
  const ofPlaces = (cents: readonly Cents[]) => share.places.reduce((sum, place) => sum + (cents[place - 1] ?? 0), 0);
  const byWeight = (pricePerPound: Cents) =>
    ofPlaces(splitCents(centsForTenths(pricePerPound, weight.tenths), weightsOfPlaces(weight)));
  return {
    beef: beefOf(share, byWeight),
    killFee: ofPlaces(
      splitCents(
        fees.killFee,
        PLACES.map(() => 1),
      ),
    ),
    cutAndWrap: byWeight(fees.cutAndWrapPerPound),
  };
}

function beefOf({ pricing, price, pricePerPound, packagedTenths }: Share, byWeight: (price: Cents) => Cents): Cents {
  if (pricing === 'FLAT') return price;
  return pricing === 'HANGING' ? byWeight(pricePerPound) : centsForTenths(pricePerPound, packagedTenths ?? 0);
}

/** The hanging weight of places in pounds: half of a side for each place, or a quarter of the whole. */
export function hangingPounds(places: readonly Place[], { tenths, sides }: HangingWeight): number {
  const fortieths = places.reduce((sum, place) => sum + (sides ? 2 * (sides[sideOf(place) - 1] ?? 0) : tenths), 0);
  return fortieths / 40;
}
