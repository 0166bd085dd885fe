import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/**
 * Maps the fields of a type to the columns of its table. A field needs the column of the same name unless `needs` says
 * otherwise (an empty list means no column). `always` lists the columns that permissions and relations need.
 */
export type Projection = { always: readonly string[]; needs: Record<string, readonly string[]> };

type Selections = readonly (SelectionSetNode | undefined)[];

/** Returns the columns that an operation needs of the record that this field returns. */
export function columnsOf(info: GraphQLResolveInfo, projection: Projection): string[] {
  return columnsIn(selectionsOf(info.fieldNodes), info, projection);
}

/** Returns the columns that an operation needs of the records in the connection that this field returns. */
export function nodeColumnsOf(info: GraphQLResolveInfo, projection: Projection): string[] {
  const fields = fieldsIn(selectionsOf(info.fieldNodes), info);
  const edges = fieldsIn(selectionsOf(fields.filter(named('edges'))), info);
  const nodes = [...fields.filter(named('nodes')), ...edges.filter(named('node'))];
  return columnsIn(selectionsOf(nodes), info, projection);
}

/** Returns the names of the fields that an operation selects of the record that this field returns. */
export function fieldNamesOf(info: GraphQLResolveInfo): string[] {
  return fieldsIn(selectionsOf(info.fieldNodes), info).map(({ name }) => name.value);
}

function columnsIn(selections: Selections, info: GraphQLResolveInfo, { always, needs }: Projection): string[] {
  const columns = new Set(always);
  for (const field of fieldsIn(selections, info)) {
    const name = field.name.value;
    if (name.startsWith('__')) continue;
    for (const column of needs[name] ?? [name]) columns.add(column);
  }
  return [...columns].sort();
}

const named = (name: string) => (field: FieldNode) => field.name.value === name;
const selectionsOf = (fields: readonly FieldNode[]): Selections => fields.map((field) => field.selectionSet);

/** Returns all selected fields, including those in fragments. It ignores @skip, so it may read too much but never too little. */
function fieldsIn(selections: Selections, info: GraphQLResolveInfo): FieldNode[] {
  return selections.flatMap((set) =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === 'Field') return [selection];
      const inner = selection.kind === 'InlineFragment' ? selection : info.fragments[selection.name.value];
      return fieldsIn([inner?.selectionSet], info);
    }),
  );
}
