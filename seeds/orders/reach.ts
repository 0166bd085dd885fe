import { mustExist } from '../../graph/database/transaction';
import { reachableMethods } from '../../rules/ranches/delivery';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import type { SeededCustomer } from '../customers/insertCustomers';
import type { SeededRanch } from '../ranches/insertRanches';

/** The maximum distance in miles that families drive for beef. */
const MAX_DRIVE = 130;

export function milesTo({ id }: SeededRanch, { milesByRanch }: SeededCustomer): number {
  return mustExist(milesByRanch.get(id));
}

/** The delivery methods of a ranch that a family would choose. */
export function likelyMethods(ranch: SeededRanch, customer: SeededCustomer): ShippingMethod[] {
  const miles = milesTo(ranch, customer);
  const methods = reachableMethods(ranch, miles);
  return methods.filter((method) => method !== 'LOCAL_PICKUP' || miles <= MAX_DRIVE);
}
