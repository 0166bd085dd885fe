import { COW_SHARES } from '../../../rules/cowShares';
import { LIMITS } from '../../../rules/limits';
import { stateName } from '../../../rules/states';
import { type OrderType, RANCH_QUALITY, type RanchQuality } from '../../../rules/vocabulary';
import { zipPrefix } from '../../../rules/zip';
import type { RancherFilter } from '../../graphTypes.generated';

/** What the list is narrowed by, as it stands in the address. */
export interface RanchFilters {
  search: string;
  zipPrefix: string;
  states: string[];
  orderSizes: OrderType[];
  qualities: RanchQuality[];
}

export const NO_FILTERS: RanchFilters = { search: '', zipPrefix: '', states: [], orderSizes: [], qualities: [] };

export const ORDER_SIZES: readonly OrderType[] = COW_SHARES.map(({ orderType }) => orderType);

/** HALF_COW ↔ half-cow */
const inAddress = (value: string) => value.toLowerCase().replaceAll('_', '-');

/** Those that are asked for and known, in their own order: the same choice is always the same list. */
const chosen = <Value extends string>(known: readonly Value[], asked: string[]) =>
  known.filter((value) => asked.includes(inAddress(value)));

/** Reads with suspicion: people edit addresses and follow old links. */
export function readFilters(params: URLSearchParams): RanchFilters {
  const states = params.getAll('state').map(stateName);
  return {
    search: (params.get('search') ?? '').slice(0, LIMITS.name),
    zipPrefix: zipPrefix(params.get('zip') ?? ''),
    states: [...new Set(states.filter((name) => name !== undefined))].sort(),
    orderSizes: chosen(ORDER_SIZES, params.getAll('size')),
    qualities: chosen(RANCH_QUALITY.values, params.getAll('quality')),
  };
}

/** Puts filters in place of those in the address; what else stands there stays. */
export function writeFilters(params: URLSearchParams, filters: RanchFilters): URLSearchParams {
  const written = new URLSearchParams(params);
  const put = (key: string, values: readonly string[]) => {
    written.delete(key);
    for (const value of values) if (value) written.append(key, value);
  };
  put('search', [filters.search]);
  put('zip', [filters.zipPrefix]);
  put('state', filters.states);
  put('size', filters.orderSizes.map(inAddress));
  put('quality', filters.qualities.map(inAddress));
  return written;
}

/** Without what narrows nothing, and in one order: the same choice is the same list in memory. */
export function toRancherFilter({ search, zipPrefix, states, orderSizes, qualities }: RanchFilters): RancherFilter {
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(zipPrefix && { zipPrefix }),
    ...(states.length > 0 && { states: [...states].sort() }),
    ...(orderSizes.length > 0 && { orderSizes: ORDER_SIZES.filter((size) => orderSizes.includes(size)) }),
    ...(qualities.length > 0 && { qualities: RANCH_QUALITY.values.filter((quality) => qualities.includes(quality)) }),
  };
}

/** How many filters of the dialog are on. */
export function countFilters({ zipPrefix, states, orderSizes, qualities }: RanchFilters): number {
  return (zipPrefix ? 1 : 0) + states.length + orderSizes.length + qualities.length;
}

/** With a value where it was not, without it where it was. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
