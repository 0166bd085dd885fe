import type { OrderStatus } from '../../rules/words/vocabulary';
import { daysBefore } from '../daysBefore';
import type { Random } from '../random';
import type { OrderPlan } from './OrderPlan';

export type Step = { status: OrderStatus; notes: string; createdAt: Date };

type Setting = { now: Date; random: Random; notesOf: (status: OrderStatus) => string[] };

/** The steps by which an order got to its status. Together they take their usual time, or less if the order is too new. */
export function history({ daysAgo, status, movedDaysAgo }: OrderPlan, { now, random, notesOf }: Setting): Step[] {
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
