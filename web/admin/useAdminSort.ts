import { useMemo } from 'react';
import { oneOf } from '../address/codecs';
import { useUrlState } from '../address/useUrlState';
import type { TableSorting } from '../ui/table/SortHeading';
import type { SortChoice, SortChoices } from './sortChoices';

/** The sort order of a list, kept in the address, which leaves out the first choice. */
export function useAdminSort<Sort extends string>(choices: SortChoices<Sort>) {
  const [usual] = choices;
  const codecs = useMemo(() => {
    const sorts = choices.map(({ sort }) => sort);
    return { sort: oneOf<Sort, Sort>(sorts, choices[0].sort) };
  }, [choices]);
  const { sort, change } = useUrlState(codecs);
  const chosen = choices.find((choice) => choice.sort === sort) ?? usual;

  const table: TableSorting = {
    columns: choices.flatMap(({ column }) => column ?? []),
    by: chosen.column,
    direction: chosen.direction,
    onSort: (column) => change({ sort: nextOf(column, chosen, choices).sort }),
  };
  const select = {
    options: choices.map(({ sort: value, label }) => ({ value, label })),
    value: sort,
    onChange: (value: string) => change({ sort: (choices.find((choice) => choice.sort === value) ?? usual).sort }),
  };
  return { sort, table, select };
}

export type AdminSorting = Pick<ReturnType<typeof useAdminSort>, 'table' | 'select'>;

/** A second press turns the direction. A column with one direction goes back to the usual order. */
function nextOf<Sort extends string>(
  column: string,
  chosen: SortChoice<Sort>,
  choices: SortChoices<Sort>,
): SortChoice<Sort> {
  const own = choices.filter((choice) => choice.column === column);
  const [first = choices[0], second] = own;
  if (!own.includes(chosen)) return first;
  return own[own.indexOf(chosen) + 1] ?? (second ? first : choices[0]);
}
