import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/**
 * How the fields of a type lie in its table. A field is the column of its own name unless `needs` says otherwise
 * (an empty list: nothing of this row). `always` is what permission and relations look at.
 */
export type Projection = { always: readonly string[]; needs: Record<string, readonly string[]> };

type Selections = readonly (SelectionSetNode | undefined)[];

/** The columns that an operation asks of the record which this field returns. */
export function columnsOf(info: GraphQLResolveInfo, projection: Projection): string[] {
  return columnsIn(selectionsOf(info.fieldNodes), info, projection);
}

/** The columns that an operation asks of the records in the connection which this field returns. */
export function nodeColumnsOf(info: GraphQLResolveInfo, projection: Projection): string[] {
  const fields = fieldsIn(selectionsOf(info.fieldNodes), info);
  const edges = fieldsIn(selectionsOf(fields.filter(named('edges'))), info);
  const nodes = [...fields.filter(named('nodes')), ...edges.filter(named('node'))];
  return columnsIn(selectionsOf(nodes), info, projection);
}

/** The names of the fields that an operation asks of the record which this field returns. */
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

/** All fields of the selections, those behind fragments included. What @skip leaves out is read for nothing, but never missing. */
function fieldsIn(selections: Selections, info: GraphQLResolveInfo): FieldNode[] {
  return selections.flatMap((set) =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === 'Field') return [selection];
      const inner = selection.kind === 'InlineFragment' ? selection : info.fragments[selection.name.value];
      return fieldsIn([inner?.selectionSet], info);
    }),
  );
}
