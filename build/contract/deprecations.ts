import type { GraphQLSchema } from 'graphql';
import { abandonedTypes } from './abandonedTypes';
import { type Element, elementsOf } from './elements';

const INSTEAD = /\b(use|instead)\b/i;
const UNTIL = /\buntil (\d{4}-\d{2}-\d{2})\b/;

/** The least time from the announcement to the last day: ninety days. */
const NOTICE = 90 * 24 * 60 * 60 * 1000;

/** Every @deprecated must say what to use instead, and until when the old way is answered: long enough, once announced. */
export function deprecationFaults(released: GraphQLSchema, current: GraphQLSchema, today: string): string[] {
  const announced = new Map(deprecatedIn(released).map(({ coordinate, reason }) => [coordinate, endOf(reason)]));
  const soonest = dayOf(new Date(Date.parse(today) + NOTICE));
  return deprecatedIn(current).flatMap(({ coordinate, reason }) => {
    const [end, earliest] = [endOf(reason), announced.get(coordinate) ?? soonest];
    if (!INSTEAD.test(reason) || !end) {
      return [`${coordinate}: its @deprecated must read like 'Use X instead, until 2027-05-21'`];
    }
    return end < earliest ? [`${coordinate}: it must stay until ${earliest} at least`] : [];
  });
}

/** Announced removals whose last day has passed. They break no promise. */
export function announcedRemovals(released: GraphQLSchema, today: string): string[] {
  const gone = deprecatedIn(released)
    .filter(({ reason }) => today > (endOf(reason) ?? today))
    .map(({ removal }) => removal);
  const abandoned = abandonedTypes(released, ({ removal }) => gone.includes(removal));
  return [...gone, ...abandoned.map(({ name }) => `TYPE_REMOVED ${name} was removed.`)];
}

/** The announced last day of the old way, if it is a valid date. */
function endOf(reason: string): string | undefined {
  const day = UNTIL.exec(reason)?.[1];
  const date = new Date(`${day}T00:00:00Z`);
  return day && !Number.isNaN(date.getTime()) && dayOf(date) === day ? day : undefined;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function deprecatedIn(schema: GraphQLSchema): (Element & { reason: string })[] {
  return Object.values(schema.getTypeMap())
    .flatMap(elementsOf)
    .flatMap((field) => [field, ...field.args])
    .flatMap((element) => (element.deprecationReason ? [{ ...element, reason: element.deprecationReason }] : []));
}
