import { Timeline } from '../../ui/Timeline';
import type { OrderTimeline_orderFragment } from '../OrderTimeline.generated';
import { timelineSteps } from '../timelineSteps';

/** The same line as the customer's. What lies ahead needs no promise here: the ranch itself decides on it. */
export function RanchOrderTimeline({ order }: { order: OrderTimeline_orderFragment }) {
  const steps = timelineSteps(order).map((step) => (step.state === 'unreached' ? { ...step, note: undefined } : step));
  return <Timeline label={`Status history of order ${order.id}`} steps={steps} />;
}
