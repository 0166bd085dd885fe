import { labels } from '../words/labels';

/** Packaged pounds per hundred pounds of hanging weight: the minimum if boneless and lean, the maximum if bone-in. */
export const YIELD_PERCENT = { from: 55, to: 70 };

/** What a true cost depends on. */
export type CostBasis =
  | 'FLAT_PRICE'
  | 'HANGING_PRICE'
  | 'PACKAGED_PRICE'
  | 'ESTIMATED_PRICE'
  | 'EXPECTED_WEIGHT'
  | 'USUAL_WEIGHT'
  | 'PROCESSING'
  | 'PROCESSING_UNKNOWN'
  | 'LOCAL_PICKUP'
  | 'LOCAL_DELIVERY'
  | 'SHIPPING'
  | 'NO_PLACE';

export const COST_BASIS = labels<CostBasis>({
  FLAT_PRICE: 'One flat price, whatever the final weight.',
  HANGING_PRICE: "The ranch's price per lb of hanging weight.",
  PACKAGED_PRICE: "The ranch's price per lb of packaged beef.",
  ESTIMATED_PRICE: "The ranch's estimate for the share. It's settled by weight.",
  EXPECTED_WEIGHT: `What the ranch expects this animal to weigh. ${YIELD_PERCENT.from} to ${YIELD_PERCENT.to}% of its hanging weight ends up as packaged beef.`,
  USUAL_WEIGHT: 'What such a share usually weighs.',
  PROCESSING: "The processor's fees are included.",
  PROCESSING_UNKNOWN: "The processor's fees aren't known yet, and can come on top.",
  LOCAL_PICKUP: 'You pick it up at the ranch.',
  LOCAL_DELIVERY: 'Delivery to your ZIP code is included.',
  SHIPPING: 'Shipping to your ZIP code is included.',
  NO_PLACE: 'Delivery is not included. Enter your ZIP code to see it.',
});
