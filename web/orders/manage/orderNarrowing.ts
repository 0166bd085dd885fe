import { addDays, isValid, parseISO, startOfDay } from 'date-fns';
import { ORDER_TYPE, type OrderType } from '../../../rules/vocabulary';
import type { OrderSort } from '../../graphTypes.generated';

interface Sort {
  /** As it stands in the address. */
  value: string;
  label: string;
  sort: OrderSort;
}

/** The first one needs no mention in the address. */
export const ORDER_SORTS: readonly Sort[] = [
  { value: 'newest', label: 'Newest first', sort: 'NEWEST' },
  { value: 'oldest', label: 'Oldest first', sort: 'OLDEST' },
  { value: 'updated', label: 'Last changed first', sort: 'UPDATED' },
  { value: 'amount', label: 'Largest amount first', sort: 'AMOUNT' },
  { value: 'customer', label: 'Customer, A to Z', sort: 'CUSTOMER' },
];

export const ORDER_TYPES = ORDER_TYPE.values.map((type) => ({
  value: type.toLowerCase(),
  label: ORDER_TYPE.label(type),
}));

/** What an address says of which orders are looked for, beside their status. */
export interface OrderNarrowing {
  search: string;
  type: OrderType | undefined;
  /** Days as 2026-11-21, both included; empty for none. */
  from: string;
  to: string;
  archived: boolean;
  sort: Sort;
}

export function readNarrowing(params: URLSearchParams): OrderNarrowing {
  return {
    search: params.get('search') ?? '',
    type: ORDER_TYPE.values.find((type) => type.toLowerCase() === params.get('type')),
    from: dayIn(params.get('from')),
    to: dayIn(params.get('to')),
    archived: params.has('archived'),
    sort: ORDER_SORTS.find(({ value }) => value === params.get('sort')) ?? ORDER_SORTS[0]!,
  };
}

const dayIn = (text: string | null) =>
  text && /^\d{4}-\d\d-\d\d$/.test(text) && isValid(parseISO(text)) && text > '1900' ? text : '';

/** The same as the graph takes it. Days are the reader's: they begin where it is midnight for them. */
export function variablesOf({ search, type, from, to, archived, sort }: OrderNarrowing) {
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return {
    search: search || undefined,
    orderType: type && [type],
    from: first ? startOfDay(parseISO(first)).toISOString() : undefined,
    to: last ? startOfDay(addDays(parseISO(last), 1)).toISOString() : undefined,
    archived,
    sort: sort.sort,
  };
}

/** How many of the filters that lie folded away are in use. */
export const countFolded = ({ type, from, to, archived }: OrderNarrowing) =>
  [type, from, to, archived].filter(Boolean).length;

/** Whether some orders may be left out. */
export const isNarrowed = (narrowing: OrderNarrowing) => narrowing.search !== '' || countFolded(narrowing) > 0;
