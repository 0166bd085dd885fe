import type { GraphQLSchema } from 'graphql';
import { abandonedTypes } from './abandonedTypes';
import { type Element, elementsOf } from './elements';

const INSTEAD = /\b(use|instead)\b/i;
const UNTIL = /\buntil (\d{4}-\d{2}-\d{2})\b/;

/** The minimum time from the announcement to the last day: ninety days. */
const NOTICE = 90 * 24 * 60 * 60 * 1000;

/** Lists each @deprecated that names no replacement or last day, or whose last day is too early. */
export function deprecationFaults(released: GraphQLSchema, current: GraphQLSchema, today: string): string[] {
  const announced = new Map(deprecatedIn(released).map(({ coordinate, reason }) => [coordinate, lastDayOf(reason)]));
  const earliestNew = dayOf(new Date(Date.parse(today) + NOTICE));
  return deprecatedIn(current).flatMap(({ coordinate, reason }) => {
    const [end, earliest] = [lastDayOf(reason), announced.get(coordinate) ?? earliestNew];
    if (!INSTEAD.test(reason) || !end) {
      return [`${coordinate}: its @deprecated must read like 'Use X instead, until 2027-05-21'`];
    }
    return end < earliest ? [`${coordinate}: it must stay until ${earliest} at least`] : [];
  });
}

/** Lists the removals that are allowed by now: of elements whose announced last day has passed, and of types only they used. */
export function announcedRemovals(released: GraphQLSchema, today: string): string[] {
  const gone = deprecatedIn(released)
    .filter(({ reason }) => today > (lastDayOf(reason) ?? today))
    .map(({ removal }) => removal);
  const abandoned = abandonedTypes(released, ({ removal }) => gone.includes(removal));
  return [...gone, ...abandoned.map(({ name }) => `TYPE_REMOVED ${name} was removed.`)];
}

/** The last day that a reason names, if it's a valid date. */
function lastDayOf(reason: string): string | undefined {
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
