import { TZDate } from '@date-fns/tz';

/** A longer range would have more months than anyone reads. */
export const MAX_YEARS = 10;

const EARLIEST = Date.UTC(1970);
const LATEST = Date.UTC(9999);

/** What's wrong with a range, or null. The range ends just before `to`. */
export function rangeProblem(timeZone: string, from: Date, to: Date): Record<string, string> | null {
  if (from.getTime() < EARLIEST) return { from: "The range can't start before 1970" };
  if (to.getTime() > LATEST) return { to: "The range can't end after the year 9998" };
  if (from >= to) return { to: 'The end must be after the start' };
  if (to.getTime() > yearsAfter(timeZone, from, MAX_YEARS)) return { to: `A range can be at most ${MAX_YEARS} years` };
  return null;
}

/** Adds years in UTC and in the zone, and returns the later moment, because daylight saving time may differ by an hour. */
function yearsAfter(timeZone: string, moment: Date, years: number): number {
  const later = (zone: string) => {
    const local = new TZDate(moment.getTime(), zone);
    return local.setFullYear(local.getFullYear() + years);
  };
  return Math.max(later('UTC'), later(timeZone));
}
