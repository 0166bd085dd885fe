import { TIMELINE_STEPS } from '../../../rules/orderStatus';
import { ORDER_STATUS, type OrderStatus } from '../../../rules/vocabulary';
import type { RadioCardOption } from '../../ui/RadioCard';

interface OrderState {
  status: OrderStatus;
  nextStatuses: OrderStatus[];
}

const STEPS: readonly OrderStatus[] = TIMELINE_STEPS;

const MEANING: Partial<Record<OrderStatus, string>> = {
  CONTACTED: 'You have talked to the customer.',
  PROCESSING: 'You are at work on it, or it is with the processor.',
  FULFILLED: 'It is handed over. The commission is charged.',
};

/** Forward from here; calling it off is not a step forward. */
export function nextStep({ nextStatuses }: OrderState): OrderStatus | undefined {
  return nextStatuses.find((status) => status !== 'CANCELED');
}

/** All four steps; those that cannot be taken now say why. */
export function statusChoices(order: OrderState): RadioCardOption[] {
  return STEPS.map((step, at) => ({
    value: step,
    title: ORDER_STATUS.label(step),
    description: MEANING[step],
    disabledReason: order.nextStatuses.includes(step) ? undefined : outOfReach(at, order.status),
  }));
}

function outOfReach(at: number, status: OrderStatus): string {
  const here = STEPS.indexOf(status);
  if (at === here) return 'The order stands here now.';
  if (at < here) return 'Already done.';
  return `Comes after ${ORDER_STATUS.label(STEPS[at - 1]!)}.`;
}
