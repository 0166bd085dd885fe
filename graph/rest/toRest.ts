import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { spell } from './spelling';

type Json = unknown;
type Fields = Record<string, Json>;
type Walk = { schema: GraphQLSchema; fragments: Map<string, FragmentDefinitionNode> };

/** The answer of an operation in REST's spelling: enum values as words, ids as numbers. */
export function toRest(schema: GraphQLSchema, document: DocumentNode, data: Json): Json {
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')!;
  const fragments = document.definitions.filter((definition) => definition.kind === 'FragmentDefinition');
  const walk = { schema, fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])) };
  return respell(walk, schema.getRootType(operation.operation)!, operation.selectionSet, data);
}

function respell(walk: Walk, type: GraphQLNamedType, set: SelectionSetNode | undefined, value: Json): Json {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => respell(walk, type, set, item));
  return set ? { ...(value as Fields), ...respellFields(walk, type, set, value as Fields) } : leafOf(type, value);
}

function respellFields(walk: Walk, type: GraphQLNamedType, set: SelectionSetNode, value: Fields): Fields {
  const answer: Fields = {};
  for (const selection of set.selections) {
    if (selection.kind === 'Field') Object.assign(answer, respellField(walk, type, selection, value));
    else {
      const inner = selection.kind === 'InlineFragment' ? selection : walk.fragments.get(selection.name.value)!;
      const condition = inner.typeCondition ? walk.schema.getType(inner.typeCondition.name.value)! : type;
      if (isOf(condition, value)) Object.assign(answer, respellFields(walk, condition, inner.selectionSet, value));
    }
  }
  return answer;
}

function respellField(walk: Walk, type: GraphQLNamedType, node: FieldNode, value: Fields): Fields {
  const name = node.alias?.value ?? node.name.value;
  const field = 'getFields' in type ? type.getFields()[node.name.value] : undefined;
  if (!field || !Object.hasOwn(value, name)) return {};
  return { [name]: respell(walk, getNamedType(field.type), node.selectionSet, value[name]) };
}

/** A fragment on one of several types speaks only of the records of that type. */
function isOf(type: GraphQLNamedType, { __typename }: Fields): boolean {
  return !isObjectType(type) || typeof __typename !== 'string' || __typename === type.name;
}

function leafOf(type: GraphQLNamedType, value: Json): Json {
  if (typeof value !== 'string') return value;
  if (isEnumType(type)) return spell(type.name, value);
  return type.name === 'ID' ? Number(value) : value;
}
