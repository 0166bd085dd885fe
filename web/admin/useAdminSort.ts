import { useMemo } from 'react';
import { oneOf } from '../address/codecs';
import { useUrlState } from '../address/useUrlState';
import type { TableSorting } from '../ui/table/SortHeading';
import type { SortChoice, SortChoices } from './sortChoices';

/** Keeps the sort order of a list in the URL. The first choice is the default and isn't in the URL. */
export function useAdminSort<Sort extends string>(choices: SortChoices<Sort>) {
  const [defaultChoice] = choices;
  const codecs = useMemo(() => {
    const sorts = choices.map(({ sort }) => sort);
    return { sort: oneOf<Sort, Sort>(sorts, choices[0].sort) };
  }, [choices]);
  const { sort, change } = useUrlState(codecs);
  const selected = choices.find((choice) => choice.sort === sort) ?? defaultChoice;

  const table: TableSorting = {
    columns: choices.flatMap(({ column }) => column ?? []),
    by: selected.column,
    direction: selected.direction,
    onSort: (column) => change({ sort: nextOf(column, selected, choices).sort }),
  };
  const select = {
    options: choices.map(({ sort: value, label }) => ({ value, label })),
    value: sort,
    onChange: (value: string) =>
      change({ sort: (choices.find((choice) => choice.sort === value) ?? defaultChoice).sort }),
  };
  return { sort, table, select };
}

export type AdminSorting = Pick<ReturnType<typeof useAdminSort>, 'table' | 'select'>;

/** A second press reverses the direction, or goes back to the default order where there is only one. */
function nextOf<Sort extends string>(
  column: string,
  selected: SortChoice<Sort>,
  choices: SortChoices<Sort>,
): SortChoice<Sort> {
  const ofColumn = choices.filter((choice) => choice.column === column);
  const [first = choices[0], second] = ofColumn;
  if (!ofColumn.includes(selected)) return first;
  return ofColumn[ofColumn.indexOf(selected) + 1] ?? (second ? first : choices[0]);
}
