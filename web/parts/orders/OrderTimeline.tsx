import { TIMELINE_STEPS } from '../../../rules/orders/orderStatus';
import { customerDate } from '../../../rules/time/dates';
import { ORDER_STATUS, type OrderStatus } from '../../../rules/words/vocabulary';
import { Timeline, type TimelineStep } from '../../ui/text/Timeline';
import { statusTone } from './OrderStatusBadge';
import type { OrderTimeline_orderFragment } from './OrderTimeline.generated';
import { automaticNote } from './status/statusChoices';

type TimelineOrder = OrderTimeline_orderFragment;

/** Explains each status to the family. Shown if the ranch wrote no note. */
const FAMILY_NOTES: Record<OrderStatus, string> = {
  PENDING: 'The ranch has your request.',
  CONTACTED: 'The ranch has contacted you.',
  PROCESSING: 'The ranch is getting your order ready.',
  FULFILLED: 'You have your order. Enjoy!',
  CANCELED: 'This order was canceled.',
};

/** An order's steps as the family sees them. */
export function OrderTimeline({ order }: { order: TimelineOrder }) {
  const steps = timelineSteps(order).map((step) => ({ ...step, note: step.note && familyNote(step.key, step.note) }));
  return <Timeline label={`Timeline of order ${order.id}`} steps={steps} />;
}

/** An order's steps as the ranch sees them, with all saved notes. Future steps have no note, since the ranch decides on them. */
export function RanchOrderTimeline({ order }: { order: TimelineOrder }) {
  const steps = timelineSteps(order).map((step) => (step.state === 'unreached' ? { ...step, note: undefined } : step));
  return <Timeline label={`Status history of order ${order.id}`} steps={steps} />;
}

const familyNote = (status: OrderStatus, note: string) =>
  note === automaticNote(status) ? FAMILY_NOTES[status] : note;

interface StatusStep extends TimelineStep {
  key: OrderStatus;
  note?: string | undefined;
}

/** Returns an order's four steps with their latest notes. A canceled order has only the steps that it reached, and Canceled. */
function timelineSteps({ status, statusUpdates }: TimelineOrder): StatusStep[] {
  const latest = new Map(statusUpdates.map((update) => [update.status, update]));
  const stepOf = (step: OrderStatus): StatusStep => {
    const update = latest.get(step);
    const base = { key: step, title: ORDER_STATUS.label(step), tone: statusTone(step) };
    if (!isReached(step, status) && !update) return { ...base, note: futureNote(step), state: 'unreached' };
    return {
      ...base,
      state: step === status ? 'current' : 'reached',
      date: update && [customerDate(update.createdAt), update.moverName].filter(Boolean).join(' · '),
      note: update?.notes,
    };
  };
  return shownSteps(status, latest).map(stepOf);
}

function shownSteps(status: OrderStatus, latest: Map<OrderStatus, unknown>): OrderStatus[] {
  if (status !== 'CANCELED') return [...TIMELINE_STEPS];
  return [...TIMELINE_STEPS.filter((step) => latest.has(step)), 'CANCELED'];
}

/** Returns whether an order has reached a step. A later status counts too, even without an entry for the step. */
function isReached(step: OrderStatus, status: OrderStatus): boolean {
  const order: readonly OrderStatus[] = TIMELINE_STEPS;
  return status === step || order.indexOf(step) < order.indexOf(status);
}

const futureNote = (step: OrderStatus) => `Your order will be ${ORDER_STATUS.label(step).toLowerCase()} soon.`;
