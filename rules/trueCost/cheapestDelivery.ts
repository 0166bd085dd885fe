import type { Inspection } from '../herd/inspection';
import { legalPath } from '../herd/legalPath';
import { deliveryOptions, type RanchDelivery } from '../ranches/delivery';
import type { CostTerms } from './trueCost';

/** As far as families usually drive for their beef. */
export const PICKUP_MILES = 50;

/**
 * How a share gets to a family at the least cost: picked up from a ranch nearby, else brought or shipped, else picked up from afar.
 * Undefined if it doesn't.
 */
export function cheapestDelivery(
  ranch: RanchDelivery,
  distanceMiles: number | null,
  inspection: Inspection | null,
): NonNullable<CostTerms['way']> | undefined {
  const ways = deliveryOptions(ranch, distanceMiles)
    .filter(({ reachable, method }) => reachable && isLawful(inspection, method))
    .map(({ method, fee }) => ({ method, fee }));
  const pickup = ways.find(({ method }) => method === 'LOCAL_PICKUP');
  if (pickup && distanceMiles !== null && distanceMiles <= PICKUP_MILES) return pickup;
  const [cheapest] = ways.filter((way) => way !== pickup).sort((one, other) => one.fee - other.fee);
  return cheapest ?? pickup;
}

/** Whether it may cross a state line is asked when it's ordered. */
export const isLawful = (inspection: Inspection | null, handover: NonNullable<CostTerms['way']>['method']): boolean =>
  legalPath({ inspection, goods: 'SHARE', handover, sameState: true, slaughtered: false }).allowed;
