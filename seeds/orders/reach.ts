import { reachableMethods } from '../../rules/delivery';
import { milesBetween } from '../../rules/distance';
import type { ShippingMethod } from '../../rules/vocabulary';
import type { PlantedCustomer } from '../customers/plantCustomers';
import type { PlantedRanch } from '../ranches/plantRanches';

/** Nobody drives farther for beef. */
const LONGEST_DRIVE = 130;

export function milesTo({ latitude, longitude }: PlantedRanch, { place }: PlantedCustomer): number {
  const ranch = { lat: latitude!, lon: longitude! };
  return Math.round(milesBetween(ranch, { lat: place.latitude, lon: place.longitude }) * 10) / 10;
}

/** The ways that a family would choose among those that the ranch offers. */
export function likelyMethods(ranch: PlantedRanch, customer: PlantedCustomer): ShippingMethod[] {
  const miles = milesTo(ranch, customer);
  const methods = reachableMethods(ranch, miles);
  return methods.filter((method) => method !== 'LOCAL_PICKUP' || miles <= LONGEST_DRIVE);
}
