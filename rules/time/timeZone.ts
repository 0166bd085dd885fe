import { TZDate } from '@date-fns/tz';

/** The time zone of ledgers and statements, unless the operator sets another one. */
export const DEFAULT_TIME_ZONE = 'America/Chicago';

/** The day of a moment, such as '2026-11-21'. */
export function dayIn(timeZone: string, moment: Date | string): string {
  return new TZDate(new Date(moment).getTime(), timeZone).toISOString().slice(0, 10);
}

/** The first moment of a day such as '2026-11-21'. It isn't midnight if the clocks change at midnight. */
export function startOfDay(timeZone: string, day: string, daysLater = 0): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return new Date(new TZDate(year, month - 1, date + daysLater, timeZone).getTime());
}

/** '11/21/2026' */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}

/** 'Central Time (America/Chicago)', or 'UTC' for a zone without another name. */
export function timeZoneLabel(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts(0);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return !name || name.startsWith('GMT') || name === timeZone ? timeZone : `${name} (${timeZone})`;
}

const moment = new Intl.DateTimeFormat('en-US', {
  ...{ weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
  ...{ timeZone: DEFAULT_TIME_ZONE, timeZoneName: 'short' },
});

/** 'Saturday, November 28 at 3:10 PM CST', for readers whose time zone isn't known. */
export const momentText = (at: Date | string): string => moment.format(new Date(at));
