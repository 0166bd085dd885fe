// A day such as '2027-03-04' has no time zone, so it's calculated in UTC.

const MILLISECONDS = 86_400_000;

/** Whether a text is a day such as '2027-03-04'. There is no year 0. */
export function isDay(text: string): boolean {
  const time = /^(?!0000)\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** A negative count returns an earlier day. */
export function daysAfter(day: string, count: number): string {
  return new Date(Date.parse(day) + count * MILLISECONDS).toISOString().slice(0, 10);
}

export function daysBetween(first: string, last: string): number {
  return (Date.parse(last) - Date.parse(first)) / MILLISECONDS;
}

const long = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** 'March 4, 2027' */
export const longDay = (day: string): string => long.format(new Date(day));

/** '1 day', '3 days' */
export const daysText = (days: number): string => (days === 1 ? '1 day' : `${days} days`);
