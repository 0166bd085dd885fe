import { COW_SHARES } from '../../../rules/cowShares';
import { LIMITS } from '../../../rules/limits';
import { stateName } from '../../../rules/states';
import { type OrderType, RANCH_QUALITY, type RanchQuality } from '../../../rules/vocabulary';
import { zipPrefix } from '../../../rules/zip';
import type { RancherFilter } from '../../graphTypes.generated';
import { chosen, inAddress } from './addressWords';
import { ANYWHERE, type Near, nearParams, readNear, toNearInput } from './near';

/** What the list is narrowed by, as it stands in the address. */
export interface RanchFilters {
  search: string;
  zipPrefix: string;
  states: string[];
  orderSizes: OrderType[];
  qualities: RanchQuality[];
  near: Near;
}

export const NO_FILTERS: RanchFilters = {
  search: '',
  zipPrefix: '',
  states: [],
  orderSizes: [],
  qualities: [],
  near: ANYWHERE,
};

export const ORDER_SIZES: readonly OrderType[] = COW_SHARES.map(({ orderType }) => orderType);

/** Reads with suspicion: people edit addresses and follow old links. */
export function readFilters(params: URLSearchParams): RanchFilters {
  const states = params.getAll('state').map(stateName);
  return {
    search: (params.get('search') ?? '').slice(0, LIMITS.name),
    zipPrefix: zipPrefix(params.get('zip') ?? ''),
    states: [...new Set(states.filter((name) => name !== undefined))].sort(),
    orderSizes: chosen(ORDER_SIZES, params.getAll('size')),
    qualities: chosen(RANCH_QUALITY.values, params.getAll('quality')),
    near: readNear(params),
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
  for (const [key, values] of nearParams(filters.near)) put(key, values);
  return written;
}

/** Without what narrows nothing, and in one order: the same choice is the same list in memory. */
export function toRancherFilter(filters: RanchFilters): RancherFilter {
  const { search, zipPrefix, states, orderSizes, qualities } = filters;
  const near = toNearInput(filters.near);
  return {
    ...(search.trim() && { search: search.trim() }),
    ...(zipPrefix && { zipPrefix }),
    ...(states.length > 0 && { states: [...states].sort() }),
    ...(orderSizes.length > 0 && { orderSizes: ORDER_SIZES.filter((size) => orderSizes.includes(size)) }),
    ...(qualities.length > 0 && { qualities: RANCH_QUALITY.values.filter((quality) => qualities.includes(quality)) }),
    ...(near && { near }),
  };
}

/** How many filters of the dialog are on. */
export function countFilters({ zipPrefix, states, orderSizes, qualities, near }: RanchFilters): number {
  const lists = [states, orderSizes, qualities, near.methods];
  return (zipPrefix ? 1 : 0) + (near.zipCode ? 1 : 0) + lists.reduce((total, list) => total + list.length, 0);
}

/** With a value where it was not, without it where it was. */
export function toggled<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
