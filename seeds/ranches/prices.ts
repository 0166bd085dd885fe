import { COW_SHARES } from '../../rules/cowShares';
import type { Random } from '../random';
import type { RanchStory } from './RanchStory';

const STEP = 500;

/** What shares cost: more for grass, organic and rare breeds, less by the pound for more of the cow. */
export function prices(story: RanchStory, random: Random) {
  const { feeding, organic, breed, sellsShares = true } = story;
  const grass = /grass/i.test(feeding) ? 4_000 : 0;
  const rare = ['Wagyu', 'Highland', 'Belted Galloway'].includes(breed) ? 5_000 : 0;
  const quarter = random.between(76_000, 102_000) + grass + rare + (organic ? 6_000 : 0);
  const [offerQuarterCow, offerHalfCow, offerWholeCow] = sellsShares ? random.weighted(OFFERS) : NONE;
  return {
    offerQuarterCow,
    offerHalfCow,
    offerWholeCow,
    quarterCowPrice: offerQuarterCow ? priceOf(0, quarter) : 0,
    halfCowPrice: offerHalfCow ? priceOf(1, quarter * 2 * 0.96) : 0,
    wholeCowPrice: offerWholeCow ? priceOf(2, quarter * 4 * 0.92) : 0,
    ...pricing(random),
    ...deposit(random),
  };
}

type Offers = [quarter: boolean, half: boolean, whole: boolean];

const NONE: Offers = [false, false, false];
const OFFERS: [Offers, weight: number][] = [
  [[true, true, true], 8],
  [[false, true, true], 1],
  [[true, true, false], 1],
];

function priceOf(share: number, price: number): number {
  const { from, to } = COW_SHARES[share]!.suggestedPrice;
  return Math.min(to, Math.max(from, Math.round(price / STEP) * STEP));
}

function pricing(random: Random) {
  const pricingModel = random.weighted([
    ['FLAT', 6],
    ['HANGING', 3],
    ['PACKAGED', 1],
  ] as const);
  const cents = { FLAT: 0, HANGING: random.whole(85, 130) * 5, PACKAGED: random.whole(90, 125) * 10 };
  return { pricingModel, pricePerPound: cents[pricingModel] };
}

function deposit(random: Random) {
  const depositRequired = random.chance(0.55);
  return {
    depositRequired,
    depositAmount: depositRequired ? random.pick([10_000, 15_000, 20_000, 25_000, 50_000]) : 0,
  };
}
