/** Converts two days, both included, to times for a query's variables. Days start at the reader's midnight. */
export function dayRangeToTimes({ from, to }: { from: string; to: string }) {
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return { from: first ? midnight(first) : undefined, to: last ? midnight(last, 1) : undefined };
}

function midnight(day: string, daysLater = 0): string {
  const start = new Date(`${day}T00:00`);
  start.setDate(start.getDate() + daysLater);
  return start.toISOString();
}
