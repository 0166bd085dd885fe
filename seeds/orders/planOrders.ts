import { mustExist } from '../../graph/database/transaction';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { at } from '../at';
import { daysBetween } from '../daysBefore';
import { type Random, randomOf } from '../random';
import type { Market, OrderPlan } from './OrderPlan';
import { likelyMethods, milesTo } from './reach';

const ORDERS = 300;
const OLDEST = 425;

/** Orders from fourteen months, more of them recent. None of them is for a share of a particular animal. */
export function planOrders(market: Market): OrderPlan[] {
  const plans = planKnownOrders(market);
  for (let number = plans.length; number < ORDERS; number++) plans.push(planOrder(market, randomOf(`order ${number}`)));
  return plans;
}

function planOrder({ customers, ranches, now }: Market, random: Random): OrderPlan {
  const daysAgo = 0.1 + OLDEST * random.between(0, 1) ** 1.3;
  const wasHere = ({ createdAt }: { createdAt: string }) => daysBetween(new Date(createdAt), now) > daysAgo + 1;
  const customer = random.pick(customers.slice(1).filter(wasHere));
  const open = ranches.filter((ranch) => isOpen(ranch.approval, daysAgo) && wasHere(ranch));
  const choices = open.filter((ranch) => likelyMethods(ranch, customer).length > 0);
  const ranch = random.weighted(choices.map((each) => [each, likelihood(each, milesTo(each, customer))] as const));
  return { customer, ranch, daysAgo, status: likelyStatus(daysAgo, random) };
}

/** Families buy near home. The suspended ranch used to get many orders, so that it owes something. */
function likelihood({ approval }: { approval: string }, miles: number): number {
  return approval === 'SUSPENDED' || miles < 150 ? 40 : 1;
}

/** The suspended ranch took orders until spring. */
function isOpen(approval: string, daysAgo: number): boolean {
  return approval === 'APPROVED' || (approval === 'SUSPENDED' && daysAgo > 200);
}

function likelyStatus(daysAgo: number, random: Random): OrderStatus {
  const [, weights] = mustExist(LIKELY.find(([youngerThan]) => daysAgo < youngerThan));
  return random.weighted(Object.entries(weights) as [OrderStatus, number][]);
}

const LIKELY: [youngerThan: number, weights: Partial<Record<OrderStatus, number>>][] = [
  [7, { PENDING: 6, CONTACTED: 3, CANCELED: 1 }],
  [20, { PENDING: 2, CONTACTED: 4, PROCESSING: 4, CANCELED: 1 }],
  [60, { CONTACTED: 1, PROCESSING: 5, FULFILLED: 5, CANCELED: 1 }],
  [Number.POSITIVE_INFINITY, { FULFILLED: 9, CANCELED: 1 }],
];

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

const planKnownOrders = (market: Market): OrderPlan[] => [...ofCustomer(market), ...ofRanch(market)];

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
