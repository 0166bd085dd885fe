import { LIMITS } from '../../../rules/fields/limits';
import { ORDER_TYPE, SHIPPING_METHOD } from '../../../rules/words/vocabulary';
import { type Codec, day, flag, oneOf, text } from '../../address/codecs';
import { dayRangeToTimes } from '../../address/dayRangeToTimes';
import type { OrderSort } from '../../graphTypes.generated';

const SORT_LABELS: Record<OrderSort, string> = {
  NEWEST: 'Newest first',
  OLDEST: 'Oldest first',
  UPDATED: 'Last changed first',
  AMOUNT: 'Largest amount first',
  CUSTOMER: 'Customer, A to Z',
};

const SORTS = Object.keys(SORT_LABELS) as OrderSort[];

export const SORT_OPTIONS = SORTS.map((value) => ({ value, label: SORT_LABELS[value] }));

/** The URL parameters that filter and sort a ranch's orders. Each screen adds its own statuses. */
export const orderFilters = {
  search: text(),
  type: oneOf(ORDER_TYPE.values, undefined),
  method: oneOf(SHIPPING_METHOD.values, undefined),
  day: day(),
  animal: text(LIMITS.token),
  unpaid: flag(),
  from: day(),
  to: day(),
  archived: flag(),
  sort: oneOf(SORTS, 'NEWEST'),
};

export type OrderFilters = {
  [Name in keyof typeof orderFilters]: ReturnType<(typeof orderFilters)[Name]['read']>;
};

/** Order IDs in the URL, such as '12,13'. */
const orderIds = (): Codec<string[]> => ({
  read: ([first = '']) => first.split(',').filter((id) => /^\d+$/.test(id)),
  write: (ids) => (ids.length > 0 ? [ids.join()] : []),
});

export const packingParams = { print: orderIds() };

export function orderVariables({ search, type, method, day, animal, unpaid, from, to, archived, sort }: OrderFilters) {
  return {
    search: search || undefined,
    orderType: type && [type],
    shippingMethod: method && [method],
    handoverDay: day || undefined,
    animalId: /^\d+$/.test(animal) ? animal : undefined,
    unpaid: unpaid || undefined,
    ...dayRangeToTimes({ from, to }),
    archived,
    sort,
  };
}

const PANEL = ['type', 'method', 'day', 'animal', 'unpaid', 'from', 'to', 'archived'] as const;

export const countPanelFilters = (filters: OrderFilters) => PANEL.filter((name) => filters[name]).length;

export const isFiltered = (filters: OrderFilters) => filters.search !== '' || countPanelFilters(filters) > 0;
