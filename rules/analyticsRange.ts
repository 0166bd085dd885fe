/** A longer range would make more months than anyone reads. */
export const MOST_YEARS = 10;

const EARLIEST = Date.UTC(1970);
const LATEST = Date.UTC(9999);

/** What is wrong with a range from the first moment to before the second; null when it can be counted. */
export function rangeProblem(from: Date, to: Date): Record<string, string> | null {
  if (from.getTime() < EARLIEST) return { from: 'The range begins before 1970' };
  if (to.getTime() > LATEST) return { to: 'The range ends after the year 9998' };
  if (from >= to) return { to: 'The end must lie after the beginning' };
  if (to > yearsAfter(from, MOST_YEARS)) return { to: `A range is at most ${MOST_YEARS} years` };
  return null;
}

/** In UTC: where summer time begins on another day each year, local years differ by an hour. */
function yearsAfter(moment: Date, years: number): Date {
  const later = new Date(moment);
  later.setUTCFullYear(moment.getUTCFullYear() + years);
  return later;
}
