import { pendingDate } from '../time/dates';
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

/** Returns what a family can expect next for its order, in one line: 'The ranch should call by Nov 24'. */
export function orderNextStep({ status, createdAt, shippingMethod, handoverDay }: FollowedOrder): string {
  if (status === 'PENDING') return `The ranch should call by ${pendingDate(callDay(createdAt))}`;
  if (status === 'FULFILLED') return 'You have your beef';
  if (status === 'CANCELED') return 'Nothing more to do';
  if (handoverDay)
    return `${shippingMethod === 'LOCAL_PICKUP' ? 'Pickup' : 'Delivery'} on ${handoverDayText(handoverDay)}`;
  return status === 'CONTACTED'
    ? 'Settle price, payment and a day with the ranch'
    : 'The ranch is getting your beef ready';
}

const callDay = (createdAt: string) => new Date(new Date(createdAt).getTime() + CALLS_WITHIN);
