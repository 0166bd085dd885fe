import type { ShippingMethod } from '../words/vocabulary';

// A day has no time zone, so read and write it as UTC.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'Saturday, November 21, 2026' for '2026-11-21' */
export const handoverDayText = (day: string): string => dayFormat.format(new Date(day));

export function handoverDayLabel(method: ShippingMethod): string {
  return method === 'LOCAL_PICKUP' ? 'Pickup day' : 'Delivery day';
}
