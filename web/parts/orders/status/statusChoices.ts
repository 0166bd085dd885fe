import { TIMELINE_STEPS } from '../../../../rules/orders/orderStatus';
import { ORDER_STATUS, type OrderStatus } from '../../../../rules/words/vocabulary';
import type { RadioCardOption } from '../../../ui/input/RadioCards';

interface OrderState {
  status: OrderStatus;
  nextStatuses: OrderStatus[];
}

const STEPS: readonly OrderStatus[] = TIMELINE_STEPS;

const MEANINGS: Record<OrderStatus, string> = {
  PENDING: 'The customer is waiting for your call.',
  CONTACTED: "You've talked to the customer.",
  PROCESSING: "You're working on it, or it's at the processor.",
  FULFILLED: 'The family has it. The commission is charged.',
  CANCELED: 'The order is called off.',
};

/** Returns the next step forward, which is never Canceled. */
export function nextStep({ nextStatuses }: OrderState): OrderStatus | undefined {
  return nextStatuses.find((status) => status !== 'CANCELED');
}

/** Returns the note for a status change without a written note. */
export const automaticNote = (status: OrderStatus) => `Status updated to ${ORDER_STATUS.label(status)}`;

/** Returns all four steps. Each step that can't be taken now has the reason. */
export function statusChoices({ status, nextStatuses }: OrderState): RadioCardOption[] {
  const current = STEPS.indexOf(status);
  return STEPS.map((step, at) => ({
    value: step,
    title: ORDER_STATUS.label(step),
    description: MEANINGS[step],
    disabledReason: nextStatuses.includes(step) ? undefined : reasonFor(at, current),
  }));
}

function reasonFor(at: number, current: number): string {
  if (at === current) return 'Current status';
  if (at === current + 1 && STEPS[at] === 'FULFILLED') return 'Once the animal of each share is Ready';
  const previous = STEPS[at - 1];
  return at < current || !previous ? 'Already done' : `After ${ORDER_STATUS.label(previous)}`;
}
