const DAY = 24;

/** '5.5 hours', and from two days on '2.3 days'. */
export function hoursText(hours: number): string {
  return hours < 2 * DAY ? withUnit(hours, 'hour') : withUnit(hours / DAY, 'day');
}

function withUnit(count: number, unit: string): string {
  const shown = count.toLocaleString('en-US', { maximumFractionDigits: 1 });
  return `${shown} ${shown === '1' ? unit : `${unit}s`}`;
}
