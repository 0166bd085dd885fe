import { customerDate } from '../../rules/dates';
import { TIMELINE_STEPS } from '../../rules/orderStatus';
import { ORDER_STATUS, type OrderStatus } from '../../rules/vocabulary';
import type { TimelineStep } from '../ui/Timeline';
import type { OrderTimeline_orderFragment } from './OrderTimeline.generated';
import { toneOf } from './toneOf';

/** The four steps of an order with the latest word on each. A canceled order shows how far it came, and ends there. */
export function timelineSteps({ status, statusUpdates }: OrderTimeline_orderFragment): TimelineStep[] {
  const latest = new Map(statusUpdates.map((update) => [update.status, update]));
  const stepOf = (step: OrderStatus): TimelineStep => {
    const update = latest.get(step);
    const base = { key: step, title: ORDER_STATUS.label(step), tone: toneOf(step) };
    if (!isReached(step, status) && !update) return { ...base, note: soon(step), state: 'unreached' };
    return {
      ...base,
      state: step === status ? 'current' : 'reached',
      date: update && customerDate(update.createdAt),
      note: update?.notes,
    };
  };
  return shownSteps(status, latest).map(stepOf);
}

function shownSteps(status: OrderStatus, latest: Map<OrderStatus, unknown>): OrderStatus[] {
  if (status !== 'CANCELED') return [...TIMELINE_STEPS];
  return [...TIMELINE_STEPS.filter((step) => latest.has(step)), 'CANCELED'];
}

/** Also for a step without an entry of its own, in an order that is past it. */
function isReached(step: OrderStatus, status: OrderStatus): boolean {
  const order: readonly OrderStatus[] = TIMELINE_STEPS;
  return status === step || order.indexOf(step) < order.indexOf(status);
}

const soon = (step: OrderStatus) => `Your order will be ${ORDER_STATUS.label(step).toLowerCase()} soon.`;
