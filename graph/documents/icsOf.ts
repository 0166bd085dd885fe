import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';

import { daysAfter } from '../../rules/time/days';
import { BRAND } from '../../rules/words/brand';

/** A whole day or several, without a time zone: the fourth of March is the fourth of March wherever it's read. */
export type CalendarEntry = {
  /** Stays the same when the day moves, so calendar apps move the entry. */
  id: string;
  summary: string;
  description: string;
  first: string;
  last: string;
  /** When anything that decides the day last changed. */
  changedAt: string;
  path: string;
  /** A canceled entry stays for a while, so apps that have imported it learn of it. */
  isCanceled?: boolean;
};

/** Calendar apps accept a change of an entry only with a higher number, which is the seconds since this date. */
const COUNTED_FROM = Date.UTC(2026, 0, 1);
const sequenceAt = (changedAt: Date) => Math.max(0, Math.floor((changedAt.getTime() - COUNTED_FROM) / 1000));

/** How often apps should refresh, in seconds. Some ignore it. */
const REFRESH = 3600;

/** An iCalendar file (RFC 5545). The same entries give the same bytes. */
export function icsOf(entries: CalendarEntry[], publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const calendar = ical({
    name: BRAND,
    prodId: { company: BRAND, product: 'Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: REFRESH,
  });
  for (const { id, summary, description, first, last, changedAt, path, isCanceled } of entries) {
    const stamp = new Date(changedAt);
    calendar.createEvent({
      ...{ summary, description, stamp, allDay: true, url: `${publicUrl}${path}` },
      id: `${id}@${hostname}`,
      sequence: sequenceAt(stamp),
      status: isCanceled ? ICalEventStatus.CANCELLED : null,
      start: new Date(first),
      // In this format, the end is the day after the last one.
      end: new Date(daysAfter(last, 1)),
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
