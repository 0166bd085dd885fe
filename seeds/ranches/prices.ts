import { pricingRefusal } from '../../rules/herd/legalPath';
import type { CancelTermsName } from '../../rules/orders/cancelTerms';
import { stateName } from '../../rules/words/states';
import type { PricingModel } from '../../rules/words/vocabulary';
import type { Random } from '../random';
import type { RanchStory } from './RanchStory';

const STEP = 500;

/** What shares cost in 2026, with cutting and wrapping. Grass-fed, organic and rare breeds cost more. */
export function prices(story: RanchStory, random: Random) {
  const [offerQuarterCow, offerHalfCow, offerWholeCow] = offers(story, random);
  const { pricingModel, pricePerPound, quarter, half, whole } = terms(story, random);
  return {
    offerQuarterCow,
    offerHalfCow,
    offerWholeCow,
    quarterCowPrice: offerQuarterCow ? rounded(quarter) : 0,
    halfCowPrice: offerHalfCow ? rounded(half) : 0,
    wholeCowPrice: offerWholeCow ? rounded(whole) : 0,
    pricingModel,
    pricePerPound,
    ...deposit(story, random),
  };
}

type Offers = [quarter: boolean, half: boolean, whole: boolean];

const ALL: Offers = [true, true, true];
const OFFERS: [Offers, weight: number][] = [
  [ALL, 8],
  [[false, true, true], 1],
  [[true, true, false], 1],
];

/** A ranch that mentions quarters, halves or wholes sells them. */
function offers({ sellsShares = true, about }: RanchStory, random: Random): Offers {
  if (!sellsShares) return [false, false, false];
  return /\b(quarter|half|halves|whole)/i.test(about) ? ALL : random.weighted(OFFERS);
}

/** Pounds of half a carcass. Light breeds weigh less. */
const HANGING_POUNDS = { light: { from: 293, to: 300 }, usual: { from: 308, to: 327 } };
const LIGHT = ['Highland', 'Belted Galloway', 'Longhorn', 'Jersey'];
const RARE = ['Wagyu', 'Highland', 'Belted Galloway'];
/** How much of the hanging weight ends up packaged. */
const PACKED = 0.7;

/** In cents per pound of hanging weight. Above it, a price includes the processor. */
const MAX_WITH_FEES = 540;

/** Whether a ranch bills its processor's fees on top of its price. */
export const billsProcessing = ({
  pricingModel,
  pricePerPound,
}: {
  pricingModel: PricingModel;
  pricePerPound: number;
}) => pricingModel === 'HANGING' && pricePerPound <= MAX_WITH_FEES;

/** By weight, typical pounds cost it. Flat, larger shares cost less. All come to what such shares usually cost. */
function terms({ feeding, organic, breed, state, sellsShares = true }: RanchStory, random: Random) {
  const byWeight = random.weighted([
    ['FLAT', 6],
    ['HANGING', 3],
    ['PACKAGED', 1],
  ] as const);
  const lawful = pricingRefusal(byWeight, stateName(state) ?? '') ? 'HANGING' : byWeight;
  const pricingModel = sellsShares ? lawful : 'FLAT';
  const { from, to } = HANGING_POUNDS[LIGHT.includes(breed) ? 'light' : 'usual'];
  const pounds = random.whole(from, to);
  const dear = (/grass/i.test(feeding) ? 20 : 0) + (RARE.includes(breed) ? 15 : 0) + (organic ? 20 : 0);
  const included = 560 + random.whole(0, 7) * 5 + dear;
  if (pricingModel === 'FLAT') {
    const half = included * pounds;
    return { pricingModel, pricePerPound: 0, quarter: (half / 2) * 1.05, half, whole: half * 2 * 0.95 };
  }
  const withFees = Math.min(MAX_WITH_FEES, 480 + random.whole(0, 6) * 5 + Math.round(dear / 10) * 5);
  const perHangingPound = random.chance(0.6) ? withFees : included;
  const packed = Math.round(pounds * PACKED);
  const pricePerPound =
    pricingModel === 'HANGING' ? perHangingPound : 870 + Math.round(dear / 10) * 10 + random.whole(0, 3) * 10;
  const half = pricePerPound * (pricingModel === 'HANGING' ? pounds : packed);
  return { pricingModel, pricePerPound, quarter: half / 2, half, whole: half * 2 };
}

const rounded = (price: number) => Math.ceil(price / STEP) * STEP;

const TERMS_BY_DEPOSIT: Record<number, CancelTermsName> = { 10000: 'EASY', 15000: 'USUAL', 20000: 'FIRM' };

/** The deposit for a quarter, and what comes back of it. */
function deposit({ sellsShares = true, deposit }: RanchStory, random: Random) {
  const depositRequired = sellsShares && (random.chance(0.55) || deposit !== undefined);
  const usual = random.pick([10_000, 15_000, 20_000, 25_000]);
  const cancelTermsName = (depositRequired && TERMS_BY_DEPOSIT[usual]) || null;
  return { depositRequired, depositAmount: depositRequired ? (deposit ?? usual) : 0, cancelTermsName };
}
