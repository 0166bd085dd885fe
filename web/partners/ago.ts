import { ranchDate } from '../../rules/dates';

const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

/** How long ago it was: 'just now', '5 minutes ago', 'yesterday'; after a month the date. */
export function ago(moment: string, now = Date.now()): string {
  const past = now - Date.parse(moment);
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return format.format(-Math.floor(past / HOUR), 'hour');
  return past < MONTH ? format.format(-Math.floor(past / DAY), 'day') : ranchDate(moment);
}
