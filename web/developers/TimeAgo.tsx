import { adminDateTime, ranchDate } from '../../rules/time/dates';
import { serverTime } from '../session/serverTime';

/** Shows how long ago something happened, with the exact time on hover. */
export function TimeAgo({ at }: { at: string }) {
  return (
    <time dateTime={at} title={adminDateTime(at)}>
      {formatTimeAgo(at)}
    </time>
  );
}

const format = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

/** Formats a moment as 'just now', '5 minutes ago' or 'yesterday', or as a date if it's more than a month ago. */
export function formatTimeAgo(moment: string, now = serverTime.now()): string {
  const past = now - Date.parse(moment);
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return format.format(-Math.floor(past / MINUTE), 'minute');
  if (past < DAY) return format.format(-Math.floor(past / HOUR), 'hour');
  return past < MONTH ? format.format(-Math.floor(past / DAY), 'day') : ranchDate(moment);
}
