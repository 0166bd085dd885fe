import { toldOf } from '../../graph/claims/toldOf';
import type { Inspection } from '../../rules/herd/inspection';
import { isHandedOverIn, legalPath, pricingRefusal } from '../../rules/herd/legalPath';
import type { Quarters } from '../../rules/herd/quarters';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import { at } from '../at';
import type { SeededCustomer } from '../customers/insertCustomers';
import { daysBetween } from '../daysBefore';
import type { Market, OrderedShare, OrderPlan } from '../orders/OrderPlan';
import { likelyMethods, milesTo } from '../orders/reach';
import { shareOf } from '../orders/shareOf';
import type { SeededRanch } from '../ranches/insertRanches';
import { type Random, randomOf } from '../random';
import { type AnimalDraft, draftAnimal } from './draftAnimal';
import {
  draftProcessors,
  hasStateInspection,
  mainInspection,
  type NearbyTown,
  type ProcessorDraft,
} from './draftProcessors';
import { ANIMALS, type AnimalPlan, DEMO_RANCH_ANIMALS, type SharePlan, WAITING_LIST } from './herdPlan';

const HERDS = 28;
const MAX_ORDERS = 11;
const MAX_PER_FAMILY = 3;

export type ShareOrder = OrderPlan & { share: OrderedShare } & Pick<SharePlan, 'deposit'>;

type PlannedAnimal = { plan: AnimalPlan; draft: AnimalDraft; processor: ProcessorDraft; orders: ShareOrder[] };

export type Herd = { ranch: SeededRanch; processors: ProcessorDraft[]; animals: PlannedAnimal[]; line: ShareOrder[] };

export function ordersOf(herds: Herd[]): ShareOrder[] {
  return herds.flatMap(({ animals, line }) => [...animals.flatMap(({ orders }) => orders), ...line]);
}

/** The herds of the ranches that most families can reach, with the orders for shares of their animals. */
export function planHerds(market: Market, towns: Map<number, NearbyTown>): Herd[] {
  const reach = (ranch: SeededRanch) =>
    market.customers.filter((customer) => likelyMethods(ranch, customer).length > 0).length;
  const found = market.ranches
    .filter((ranch) => isFit(ranch, market.now))
    .map((ranch) => ({ ranch, families: reach(ranch) }))
    .sort((a, b) => b.families - a.families || a.ranch.id - b.ranch.id);
  return found.slice(0, HERDS).flatMap(({ ranch }, index) => {
    const town = towns.get(ranch.id);
    return town ? [planHerd(ranch, market, draftProcessors(ranch, town, market.now, inspectionsOf(ranch, index)))] : [];
  });
}

/** Whether a ranch sells shares of the sizes in its herd plan, and was here before its animals were added. */
function isFit(ranch: SeededRanch, now: Date): boolean {
  const isHere = ranch.approval === 'APPROVED' && daysBetween(new Date(ranch.createdAt), now) > 136;
  return isHere && ranch.offerQuarterCow && ranch.offerHalfCow && !pricingRefusal(ranch.pricingModel, ranch.state);
}

const isDemoRanch = ({ ranchName }: SeededRanch) => ranchName === 'Pedernales Bend Ranch';

function inspectionsOf(ranch: SeededRanch, index: number): Inspection[] {
  const main = mainInspection(ranch);
  if (isDemoRanch(ranch) && hasStateInspection(ranch)) return [main, 'CUSTOM_EXEMPT', 'STATE'];
  return index % 2 === 0 ? [main, 'CUSTOM_EXEMPT'] : [main];
}

function planHerd(ranch: SeededRanch, market: Market, processors: ProcessorDraft[]): Herd {
  const isDemo = isDemoRanch(ranch);
  const random = randomOf(`herd of ${ranch.ranchName}`);
  const main = at(processors, 0);
  const order = shareOrders(ranch, { market, random, maxOrders: isDemo ? Number.POSITIVE_INFINITY : MAX_ORDERS });
  const plans = isDemo ? [...ANIMALS, ...DEMO_RANCH_ANIMALS] : ANIMALS;
  const add = (plan: AnimalPlan): PlannedAnimal => {
    const processor = processors[plan.processor ?? 0] ?? main;
    const draft = draftAnimal(ranch, plan, { now: market.now, random, payer: processor.payer });
    const orders: ShareOrder[] = [];
    for (const share of plan.shares ?? []) orders.push(...order(share, { processor, draft, ordersOfAnimal: orders }));
    return { plan, draft, processor, orders };
  };
  const wait = (share: SharePlan) => order(share, { processor: main });
  // Starts the line after the first animal, so that ranches with few families nearby have a line, too.
  const first = plans.slice(0, 1).map(add);
  const next = WAITING_LIST.slice(0, 2).flatMap(wait);
  const animals = [...first, ...plans.slice(1).map(add)];
  return { ranch, processors, animals, line: [...next, ...WAITING_LIST.slice(2).flatMap(wait)] };
}

/** The animal of which a share is ordered, with its other orders. */
type Ordered = { processor: ProcessorDraft; draft?: AnimalDraft; ordersOfAnimal?: ShareOrder[] };

type Ordering = { market: Market; random: Random; maxOrders: number };

/** Finds a family for each share. At ranches that few families can reach, some shares stay without a family. */
function shareOrders(ranch: SeededRanch, { market, random, maxOrders }: Ordering) {
  const { customers, now } = market;
  const ordered: SeededCustomer[] = [];
  const countOf = (customer: SeededCustomer) => ordered.filter((other) => other === customer).length;
  return (share: SharePlan, { processor, draft, ordersOfAnimal = [] }: Ordered): ShareOrder[] => {
    if (ordered.length >= maxOrders || (share.quarters === 4 && !ranch.offerWholeCow)) return [];
    const fits = (customer: SeededCustomer) =>
      daysBetween(new Date(customer.createdAt), now) > share.daysAgo + 1 &&
      lawfulMethods(ranch, customer, processor).length > 0;
    const isNew = (customer: SeededCustomer) => ordersOfAnimal.every((order) => order.customer !== customer);
    const others = customers
      .slice(1)
      .filter((customer) => fits(customer) && isNew(customer) && countOf(customer) < MAX_PER_FAMILY);
    const demoCustomer = at(customers, 0);
    const takers = share.byDemoCustomer && isDemoRanch(ranch) && fits(demoCustomer) ? [demoCustomer] : others;
    if (takers.length === 0) return [];
    const weightOf = (customer: SeededCustomer) =>
      (milesTo(ranch, customer) < 150 ? 5 : 1) / (1 + 4 * countOf(customer));
    const customer = random.weighted(takers.map((taker) => [taker, weightOf(taker)] as const));
    ordered.push(customer);
    const { quarters, byDemoCustomer: _, ...order } = share;
    const shippingMethod = random.pick(lawfulMethods(ranch, customer, processor));
    return [
      {
        ...order,
        customer,
        ranch,
        share: { quarters, price: priceOf(ranch, quarters, { processor, draft }), shippingMethod },
      },
    ];
  };
}

/** No ranch had packed enough animals when families ordered. */
export const NO_YIELD = { yieldFrom: null, yieldTo: null, yieldAnimals: null };

/** The price of an order's line: that of the animal's offer, or the list price for the next animal. */
function priceOf(ranch: SeededRanch, quarters: Quarters, { processor, draft }: Ordered): number {
  if (!draft) return ranch[shareOf(quarters).priceField];
  return toldOf(draft, { ranch: NO_YIELD, processor }, quarters).line.price;
}

/** The delivery methods that the law allows for a share of a live animal. */
function lawfulMethods(ranch: SeededRanch, customer: SeededCustomer, processor: ProcessorDraft): ShippingMethod[] {
  return likelyMethods(ranch, customer).filter((handover) => {
    const handedOver = { handover, ranchState: ranch.state, familyState: customer.state ?? ranch.state };
    const sameState = isHandedOverIn(processor.state, handedOver);
    return legalPath({ inspection: processor.inspection, goods: 'SHARE', handover, sameState, slaughtered: false })
      .allowed;
  });
}
