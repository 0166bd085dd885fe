import type { ProcessorPayer } from '../herd/processorPayer';
import { PLACES, type Place, sideOf } from '../herd/quarters';
import type { Cents } from '../money/money';
import type { PricingModel } from '../words/vocabulary';
import { centsForTenths, splitCents } from './splitCents';

/** What an animal weighs on the rail, in tenths of a pound. */
export interface HangingWeight {
  /** Of the whole animal. */
  tenths: number;
  /** Of side 1 and side 2, or null if only the whole was weighed. */
  sides: readonly [number, number] | null;
}

/** What a processor takes. */
export interface ProcessorFees {
  /** For a whole animal. */
  killFee: Cents;
  /** For a pound of hanging weight. */
  cutAndWrapPerPound: Cents;
  /** A ranch that pays adds it to what the family owes, but for flat prices, which have everything in them. */
  payer: ProcessorPayer;
}

/** A share's terms, as agreed when it got its animal. */
export interface ShareTerms {
  pricing: PricingModel;
  /** Of the whole share, if the price is flat. */
  price: Cents;
  pricePerPound: Cents;
}

interface Share extends ShareTerms {
  places: readonly Place[];
  /** Null while it isn't known. Only shares that are sold by the packaged pound need it. */
  packagedTenths: number | null;
}

interface ShareParts {
  beef: Cents;
  killFee: Cents;
  cutAndWrap: Cents;
}

/** What each place is worth of something that the hanging weight decides: half of its side, or a quarter of the whole. */
function weightsOfPlaces({ sides }: HangingWeight): number[] {
  return PLACES.map((place) => (sides ? (sides[sideOf(place) - 1] ?? 0) : 1));
}

/**
 * What a share costs of an animal that was weighed. Whatever the whole animal makes is split among its four places, so the
 * shares of an animal always add up to the animal, to the cent.
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

/** The pounds on the rail that belong to places: half of a side for each, or a quarter of the whole. */
export function hangingPounds(places: readonly Place[], { tenths, sides }: HangingWeight): number {
  const fortieths = places.reduce((sum, place) => sum + (sides ? 2 * (sides[sideOf(place) - 1] ?? 0) : tenths), 0);
  return fortieths / 40;
}
