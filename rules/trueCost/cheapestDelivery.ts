import type { Inspection } from '../herd/inspection';
import { legalPath } from '../herd/legalPath';
import { deliveryOptions, type RanchDelivery } from '../ranches/delivery';
import type { CostTerms } from './trueCost';

/** The distance in miles that families usually drive for their beef. */
export const PICKUP_MILES = 50;

/**
 * The cheapest delivery of a share to a family: pickup at a ranch nearby, else delivery or shipping, else pickup from afar.
 * Undefined if there's none.
 */
export function cheapestDelivery(
  ranch: RanchDelivery,
  distanceMiles: number | null,
  inspection: Inspection | null,
): NonNullable<CostTerms['delivery']> | undefined {
  const options = deliveryOptions(ranch, distanceMiles)
    .filter(({ reachable, method }) => reachable && isLawful(inspection, method))
    .map(({ method, fee }) => ({ method, fee }));
  const pickup = options.find(({ method }) => method === 'LOCAL_PICKUP');
  if (pickup && distanceMiles !== null && distanceMiles <= PICKUP_MILES) return pickup;
  const [cheapest] = options.filter((option) => option !== pickup).sort((one, other) => one.fee - other.fee);
  return cheapest ?? pickup;
}

/** Assumes that the beef stays in its state. The order checks whether it may cross a state line. */
export const isLawful = (
  inspection: Inspection | null,
  handover: NonNullable<CostTerms['delivery']>['method'],
): boolean => legalPath({ inspection, goods: 'SHARE', handover, sameState: true, slaughtered: false }).allowed;
