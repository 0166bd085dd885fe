/** By how much the server's clock is ahead of this device's, in milliseconds. A wrong clock misdates nothing that way. */
let ahead = 0;

export const serverTime = {
  now: () => Date.now() + ahead,

  ahead: () => ahead,

  /** Takes over what is known from before, for a page that starts without a network. */
  assume(before: number): void {
    ahead = before;
  },

  /** `date` is the header of an answer that has just come. */
  note(date: unknown): void {
    const there = typeof date === 'string' ? Date.parse(date) : Number.NaN;
    if (!Number.isNaN(there)) ahead = there - Date.now();
  },
};

const TIME = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** '9:42 AM', or 'Nov 22, 9:42 AM' if that wasn't today. */
export function clockText(at: number): string {
  const isToday = new Date(at).toDateString() === new Date(serverTime.now()).toDateString();
  return (isToday ? TIME : DAY_AND_TIME).format(at);
}
