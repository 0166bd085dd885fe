import { Timeline } from '../ui/Timeline';
import type { OrderTimeline_orderFragment } from './OrderTimeline.generated';
import { timelineSteps } from './timelineSteps';

/** How far an order has come. */
export function OrderTimeline({ order }: { order: OrderTimeline_orderFragment }) {
  return <Timeline label={`Timeline of order ${order.id}`} steps={timelineSteps(order)} />;
}
