import type { UserType } from '../../../rules/words/vocabulary';
import type { Journey } from '../Journey';
import { adminAnalytics, adminOrders, adminRanchers } from './adminJourneys';
import { favorites, findAndOrder, shares } from './customerJourneys';
import { becomeRancher, rancherProducts } from './newRancherJourneys';
import { processors } from './processorJourney';
import { commission, harvest, rancherOrders } from './rancherJourneys';

type Journeys = readonly [Journey, ...Journey[]];

const JOURNEYS: Record<UserType, Journeys> = {
  CUSTOMER: [findAndOrder, shares, harvest, favorites, becomeRancher, processors],
  RANCHER: [rancherOrders, rancherProducts, commission, processors],
  ADMIN: [adminRanchers, adminOrders, adminAnalytics],
};

export const journeysOf = (userType: UserType = 'CUSTOMER'): Journeys => JOURNEYS[userType];
