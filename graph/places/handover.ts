import { isHandedOverIn } from '../../rules/herd/legalPath';
import type { ShippingMethod } from '../../rules/words/vocabulary';

/** How beef gets to a family, and the state or other place of its ZIP code. Null for an unknown one. */
export type Handover = { shippingMethod: ShippingMethod; state: string | null };

/** Returns whether beef changes hands in a state. Null if that's unknown. */
export function isInState(inState: string | null, ranch: { state: string }, { shippingMethod, state }: Handover) {
  return isHandedOverIn(inState, { handover: shippingMethod, ranchState: ranch.state, familyState: state });
}
