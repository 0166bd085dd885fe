import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { leafSchema } from '../openapi/leafSchema';
import { list, nullable, object, type Schema } from '../openapi/Schema';
import { fieldOf, fragmentsOf, operationOf, restSchema, rootTypeOf } from '../restSchema';
import { enumWords } from './enumWords';

type Json = unknown;
type Fields = Record<string, Json>;
type Fragments = (name: string) => FragmentDefinitionNode;
type Selected = { node: FieldNode; isConditional: boolean };

/** How REST writes and describes a value of the graph: enum values are words, ids are numbers. */
export type Shape = { schema: Schema; format(value: Json): Json };

/** The shape of an operation's data, before a row's view changes it. */
export function shapeOf(document: DocumentNode): Shape {
  const operation = operationOf(document);
  return objectShape(fragmentsOf(document), rootTypeOf(operation), operation.selectionSet);
}

function objectShape(fragments: Fragments, type: GraphQLObjectType, set: SelectionSetNode): Shape {
  const fields: Record<string, Shape> = {};
  const required = new Set<string>();
  for (const { node, isConditional } of fieldsOf(fragments, type, set)) {
    const name = node.alias?.value ?? node.name.value;
    fields[name] = fieldShape(fragments, type, node);
    if (!isConditional) required.add(name);
  }
  const properties = Object.entries(fields).map(([name, { schema }]) => [name, schema]);
  return {
    schema: object(Object.fromEntries(properties), [...required]),
    format: (record) =>
      Object.fromEntries(
        Object.entries(record as Fields).map(([name, value]) => [name, fields[name]?.format(value) ?? value]),
      ),
  };
}

function fieldsOf(fragments: Fragments, type: GraphQLObjectType, set: SelectionSetNode): Selected[] {
  return set.selections.flatMap((selection): Selected[] => {
    const isConditional = (selection.directives ?? []).length > 0;
    if (selection.kind === 'Field') return [{ node: selection, isConditional }];
    const inner = selection.kind === 'InlineFragment' ? selection : fragments(selection.name.value);
    if (!isOn(type, inner.typeCondition?.name.value)) return [];
    const selected = fieldsOf(fragments, type, inner.selectionSet);
    return isConditional ? selected.map(({ node }) => ({ node, isConditional })) : selected;
  });
}

function isOn(type: GraphQLObjectType, condition = type.name): boolean {
  return condition === type.name || type.getInterfaces().some(({ name }) => name === condition);
}

function fieldShape(fragments: Fragments, type: GraphQLObjectType, node: FieldNode): Shape {
  if (node.name.value === '__typename') return { schema: { const: type.name }, format: (name) => name };
  const { type: fieldType, description } = fieldOf(type, node.name.value);
  const { schema, format } = outputShape(fragments, fieldType, node.selectionSet);
  return { schema: description ? { ...schema, description } : schema, format };
}

function outputShape(fragments: Fragments, type: GraphQLOutputType, set: SelectionSetNode | undefined): Shape {
  if (isNonNullType(type)) return presentShape(fragments, type.ofType, set);
  const { schema, format } = presentShape(fragments, type, set);
  return { schema: nullable(schema), format: (value) => (value === null ? null : format(value)) };
}

function presentShape(fragments: Fragments, type: GraphQLOutputType, set: SelectionSetNode | undefined): Shape {
  if (isListType(type)) {
    const { schema, format } = outputShape(fragments, type.ofType, set);
    return { schema: list(schema), format: (items) => (items as Json[]).map(format) };
  }
  return set ? compositeShape(fragments, type as GraphQLNamedType, set) : leafShape(type as GraphQLNamedType);
}

function compositeShape(fragments: Fragments, type: GraphQLNamedType, set: SelectionSetNode): Shape {
  if (isObjectType(type)) return objectShape(fragments, type, set);
  if (!isAbstractType(type)) throw new Error(`${type.name} has no fields`);
  const possible = restSchema
    .getPossibleTypes(type)
    .map((one) => [one.name, objectShape(fragments, one, set)] as const);
  const byName = new Map<Json, Shape>(possible);
  return {
    schema: { anyOf: possible.map(([, { schema }]) => schema) },
    format: (record) => byName.get((record as Fields).__typename)?.format(record),
  };
}

function leafShape(type: GraphQLNamedType): Shape {
  const schema = leafSchema(type);
  if (isEnumType(type)) return { schema, format: (value) => enumWords(type).format(String(value)) };
  return { schema, format: (value) => (type.name === 'ID' ? Number(value) : value) };
}
