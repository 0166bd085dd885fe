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

/** The types that nothing refers to anymore after these elements are removed. */
export function abandonedTypes(schema: GraphQLSchema, isGone: (element: Element) => boolean): GraphQLNamedType[] {
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
