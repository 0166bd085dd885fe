import { reachableMethods } from '../../rules/delivery';
import type { ShippingMethod } from '../../rules/vocabulary';
import type { PlantedCustomer } from '../customers/plantCustomers';
import type { PlantedRanch } from '../ranches/plantRanches';

/** Nobody drives farther for beef. */
const LONGEST_DRIVE = 130;

export function milesTo({ id }: PlantedRanch, { milesByRanch }: PlantedCustomer): number {
  return milesByRanch.get(id)!;
}

/** The ways that a family would choose among those that the ranch offers. */
export function likelyMethods(ranch: PlantedRanch, customer: PlantedCustomer): ShippingMethod[] {
  const miles = milesTo(ranch, customer);
  const methods = reachableMethods(ranch, miles);
  return methods.filter((method) => method !== 'LOCAL_PICKUP' || miles <= LONGEST_DRIVE);
}
