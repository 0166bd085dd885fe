import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { schemaAt, type View } from '../present/view';
import { fieldOf, fragmentsOf, operationOf, restSchema, rootTypeOf } from '../restSchema';
import { type AnyRow, isList, placesOf } from '../row';
import { leafSchema } from './leafSchema';
import { itemsOf, list, notNull, nullable, object, type Schema } from './Schema';

type Fragments = (name: string) => FragmentDefinitionNode;
type Selected = { node: FieldNode; isConditional: boolean };

/** What a row answers when all goes well: what its operation asks for, as its view changes it. */
export function answerSchema(row: AnyRow): Schema {
  const data = dataSchema(row.operation);
  const describe = (schema: Schema) => (row.view ? (row.view as View).describe(schema) : schema);
  if (!isList(row)) {
    const [place] = placesOf(row.answer ?? []);
    return describe(place === undefined ? data : notNull(schemaAt(data, place)));
  }
  const lists = placesOf(row.list).map((place) => describe(schemaAt(data, `${place}.nodes`)));
  const [first, ...others] = new Map(lists.map((schema) => [JSON.stringify(schema), schema])).values();
  if (!first) throw new Error(`${row.path} lists nothing`);
  return others.length === 0 ? first : list({ anyOf: [first, ...others].map(itemsOf) });
}

/** What an operation answers as REST writes it, before a row changes anything: its selection, types and descriptions. */
function dataSchema(document: DocumentNode): Schema {
  const operation = operationOf(document);
  return objectSchema(fragmentsOf(document), rootTypeOf(operation), operation.selectionSet);
}

function objectSchema(fragments: Fragments, type: GraphQLObjectType, set: SelectionSetNode): Schema {
  const properties: Record<string, Schema> = {};
  const required: string[] = [];
  for (const { node, isConditional } of fieldsOf(fragments, type, set)) {
    const name = node.alias?.value ?? node.name.value;
    properties[name] = fieldSchema(fragments, type, node);
    if (!isConditional && !required.includes(name)) required.push(name);
  }
  return object(properties, required);
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

function fieldSchema(fragments: Fragments, type: GraphQLObjectType, node: FieldNode): Schema {
  if (node.name.value === '__typename') return { const: type.name };
  const { type: fieldType, description } = fieldOf(type, node.name.value);
  const schema = outputSchema(fragments, fieldType, node.selectionSet);
  return description ? { ...schema, description } : schema;
}

function outputSchema(fragments: Fragments, type: GraphQLOutputType, set: SelectionSetNode | undefined): Schema {
  if (!isNonNullType(type)) return nullable(presentSchema(fragments, type, set));
  return presentSchema(fragments, type.ofType, set);
}

function presentSchema(fragments: Fragments, type: GraphQLOutputType, set: SelectionSetNode | undefined): Schema {
  if (isListType(type)) return list(outputSchema(fragments, type.ofType, set));
  return set ? compositeSchema(fragments, type as GraphQLNamedType, set) : leafSchema(type as GraphQLNamedType);
}

function compositeSchema(fragments: Fragments, type: GraphQLNamedType, set: SelectionSetNode): Schema {
  if (isObjectType(type)) return objectSchema(fragments, type, set);
  if (!isAbstractType(type)) throw new Error(`${type.name} has no fields`);
  return { anyOf: restSchema.getPossibleTypes(type).map((possible) => objectSchema(fragments, possible, set)) };
}
