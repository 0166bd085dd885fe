import { customerDate } from '../time/dates';
import type { OrderStatus, ShippingMethod } from '../words/vocabulary';
import { handoverDayText } from './handoverDay';

/** In milliseconds. Most ranches call within two days of an order request. */
const CALLS_WITHIN = 2 * 24 * 60 * 60 * 1000;

interface FollowedOrder {
  status: OrderStatus;
  createdAt: string;
  shippingMethod: ShippingMethod;
  handoverDay: string | null;
}

/** Returns what a family can expect next for its order, in one line: 'The ranch should call by November 24, 2026'. */
export function orderNextStep(order: FollowedOrder, now = new Date()): string {
  const { status, createdAt, shippingMethod, handoverDay } = order;
  if (status === 'PENDING') return call(callDay(createdAt), now);
  if (status === 'FULFILLED') return 'You have your beef';
  if (status === 'CANCELED') return 'Nothing more to do';
  if (handoverDay)
    return `${shippingMethod === 'LOCAL_PICKUP' ? 'Pickup' : 'Delivery'} on ${handoverDayText(handoverDay)}`;
  return status === 'CONTACTED'
    ? 'Settle price, payment and a day with the ranch'
    : 'The ranch is getting your beef ready';
}

const call = (day: Date, now: Date) =>
  day > now
    ? `The ranch should call by ${customerDate(day)}`
    : 'The ranch hasn’t called yet. You can call or write to it';

const callDay = (createdAt: string) => new Date(new Date(createdAt).getTime() + CALLS_WITHIN);
