import type { Random } from '../random';
import { BEEF_BOXES } from './beefBoxes';
import { CUSTOM_PRODUCTS, type ProductDraft } from './customProducts';
import type { RanchStory } from './RanchStory';
import { SELECT_CUTS } from './selectCuts';

/** What a ranch sells beside shares. A ranch is dear or cheap throughout, so one factor moves all of its prices. */
export function products(story: RanchStory, random: Random): ProductDraft[] {
  const { sellsShares = true, sellsAllKinds = !sellsShares } = story;
  const level = random.between(0.88, 1.18);
  return [
    ...random.some(CUSTOM_PRODUCTS, random.whole(2, 5)),
    ...random.some(BEEF_BOXES, random.whole(sellsAllKinds ? 2 : 0, 2)),
    ...random.some(SELECT_CUTS, sellsAllKinds || random.chance(0.5) ? random.whole(3, 6) : 0),
  ].map((product, index) => priced(product, level, index === 0 || random.chance(0.94)));
}

function priced(product: ProductDraft, level: number, available: boolean): ProductDraft {
  const variants = product.variants?.map((variant) => ({ ...variant, price: roundPrice(variant.price * level) }));
  return { ...product, price: roundPrice(product.price * level), available, variants };
}

/** Up to a quarter of a dollar, as on a hand-written price list. */
function roundPrice(cents: number): number {
  return Math.ceil(cents / 25) * 25;
}
