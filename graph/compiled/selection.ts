import {
  type DocumentNode,
  type FieldNode,
  type FragmentSpreadNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  isAbstractType,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  visit,
} from 'graphql';
import type { Json } from './jsonText';

/** What decides which fields an operation selects. The variables matter for @skip and @include. */
export type Selecting = { schema: GraphQLSchema; document: DocumentNode; variables: Record<string, unknown> };

export type Selections = readonly (SelectionSetNode | undefined)[];

export const selectionsOf = (nodes: readonly FieldNode[]): Selections => nodes.map(({ selectionSet }) => selectionSet);

/** Returns the JSON of an object. The caller provides the JSON of each field. */
export function objectOf(
  type: GraphQLObjectType,
  selections: Selections,
  selecting: Selecting,
  jsonOf: (nodes: readonly FieldNode[], name: string) => Json,
): Json {
  const members = [...fieldsOf(selections, type, selecting)].flatMap(([key, nodes], index) => {
    const name = nodes[0]?.name.value ?? '';
    const json = name === '__typename' ? [`"${type.name}"`] : jsonOf(nodes, name);
    return [`${index === 0 ? '' : ','}"${key}":`, ...json];
  });
  return ['{', ...members, '}'];
}

/** Returns the selected fields of an object by their key in the answer, in the answer's order. */
export function fieldsOf(
  selections: Selections,
  type: GraphQLObjectType,
  selecting: Selecting,
): Map<string, FieldNode[]> {
  const spread = new Set<string>();
  const fields = new Map<string, FieldNode[]>();
  for (const node of selections.flatMap((set) => fieldsIn(set, type, selecting, spread))) {
    const key = (node.alias ?? node.name).value;
    fields.set(key, [...(fields.get(key) ?? []), node]);
  }
  return fields;
}

/** Returns the fields of a selection, including those in fragments. A fragment counts once, however often it is spread. */
function fieldsIn(
  set: SelectionSetNode | undefined,
  type: GraphQLObjectType,
  selecting: Selecting,
  spread: Set<string>,
): FieldNode[] {
  const nodes = set?.selections.filter((node) => !isLeftOut(node, selecting.variables)) ?? [];
  return nodes.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node];
    const fragment = node.kind === Kind.INLINE_FRAGMENT ? node : newFragment(node, selecting.document, spread);
    const applies = fragment && isOf(fragment.typeCondition?.name.value, type, selecting.schema);
    return applies ? fieldsIn(fragment.selectionSet, type, selecting, spread) : [];
  });
}

function newFragment({ name }: FragmentSpreadNode, { definitions }: DocumentNode, spread: Set<string>) {
  if (spread.has(name.value)) return undefined;
  spread.add(name.value);
  return definitions
    .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
    .find((fragment) => fragment.name.value === name.value);
}

function isOf(condition: string | undefined, type: GraphQLObjectType, schema: GraphQLSchema): boolean {
  if (condition === undefined || condition === type.name) return true;
  const other = schema.getType(condition);
  return isAbstractType(other) && schema.isSubType(other, type);
}

function isLeftOut(node: SelectionNode, variables: Record<string, unknown>): boolean {
  const isSkipped = getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true;
  return isSkipped || getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if === false;
}

/** The number of fields that an operation selects, with each fragment as often as it is spread. */
export function widthOf({ selectionSet }: OperationDefinitionNode, { definitions }: DocumentNode): number {
  const fragments = new Map(
    definitions.flatMap((node) => (node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [])),
  );
  const widths = new Map<string, number>();
  const fragment = (name: string): number => {
    const width = widths.get(name) ?? set(fragments.get(name)?.selectionSet);
    widths.set(name, width);
    return width;
  };
  const one = (node: SelectionNode): number => {
    if (node.kind === Kind.FRAGMENT_SPREAD) return fragment(node.name.value);
    return (node.kind === Kind.FIELD ? 1 : 0) + set(node.selectionSet);
  };
  const set = (selected: SelectionSetNode | undefined): number =>
    selected?.selections.reduce((sum, node) => sum + one(node), 0) ?? 0;
  return set(selectionSet);
}

/** Returns a function that identifies an operation's choice of fields, and picks the variables that choose them. */
export function choices() {
  const known = new WeakMap<OperationDefinitionNode, { id: number; deciding: readonly string[] }>();
  let seen = 0;
  return (operation: OperationDefinitionNode, documentOf: () => DocumentNode, given: Record<string, unknown>) => {
    const { id, deciding } = known.get(operation) ?? { id: ++seen, deciding: decidingVariables(documentOf()) };
    known.set(operation, { id, deciding });
    const variables = Object.fromEntries(deciding.map((name) => [name, given[name]]));
    return { key: `${id}:${Object.values(variables).join()}`, variables };
  };
}

/** Returns the variables that @skip and @include use. */
function decidingVariables(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive({ name, arguments: args = [] }) {
      if (name.value !== 'skip' && name.value !== 'include') return;
      for (const { value } of args) if (value.kind === Kind.VARIABLE) names.add(value.name.value);
    },
  });
  return [...names];
}
