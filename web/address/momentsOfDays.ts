import { addDays, parseISO, startOfDay } from 'date-fns';

/** The times that two days span, both included, as variables of the graph. Days start at the reader's midnight. */
export function momentsOfDays({ from, to }: { from: string; to: string }) {
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return {
    from: first ? startOfDay(parseISO(first)).toISOString() : undefined,
    to: last ? startOfDay(addDays(parseISO(last), 1)).toISOString() : undefined,
  };
}
