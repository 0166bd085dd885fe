import { defaultProductPicture } from '../../rules/products/productPictures';
import type { Random } from '../random';
import { BEEF_BOXES } from './beefBoxes';
import { CUSTOM_PRODUCTS, type ProductDraft, type ProductIdea } from './customProducts';
import type { Deal } from './dealer';
import type { RanchStory } from './RanchStory';
import { SELECT_CUTS } from './selectCuts';

/** A ranch's products besides shares. A single factor makes all of its prices higher or lower. */
export function products(story: RanchStory, random: Random, deal: Deal): ProductDraft[] {
  const { sellsShares = true, sellsAllKinds = !sellsShares, sells = [] } = story;
  const level = random.between(0.9, 1.18);
  const chosen = random.some(CUSTOM_PRODUCTS, random.whole(2, 5));
  return [
    ...CUSTOM_PRODUCTS.filter((idea) => chosen.includes(idea) || sells.includes(idea.name)),
    ...random.some(BEEF_BOXES, random.whole(sellsAllKinds ? 2 : 0, 2)),
    ...random.some(SELECT_CUTS, sellsAllKinds || random.chance(0.5) ? random.whole(3, 6) : 0),
  ].map((idea, index) => draftProduct(idea, level, index === 0 || random.chance(0.94), deal));
}

function draftProduct(idea: ProductIdea, level: number, available: boolean, deal: Deal): ProductDraft {
  const { descriptions, ...product } = idea;
  const imageUrl = defaultProductPicture(product);
  const variants = product.variants?.map((variant) => ({ ...variant, price: roundPrice(variant.price * level) }));
  const price = roundPrice(product.price * level);
  return { ...product, description: deal(descriptions), imageUrl, price, available, variants };
}

/** Rounded up to a quarter dollar, as on a handwritten price list. */
function roundPrice(cents: number): number {
  return Math.ceil(cents / 25) * 25;
}
