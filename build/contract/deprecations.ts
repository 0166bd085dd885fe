import type { GraphQLSchema } from 'graphql';
import { type Deprecation, readDeprecation } from '../../graph/schema/deprecation';
import { abandonedTypes } from './abandonedTypes';
import { type Element, elementsIn } from './elements';

/** The minimum time from the announcement to the last day: 180 days. */
const NOTICE = 180 * 24 * 60 * 60 * 1000;

const EXAMPLE = 'Use X instead. Deprecated on 2026-11-22, works until 2027-05-31.';

type Days = {
  /** The day of the last release. */
  releasedOn: string;
  /** The day of the release that is being made, if one is. Its notice counts from then. */
  releasing?: string | undefined;
};

/** Lists each @deprecated without replacement or days, that ends too early, or that no release announced. */
export function deprecationFaults(released: GraphQLSchema, current: GraphQLSchema, days: Days): string[] {
  const announced = new Map(deprecatedIn(released).map(({ coordinate, deprecation }) => [coordinate, deprecation]));
  return deprecatedIn(current).flatMap(({ coordinate, deprecation }) => {
    if (!deprecation) return [`${coordinate}: its @deprecated must read like '${EXAMPLE}'`];
    const { since, until } = deprecation;
    const earlier = announced.get(coordinate);
    if (since < (earlier?.since ?? days.releasedOn)) return [`${coordinate}: it was not deprecated on ${since} yet`];
    const earliest = earlier?.until ?? noticeAfter(days.releasing ?? since);
    return until < earliest ? [`${coordinate}: it must stay until ${earliest} at least`] : [];
  });
}

const noticeAfter = (day: string) => new Date(Date.parse(day) + NOTICE).toISOString().slice(0, 10);

/** Lists the removals that are allowed by now: of elements whose announced last day has passed, and of types only they used. */
export function announcedRemovals(released: GraphQLSchema, today: string): string[] {
  const gone = deprecatedIn(released)
    .filter(({ deprecation }) => today > (deprecation?.until ?? today))
    .map(({ removal }) => removal);
  const abandoned = abandonedTypes(released, ({ removal }) => gone.includes(removal));
  return [...gone, ...abandoned.map(({ name }) => `TYPE_REMOVED ${name} was removed.`)];
}

/** Lists the deprecated elements. A deprecation is undefined if its reason says too little. */
export function deprecatedIn(schema: GraphQLSchema): (Element & { deprecation: Deprecation | undefined })[] {
  return elementsIn(schema).flatMap((element) => {
    const { deprecationReason: reason } = element;
    return reason ? [{ ...element, deprecation: readDeprecation(reason) }] : [];
  });
}
