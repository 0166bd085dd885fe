import {
  type DocumentNode,
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { list, nullable, object, type Schema } from '../openapi/Schema';
import { fieldOf, fragmentsOf, operationOf, restSchema, rootTypeOf, type Use, usesIn } from '../restSchema';
import { VIEWS } from '../rows/views';
import { enumWords, leafSchema } from './leaf';
import { each, type View } from './view';

type Json = unknown;
type Fields = Record<string, Json>;

/** A field that an operation selects. */
export type Asked = { type: GraphQLObjectType; field: GraphQLField<unknown, unknown> };

type Walk = { fragments: ReturnType<typeof fragmentsOf>; asked: Asked[]; uses: Map<string, Use> };
type Selected = { node: FieldNode; isConditional: boolean; isHidden: boolean };

/** How REST writes and describes a GraphQL value: enum values are words, ids are numbers. */
export type Shape = {
  schema: Schema;
  /** Changes records in place: there may be many of them, with many fields. */
  format(value: Json): Json;
  fields?: Record<string, Shape>;
  view?: View<never>;
};

/** Leaves a value unchanged. Records that have only such fields are skipped. */
const unchanged: Shape['format'] = (value) => value;

/** The shape of an operation's data, its fields (for permissions), its variables and the first use of each. */
export function shapeOf(document: DocumentNode) {
  const operation = operationOf(document);
  const walk: Walk = { fragments: fragmentsOf(document), asked: [], uses: new Map() };
  const shape = recordShape(rootTypeOf(operation), operation.selectionSet, walk);
  const variables = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  return { ...shape, asked: walk.asked, uses: walk.uses, variables };
}

function recordShape(type: GraphQLObjectType, set: SelectionSetNode, walk: Walk): Shape {
  const selected = selectedOf(type, set, walk).map(({ node, isConditional, isHidden }) => {
    const name = node.alias?.value ?? node.name.value;
    // A fragment with a condition is left out for those who may not see it.
    return { name, isConditional, shape: fieldShape(type, node, isHidden ? { ...walk, asked: [] } : walk) };
  });
  const fields = Object.fromEntries(selected.map(({ name, shape }) => [name, shape]));
  const properties = Object.fromEntries(selected.map(({ name, shape }) => [name, shape.schema]));
  const required = selected.filter(({ isConditional }) => !isConditional).map(({ name }) => name);
  return {
    fields,
    schema: object(properties, [...new Set(required)]),
    format: formatRecord(fields),
  };
}

function formatRecord(fields: Record<string, Shape>): Shape['format'] {
  const changed = Object.entries(fields).filter(([, { format }]) => format !== unchanged);
  if (changed.length === 0) return unchanged;
  return (record) => {
    const values = record as Fields;
    for (const [name, { format }] of changed) {
      const value = values[name];
      if (value !== undefined) values[name] = format(value) ?? value;
    }
    return values;
  };
}

function selectedOf(type: GraphQLObjectType, set: SelectionSetNode, walk: Walk): Selected[] {
  return set.selections.flatMap((selection): Selected[] => {
    const isConditional = (selection.directives ?? []).length > 0;
    if (selection.kind === 'Field') return [{ node: selection, isConditional, isHidden: false }];
    const inner = selection.kind === 'InlineFragment' ? selection : walk.fragments.get(selection.name.value);
    const condition = inner?.typeCondition?.name.value ?? type.name;
    if (!inner || ![type, ...type.getInterfaces()].some(({ name }) => name === condition)) return [];
    const selected = selectedOf(type, inner.selectionSet, walk);
    return selected.map((one) => (isConditional ? { ...one, isConditional, isHidden: true } : one));
  });
}

function fieldShape(type: GraphQLObjectType, node: FieldNode, walk: Walk): Shape {
  const { name, selectionSet } = node;
  if (name.value === '__typename') return { schema: { const: type.name }, format: unchanged };
  const field = fieldOf(type, name.value);
  walk.asked.push({ type, field });
  noteVariables(node, field, walk);
  const { description } = field;
  const shape = shapeOfType(field.type, selectionSet, walk);
  return description ? { ...shape, schema: { ...shape.schema, description } } : shape;
}

function noteVariables({ arguments: given = [] }: FieldNode, { args }: Asked['field'], { uses }: Walk): void {
  for (const { name, value } of given) {
    const argument = args.find((one) => one.name === name.value);
    const found = argument ? usesIn(value, argument, name.value) : [];
    for (const [variable, use] of found) if (!uses.has(variable)) uses.set(variable, use);
  }
}

function shapeOfType(type: GraphQLOutputType, set: SelectionSetNode | undefined, walk: Walk): Shape {
  const { schema, format, ...shape } = presentShape(isNonNullType(type) ? type.ofType : type, set, walk);
  if (isNonNullType(type)) return { ...shape, schema, format };
  if (format === unchanged) return { ...shape, schema: nullable(schema), format };
  return { ...shape, schema: nullable(schema), format: (value) => (value === null ? null : format(value)) };
}

function presentShape(type: GraphQLOutputType, set: SelectionSetNode | undefined, walk: Walk): Shape {
  if (isListType(type)) {
    const { schema, format, view } = shapeOfType(type.ofType, set, walk);
    const formatAll: Shape['format'] = (items) => (items as Json[]).map(format);
    return { schema: list(schema), format: format === unchanged ? unchanged : formatAll, view: view && each(view) };
  }
  if (isLeafType(type)) return leafShape(type);
  if (!set || isNonNullType(type)) throw new Error(`Nothing is selected of ${type}`);
  const shape = isObjectType(type) ? recordShape(type, set, walk) : abstractShape(type, set, walk);
  return { ...shape, view: viewOf(set) };
}

function abstractShape(type: GraphQLAbstractType, set: SelectionSetNode, walk: Walk): Shape {
  const kinds = restSchema.getPossibleTypes(type).map((kind) => [kind.name, recordShape(kind, set, walk)] as const);
  const byName = new Map<Json, Shape>(kinds);
  return {
    schema: { anyOf: kinds.map(([, { schema }]) => schema) },
    format: (record) => byName.get((record as Fields).__typename)?.format(record),
  };
}

function leafShape(type: GraphQLLeafType): Shape {
  const schema = leafSchema(type);
  if (type.name === 'ID') return { schema, format: Number };
  if (!isEnumType(type)) return { schema, format: unchanged };
  const { format } = enumWords(type);
  return { schema, format: (value) => format(String(value)) };
}

function viewOf({ selections }: SelectionSetNode): View<never> | undefined {
  const names = selections.map((selection) => (selection.kind === 'FragmentSpread' ? selection.name.value : ''));
  return names.map((name) => VIEWS[name]).find(Boolean);
}
