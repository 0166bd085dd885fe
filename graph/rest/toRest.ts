import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { WORDS } from './spelling';

type Json = unknown;
type Walk = { schema: GraphQLSchema; fragments: Map<string, FragmentDefinitionNode> };

/** The answer of an operation in REST's spelling: enum values as words, ids as numbers. */
export function toRest(schema: GraphQLSchema, document: DocumentNode, data: Json): Json {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')!;
  const fragments = document.definitions.filter((definition) => definition.kind === 'FragmentDefinition');
  const walk = { schema, fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])) };
  return selected(walk, schema.getRootType(operation.operation)!, operation.selectionSet, data);
}

function selected(walk: Walk, type: GraphQLCompositeType, set: SelectionSetNode, value: Json): Json {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => selected(walk, type, set, item));
  const answer = { ...(value as Record<string, Json>) };
  for (const [name, leaf] of fieldsOf(walk, type, set, answer)) answer[name] = leaf;
  delete answer.__typename;
  return answer;
}

function fieldsOf(walk: Walk, type: GraphQLCompositeType, set: SelectionSetNode, value: Record<string, Json>): [string, Json][] {
  return set.selections.flatMap((selection): [string, Json][] => {
    if (selection.kind !== 'Field') {
      const inner = selection.kind === 'InlineFragment' ? selection : walk.fragments.get(selection.name.value)!;
      const condition = inner.typeCondition?.name.value;
      const narrowed = condition ? (walk.schema.getType(condition) as GraphQLCompositeType) : type;
      return applies(walk, narrowed, value) ? fieldsOf(walk, narrowed, inner.selectionSet, value) : [];
    }
    const name = selection.alias?.value ?? selection.name.value;
    if (!Object.hasOwn(value, name) || !('getFields' in type)) return [];
    const field = type.getFields()[selection.name.value];
    if (!field) return [];
    const inner = getNamedType(field.type);
    if (!selection.selectionSet) return [[name, leafOf(inner, value[name])]];
    return [[name, selected(walk, inner as GraphQLCompositeType, selection.selectionSet, value[name])]];
  });
}

function applies({ schema }: Walk, type: GraphQLCompositeType, { __typename }: Record<string, Json>): boolean {
  if (typeof __typename !== 'string' || isAbstractType(type)) return true;
  const actual = schema.getType(__typename);
  return !isObjectType(actual) || actual === type;
}

function leafOf(type: GraphQLNamedType, value: Json): Json {
  if (Array.isArray(value)) return value.map((item) => leafOf(type, item));
  if (typeof value !== 'string') return value;
  if (isEnumType(type)) return WORDS[type.name]?.rest(value) ?? value;
  return type.name === 'ID' ? Number(value) : value;
}
