import { mustExist } from '../../graph/database/transaction';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { daysBetween } from '../daysBefore';
import { type Random, randomOf } from '../random';
import type { Market, OrderPlan } from './OrderPlan';
import { planKnownOrders } from './planKnownOrders';
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
