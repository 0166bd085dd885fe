import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getOperationAST,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { restSchema } from '../restSchema';
import { leafSchema, nullable } from './leafSchema';
import type { Schema, Shape } from './Schema';

type Fragments = Map<string, FragmentDefinitionNode>;
type Selected = { node: FieldNode; isConditional: boolean };

/** What an operation answers in REST's spelling, before a row presents it: its selection, types and descriptions. */
export function answerShape<Data>(document: TypedDocumentNode<Data>): Shape<Data> {
  const { operation, selectionSet } = getOperationAST(document)!;
  const fragments = document.definitions.filter((definition) => definition.kind === 'FragmentDefinition');
  const byName: Fragments = new Map(fragments.map((fragment) => [fragment.name.value, fragment]));
  return objectSchema(byName, restSchema.getRootType(operation)!, selectionSet) as Shape<Data>;
}

function objectSchema(fragments: Fragments, type: GraphQLObjectType, set: SelectionSetNode): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const { node, isConditional } of fieldsOf(fragments, type, set)) {
    const name = node.alias?.value ?? node.name.value;
    properties[name] = fieldSchema(fragments, type, node);
    if (!isConditional && !required.includes(name)) required.push(name);
  }
  return { type: 'object', properties, required };
}

function fieldsOf(fragments: Fragments, type: GraphQLObjectType, set: SelectionSetNode): Selected[] {
  return set.selections.flatMap((selection): Selected[] => {
    const isConditional = (selection.directives ?? []).length > 0;
    if (selection.kind === 'Field') return [{ node: selection, isConditional }];
    const inner = selection.kind === 'InlineFragment' ? selection : fragments.get(selection.name.value)!;
    if (!isOn(type, inner.typeCondition?.name.value)) return [];
    const selected = fieldsOf(fragments, type, inner.selectionSet);
    return isConditional ? selected.map(({ node }) => ({ node, isConditional })) : selected;
  });
}

function isOn(type: GraphQLObjectType, condition = type.name): boolean {
  return condition === type.name || type.getInterfaces().some(({ name }) => name === condition);
}

function fieldSchema(fragments: Fragments, type: GraphQLObjectType, node: FieldNode): Schema {
  if (node.name.value === '__typename') return { const: type.name };
  const field = type.getFields()[node.name.value]!;
  const schema = outputSchema(fragments, field.type, node.selectionSet);
  return field.description ? { ...schema, description: field.description } : schema;
}

function outputSchema(fragments: Fragments, type: GraphQLOutputType, set: SelectionSetNode | undefined): Schema {
  if (!isNonNullType(type)) return nullable(presentSchema(fragments, type, set));
  return presentSchema(fragments, type.ofType, set);
}

function presentSchema(fragments: Fragments, type: GraphQLOutputType, set: SelectionSetNode | undefined): Schema {
  if (isListType(type)) return { type: 'array', items: outputSchema(fragments, type.ofType, set) };
  return set ? compositeSchema(fragments, type as GraphQLNamedType, set) : leafSchema(type as GraphQLNamedType);
}

function compositeSchema(fragments: Fragments, type: GraphQLNamedType, set: SelectionSetNode): Schema {
  if (isObjectType(type)) return objectSchema(fragments, type, set);
  if (!isAbstractType(type)) throw new Error(`${type.name} has no fields`);
  return { anyOf: restSchema.getPossibleTypes(type).map((possible) => objectSchema(fragments, possible, set)) };
}
