import type { UserType } from '../../../rules/words/vocabulary';
import type { Journey } from '../Journey';
import { adminAnalytics } from './adminAnalytics';
import { adminOrders } from './adminOrders';
import { adminRanchers } from './adminRanchers';
import { becomeRancher } from './becomeRancher';
import { commission } from './commission';
import { favorites } from './favorites';
import { findAndOrder } from './findAndOrder';
import { harvest } from './harvest';
import { rancherOrders } from './rancherOrders';
import { rancherProducts } from './rancherProducts';
import { shares } from './shares';

type Journeys = readonly [Journey, ...Journey[]];

const JOURNEYS: Record<UserType, Journeys> = {
  CUSTOMER: [findAndOrder, shares, harvest, favorites, becomeRancher],
  RANCHER: [rancherOrders, rancherProducts, commission],
  ADMIN: [adminRanchers, adminOrders, adminAnalytics],
};

/** Returns the journeys of a role. Visitors get the journeys of a customer. */
export const journeysOf = (userType: UserType = 'CUSTOMER'): Journeys => JOURNEYS[userType];
