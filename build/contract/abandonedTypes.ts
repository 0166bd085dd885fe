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
import { type Element, elementsOf } from './elements';

/** Types that nothing leads to any more once these elements are gone. */
export function abandonedTypes(schema: GraphQLSchema, isGone: (element: Element) => boolean): GraphQLNamedType[] {
  const kept = new Set<GraphQLNamedType>(startsOf(schema));
  // A set hands out what is added on the way, too.
  for (const type of kept) for (const next of neighborsOf(schema, type, isGone)) kept.add(next);
  return Object.values(schema.getTypeMap()).filter((type) => !kept.has(type) && !isIntrospectionType(type));
}

/** Where an operation begins, and what directives take. */
function startsOf(schema: GraphQLSchema): GraphQLNamedType[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const directives = schema.getDirectives().filter((directive) => !isSpecifiedDirective(directive));
  const taken = directives.flatMap(({ args }) => args.map(({ type }) => getNamedType(type)));
  return [...roots.filter((root) => !!root), ...taken];
}

function neighborsOf(schema: GraphQLSchema, type: GraphQLNamedType, isGone: (element: Element) => boolean) {
  const elements = elementsOf(type).filter((element) => !isGone(element));
  const led = [...elements, ...elements.flatMap(({ args }) => args.filter((arg) => !isGone(arg)))];
  return [
    ...led.flatMap((element) => element.type ?? []),
    ...(isAbstractType(type) ? schema.getPossibleTypes(type) : []),
    ...(isObjectType(type) || isInterfaceType(type) ? type.getInterfaces() : []),
  ];
}
