import { commissionFor, DEFAULT_COMMISSION_RATE } from '../../rules/money/commission';
import { orderTotal } from '../../rules/money/pricing';
import { withEstimate } from '../../rules/orders/estimateNote';
import { ORDER_TYPE_OF_ITEM } from '../../rules/orders/orderType';
import { cowShareOf } from '../../rules/products/cowShares';
import { deliveryOption } from '../../rules/ranches/delivery';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { at } from '../at';
import { daysBefore, daysBetween } from '../daysBefore';
import { type Random, randomOf } from '../random';
import { fillBasket, shareLine } from './fillBasket';
import type { OrderPlan } from './OrderPlan';
import { likelyMethods, milesTo } from './reach';
import { shareOf } from './shareOf';
import { STREETS, stepNotes, WISHES } from './words';

/** An order with its lines and history, priced by the same rules as a real one. */
export function draftOrder(plan: OrderPlan, now: Date) {
  const { customer, ranch, status, share } = plan;
  const random = randomOf(`${customer.email} ${plan.daysAgo}`);
  const items = share ? [shareLine(ranch, shareOf(share.quarters), share.price)] : fillBasket(ranch, random);
  const delivered = shipment(plan, random);
  const isShare = cowShareOf(at(items, 0).type) !== undefined;
  const notesOf = (step: OrderStatus) => stepNotes(step, { isShare, terms: ranch, ...delivered });
  const steps = history(plan, { now, random, notesOf });
  const wishes = WISHES[isShare ? 'share' : 'goods'];
  const amount = orderTotal(items);
  const commissionRate = ranch.commissionRate ?? DEFAULT_COMMISSION_RATE;
  const order = {
    customerId: customer.id,
    rancherId: ranch.id,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerZip: customer.zipCode,
    orderType: ORDER_TYPE_OF_ITEM[at(items, 0).type],
    ...delivered,
    status,
    amount,
    commissionRate,
    commissionAmount: commissionFor(amount, commissionRate),
    notes: withEstimate(random.chance(0.35) ? random.pick(wishes) : '', amount),
    ...times(plan, steps, now),
  };
  return { order, items, steps };
}

function shipment({ customer, ranch, share }: OrderPlan, random: Random) {
  const shippingMethod = share?.shippingMethod ?? random.pick(likelyMethods(ranch, customer));
  const { fee } = deliveryOption(ranch, shippingMethod, milesTo(ranch, customer));
  const ofFamily = randomOf(`house of ${customer.email}`);
  const house = `${ofFamily.whole(101, 9899)} ${ofFamily.pick(STREETS)}`;
  const address = `${house}, ${customer.city}, ${customer.state} ${customer.zipCode}`;
  return { shippingMethod, shippingFee: fee, shippingAddress: shippingMethod === 'LOCAL_PICKUP' ? null : address };
}

function times({ daysAgo, status }: OrderPlan, steps: Step[], now: Date) {
  const last = at(steps, -1).createdAt;
  const isArchived = status === 'FULFILLED' && daysBetween(last, now) > 250;
  return {
    createdAt: daysBefore(now, daysAgo).toISOString(),
    updatedAt: last.toISOString(),
    archivedAt: isArchived ? daysBefore(last, -30).toISOString() : null,
  };
}

type Step = { status: OrderStatus; notes: string; createdAt: Date };

type Setting = { now: Date; random: Random; notesOf: (status: OrderStatus) => string[] };

/** The steps by which an order got to its status. Together they take their usual time, or less if the order is too new. */
function history({ daysAgo, status, movedDaysAgo }: OrderPlan, { now, random, notesOf }: Setting): Step[] {
  const path = pathTo(status, random);
  const steps = path.map((step) => ({ status: step, pause: random.between(...PAUSES[step]) }));
  const total = steps.reduce((sum, { pause }) => sum + pause, 0);
  const usualPace = Math.min(1, (daysAgo * 0.95) / total);
  const pace = movedDaysAgo === undefined ? usualPace : (daysAgo - movedDaysAgo) / total;
  let passed = 0;
  return steps.map(({ status: step, pause }) => {
    passed += pause * pace;
    return { status: step, notes: random.pick(notesOf(step)), createdAt: daysBefore(now, daysAgo - passed) };
  });
}

/** The days since the previous step. */
const PAUSES: Record<OrderStatus, [min: number, max: number]> = {
  PENDING: [0, 0],
  CONTACTED: [0.1, 2.5],
  PROCESSING: [1, 8],
  FULFILLED: [12, 28],
  CANCELED: [0.5, 6],
};

const STEPS: OrderStatus[] = ['PENDING', 'CONTACTED', 'PROCESSING', 'FULFILLED'];

function pathTo(status: OrderStatus, random: Random): OrderStatus[] {
  if (status === 'CANCELED') return [...STEPS.slice(0, random.whole(1, 2)), status];
  return STEPS.slice(0, STEPS.indexOf(status) + 1);
}
