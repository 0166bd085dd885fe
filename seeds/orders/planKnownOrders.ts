import { mustExist } from '../../graph/database/transaction';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { at } from '../at';
import { daysBetween } from '../daysBefore';
import { randomOf } from '../random';
import type { Market, OrderPlan } from './OrderPlan';
import { likelyMethods, milesTo } from './reach';

const OF_CUSTOMER: [ranch: string, daysAgo: number, status: OrderStatus][] = [
  ['Pedernales Bend Ranch', 1.3, 'PENDING'],
  ['Yegua Bottom Beefmasters', 8.2, 'CONTACTED'],
  ['Granite Shoals Longhorns', 22.4, 'PROCESSING'],
  ['Pedernales Bend Ranch', 31.7, 'PROCESSING'],
  ['Pedernales Bend Ranch', 148.5, 'FULFILLED'],
  ['Mangas Valley Longhorns', 205.1, 'CANCELED'],
  ['Granite Shoals Longhorns', 287.6, 'FULFILLED'],
  ['Yegua Bottom Beefmasters', 398.9, 'FULFILLED'],
];

/** Orders at the demo ranch, by the days since they were placed: enough to work on, and a history. */
const OF_RANCH: Record<OrderStatus, number[]> = {
  PENDING: [0.2, 0.9, 2.6, 4.4],
  CONTACTED: [5.8, 7.5, 11.2],
  PROCESSING: [14.6, 20.3, 26.9, 35.1],
  FULFILLED: [44.2, 57.8, 75.3, 101.6, 133.9, 171.4, 223.7, 284.2, 351.5],
  CANCELED: [63.1, 192.8],
};

export const planKnownOrders = (market: Market): OrderPlan[] => [...ofCustomer(market), ...ofRanch(market)];

function ofCustomer({ customers, ranches }: Market): OrderPlan[] {
  return OF_CUSTOMER.map(([name, daysAgo, status]) => ({
    customer: at(customers, 0),
    ranch: mustExist(ranches.find(({ ranchName }) => ranchName === name)),
    daysAgo,
    status,
  }));
}

function ofRanch({ customers, ranches, now }: Market): OrderPlan[] {
  const ranch = mustExist(ranches.find(({ ranchName }) => ranchName === 'Pedernales Bend Ranch'));
  const buyers = customers.slice(1).filter((customer) => likelyMethods(ranch, customer).length > 0);
  const weightOf = (customer: (typeof buyers)[number]) => (milesTo(ranch, customer) < 100 ? 20 : 1);
  return Object.entries(OF_RANCH).flatMap(([status, days]) =>
    days.map((daysAgo) => {
      const registered = buyers.filter(({ createdAt }) => daysBetween(new Date(createdAt), now) > daysAgo + 1);
      const customer = randomOf(`known ${daysAgo}`).weighted(registered.map((each) => [each, weightOf(each)] as const));
      return { customer, ranch, daysAgo, status: status as OrderStatus };
    }),
  );
}
