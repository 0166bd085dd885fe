/** A sort order of a list, and the column that shows it. */
export interface SortChoice<Sort extends string> {
  sort: Sort;
  label: string;
  column?: string;
  direction?: 'ascending' | 'descending';
}

export type SortChoices<Sort extends string> = readonly [SortChoice<Sort>, ...SortChoice<Sort>[]];
