import type { TableSorting } from '../ui/SortHeading';
import { useAdminParams } from './useAdminParams';

/** An order that a list can stand in, and the column that shows it. */
export interface SortChoice<Sort extends string> {
  sort: Sort;
  label: string;
  column?: string;
  direction?: TableSorting['direction'];
}

const inAddress = (sort: string) => sort.toLowerCase();

/** The order of a list, kept in the URL; the first choice needs no mention there. */
export function useAdminSort<Sort extends string>(choices: readonly [SortChoice<Sort>, ...SortChoice<Sort>[]]) {
  const { params, change } = useAdminParams();
  const [usual] = choices;
  const chosen = choices.find(({ sort }) => inAddress(sort) === params.get('sort')) ?? usual;

  const choose = (value: string) => change({ sort: value === inAddress(usual.sort) ? null : value }, { replace: true });
  const table: TableSorting = {
    columns: choices.flatMap(({ column }) => column ?? []),
    by: chosen.column,
    direction: chosen.direction,
    onSort: (column) => choose(inAddress(nextOf(column, chosen, choices).sort)),
  };
  const options = choices.map(({ sort, label }) => ({ value: inAddress(sort), label }));
  return { sort: chosen.sort, table, select: { options, value: inAddress(chosen.sort), onChange: choose } };
}

/** Pressing a heading again goes on to the other direction; where there is none, back to the usual order. */
function nextOf<Choice extends { column?: string }>(
  column: string,
  chosen: Choice,
  [usual, ...others]: readonly [Choice, ...Choice[]],
): Choice {
  const own = [usual, ...others].filter((choice) => choice.column === column);
  const next = own[own.indexOf(chosen) + 1];
  return next ?? (own.length > 1 ? own[0]! : usual);
}
