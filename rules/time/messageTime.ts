const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const withYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** When something was written, as a reader sees it: '4:05 PM' today, 'Nov 21, 4:05 PM' this year, else with the year. */
export function messageTime(moment: Date | string, now = new Date()): string {
  const date = new Date(moment);
  if (date.toDateString() === now.toDateString()) return time.format(date);
  const days = date.getFullYear() === now.getFullYear() ? day : withYear;
  return `${days.format(date)}, ${time.format(date)}`;
}
