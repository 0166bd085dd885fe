import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  getNamedType,
  isEnumType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { fragmentsOf, operationOf, restSchema, rootTypeOf } from '../restSchema';
import { formatEnum } from './enumWords';

type Json = unknown;
type Fields = Record<string, Json>;
type Fragments = (name: string) => FragmentDefinitionNode;

/** The answer of an operation as REST writes it: enum values as words, ids as numbers. */
export function formatAnswer(document: DocumentNode, data: Json): Json {
  const operation = operationOf(document);
  return formatValue(fragmentsOf(document), rootTypeOf(operation), operation.selectionSet, data);
}

function formatValue(
  fragments: Fragments,
  type: GraphQLNamedType,
  set: SelectionSetNode | undefined,
  value: Json,
): Json {
  if (value === null || value === undefined) return value;
  if (Array.isArray(value)) return value.map((item) => formatValue(fragments, type, set, item));
  return set
    ? { ...(value as Fields), ...formatFields(fragments, type, set, value as Fields) }
    : formatLeaf(type, value);
}

function formatFields(fragments: Fragments, type: GraphQLNamedType, set: SelectionSetNode, value: Fields): Fields {
  const answer: Fields = {};
  for (const selection of set.selections) {
    if (selection.kind === 'Field') Object.assign(answer, formatField(fragments, type, selection, value));
    else {
      const inner = selection.kind === 'InlineFragment' ? selection : fragments(selection.name.value);
      const condition = (inner.typeCondition && restSchema.getType(inner.typeCondition.name.value)) ?? type;
      if (isOf(condition, value)) Object.assign(answer, formatFields(fragments, condition, inner.selectionSet, value));
    }
  }
  return answer;
}

function formatField(fragments: Fragments, type: GraphQLNamedType, node: FieldNode, value: Fields): Fields {
  const name = node.alias?.value ?? node.name.value;
  const field = 'getFields' in type ? type.getFields()[node.name.value] : undefined;
  if (!field || !Object.hasOwn(value, name)) return {};
  return { [name]: formatValue(fragments, getNamedType(field.type), node.selectionSet, value[name]) };
}

/** A fragment on one of several types speaks only of the records of that type. */
function isOf(type: GraphQLNamedType, { __typename }: Fields): boolean {
  return !isObjectType(type) || typeof __typename !== 'string' || __typename === type.name;
}

function formatLeaf(type: GraphQLNamedType, value: Json): Json {
  if (typeof value !== 'string') return value;
  if (isEnumType(type)) return formatEnum(type.name, value);
  return type.name === 'ID' ? Number(value) : value;
}
