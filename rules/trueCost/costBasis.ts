import { type PackagedYield, yieldText } from '../herd/packagedYield';
import { labels } from '../words/labels';

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
  EXPECTED_WEIGHT: 'What the ranch expects this animal to weigh.',
  USUAL_WEIGHT: 'What such a share usually weighs.',
  PROCESSING: "The processor's fees are included.",
  PROCESSING_UNKNOWN: "The processor's fees aren't known yet and aren't included.",
  LOCAL_PICKUP: 'You pick it up at the ranch.',
  LOCAL_DELIVERY: 'Delivery to your ZIP code is included.',
  SHIPPING: 'Shipping to your ZIP code is included.',
  NO_PLACE: 'Delivery is not included. Enter your ZIP code to see it.',
});

const WEIGHTS: readonly CostBasis[] = ['EXPECTED_WEIGHT', 'USUAL_WEIGHT'];

export function basisTexts({ restsOn, packagedYield }: BasedOn): string[] {
  const yieldOf = (basis: CostBasis) => (packagedYield && WEIGHTS.includes(basis) ? [yieldText(packagedYield)] : []);
  return restsOn.flatMap((basis) => [COST_BASIS.label(basis), ...yieldOf(basis)]);
}

export const weightTexts = ({ restsOn, packagedYield }: BasedOn): string[] =>
  basisTexts({ restsOn: restsOn.filter((basis) => WEIGHTS.includes(basis)), packagedYield });

interface BasedOn {
  restsOn: readonly CostBasis[];
  packagedYield: PackagedYield | null;
}
