import type { Inspection } from '../herd/inspection';
import { legalPath } from '../herd/legalPath';
import type { ShippingMethod } from '../words/vocabulary';

/** The distance in miles that families usually drive for their beef. */
export const PICKUP_MILES = 50;

/** Assumes that the beef stays in its state. The order checks whether it may cross a state line. */
export const isLawful = (inspection: Inspection | null, handover: ShippingMethod): boolean =>
  legalPath({ inspection, goods: 'SHARE', handover, sameState: true, slaughtered: false }).allowed;
