import {
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedDirective,
} from 'graphql';
import { type Deprecation, readDeprecation } from '../../graph/schema/deprecation';
import { type Element, elementsIn, elementsOf } from './elements';

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

/** The types that nothing refers to anymore after these elements are removed. */
function abandonedTypes(schema: GraphQLSchema, isGone: (element: Element) => boolean): GraphQLNamedType[] {
  const reachable = new Set<GraphQLNamedType>(rootsOf(schema));
  // Iterating over a set includes the items that the loop adds to it.
  for (const type of reachable) for (const next of neighborsOf(schema, type, isGone)) reachable.add(next);
  return Object.values(schema.getTypeMap()).filter((type) => !reachable.has(type) && !isIntrospectionType(type));
}

/** The root types, and the types of directives' arguments. */
function rootsOf(schema: GraphQLSchema): GraphQLNamedType[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  const argumentTypes = directives.flatMap(({ args }) => args.map(({ type }) => getNamedType(type)));
  return [...roots.filter((root) => !!root), ...argumentTypes];
}

function neighborsOf(schema: GraphQLSchema, type: GraphQLNamedType, isGone: (element: Element) => boolean) {
  const elements = elementsOf(type).filter((element) => !isGone(element));
  const referring = [...elements, ...elements.flatMap(({ args }) => args.filter((arg) => !isGone(arg)))];
  return [
    ...referring.flatMap((element) => element.type ?? []),
    ...(isAbstractType(type) ? schema.getPossibleTypes(type) : []),
    ...(isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : []),
  ];
}
