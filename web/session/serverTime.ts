/** How far the server's clock is ahead of this device's, in milliseconds. It corrects for a wrong clock on the device. */
let ahead = 0;

export const serverTime = {
  now: () => Date.now() + ahead,

  ahead: () => ahead,

  /** Sets a stored difference, for a page that starts without a network. */
  assume(storedAhead: number): void {
    ahead = storedAhead;
  },

  note(date: unknown): void {
    const time = typeof date === 'string' ? Date.parse(date) : Number.NaN;
    if (!Number.isNaN(time)) ahead = time - Date.now();
  },
};

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats a time as '9:42 AM', or as 'Nov 22, 9:42 AM' if it isn't today. */
export function clockText(at: number): string {
  const isToday = new Date(at).toDateString() === new Date(serverTime.now()).toDateString();
  return (isToday ? TIME : DAY_AND_TIME).format(at);
}
