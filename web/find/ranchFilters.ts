import { LIMITS } from '../../rules/fields/limits';
import { zipPrefix } from '../../rules/fields/zip';
import { COW_SHARES } from '../../rules/products/cowShares';
import { MAX_MILES } from '../../rules/ranches/delivery';

import { longDay } from '../../rules/time/days';
import { stateName } from '../../rules/words/states';
import {
  ORDER_TYPE,
  type OrderType,
  RANCH_QUALITY,
  type RanchQuality,
  SHIPPING_METHOD,
} from '../../rules/words/vocabulary';
import { type Codec, day, flag, manyOf, readState, text, writeState } from '../address/codecs';
import type { RancherFilter } from '../graphTypes.generated';
import { ANYWHERE, distance, distanceLabel, type Near, nearZip } from './near';

/** The filters of the list, named as in the URL. */
export interface RanchFilters extends Near {
  search: string;
  /** The first digits of the ranch's ZIP code. */
  zip: string;
  state: string[];
  size: OrderType[];
  quality: RanchQuality[];
  /** Only ranches with a share of an animal to reserve. */
  share: boolean;
  /** Only ranches with an animal whose beef is ready by this day. Empty for any day. */
  ready: string;
}

/** A label for a part of a filter, which the reader can remove separately. */
interface FilterChip<Value> {
  label: string;
  /** The filter's value without this part. */
  rest: Value;
}

interface Filter<Value> {
  codec: Codec<Value>;
  chips?: (value: Value, filters: RanchFilters) => FilterChip<Value>[];
  /** The filter's part of the GraphQL input. */
  input?: (value: Value, filters: RanchFilters) => RancherFilter;
}

export const ORDER_SIZES: readonly OrderType[] = COW_SHARES.map(({ orderType }) => orderType);

const FILTERS: { [Name in keyof RanchFilters]: Filter<RanchFilters[Name]> } = {
  search: {
    codec: text(LIMITS.name),
    input: (search) => (search.trim() ? { search: search.trim() } : {}),
  },
  near: {
    codec: nearZip,
    input: (near, { within, by }) =>
      near
        ? {
            near: {
              zipCode: near,
              ...(within !== MAX_MILES && { miles: within }),
              ...(by.length > 0 && { methods: by }),
            },
          }
        : {},
  },
  within: {
    codec: distance,
    chips: (within, { near }) =>
      within === MAX_MILES ? [] : [{ label: `${distanceLabel(within)} of ${near}`, rest: MAX_MILES }],
  },
  by: {
    codec: manyOf(SHIPPING_METHOD.values),
    chips: chipForEach((method) => `Reaches me by ${SHIPPING_METHOD.label(method)}`),
  },
  zip: {
    codec: { read: ([first = '']) => zipPrefix(first), write: (zip) => (zip ? [zip] : []) },
    chips: (zip) => (zip ? [{ label: zip.length === 5 ? `ZIP ${zip}` : `ZIP ${zip}…`, rest: '' }] : []),
    input: (zip) => (zip ? { zipPrefix: zip } : {}),
  },
  state: {
    codec: { read: readStates, write: (states) => [...states].sort() },
    chips: chipForEach((state) => state),
    input: (states) => (states.length > 0 ? { states } : {}),
  },
  size: {
    codec: manyOf(ORDER_SIZES),
    chips: chipForEach(ORDER_TYPE.label),
    input: (sizes) => (sizes.length > 0 ? { orderSizes: sizes } : {}),
  },
  quality: {
    codec: manyOf(RANCH_QUALITY.values),
    chips: chipForEach(RANCH_QUALITY.label),
    input: (qualities) => (qualities.length > 0 ? { qualities } : {}),
  },
  share: {
    codec: flag(),
    chips: (share) => (share ? [{ label: 'Has a share to reserve', rest: false }] : []),
    input: (share) => (share ? { hasShare: true } : {}),
  },
  ready: {
    codec: day(),
    chips: (ready) => (ready ? [{ label: `Ready by ${longDay(ready)}`, rest: '' }] : []),
    input: (readyBy) => (readyBy ? { readyBy } : {}),
  },
};

const NAMES = Object.keys(FILTERS) as (keyof RanchFilters)[];

export const filterUrlParams = Object.fromEntries(NAMES.map((name) => [name, FILTERS[name].codec])) as {
  [Name in keyof RanchFilters]: Codec<RanchFilters[Name]>;
};

/** Removes the distance and the delivery methods if there is no ZIP code. */
export const withoutZipDependents = (filters: RanchFilters): RanchFilters =>
  filters.near ? filters : { ...filters, ...ANYWHERE };

export const readFilters = (params: URLSearchParams): RanchFilters =>
  withoutZipDependents(readState(filterUrlParams, params));

export const writeFilters = (params: URLSearchParams, filters: RanchFilters): URLSearchParams =>
  writeState(filterUrlParams, params, withoutZipDependents(filters));

export const NO_FILTERS: RanchFilters = readFilters(new URLSearchParams());

/** Converts filters to GraphQL input. Sorts their values, so that the same filters find the same list in the cache. */
export function toRancherFilter(filters: RanchFilters): RancherFilter {
  const inOrder = readFilters(writeFilters(new URLSearchParams(), filters));
  return Object.assign({}, ...NAMES.map((name) => inputOf(name, inOrder)));
}

function inputOf<Name extends keyof RanchFilters>(name: Name, filters: RanchFilters): RancherFilter {
  const filter: Filter<RanchFilters[Name]> = FILTERS[name];
  return filter.input?.(filters[name], filters) ?? {};
}

/** Returns a chip for each part of an active filter, with the change that removes that part. */
export const filterChips = (filters: RanchFilters) => NAMES.flatMap((name) => chipsOf(name, filters));

function chipsOf<Name extends keyof RanchFilters>(name: Name, filters: RanchFilters) {
  const filter: Filter<RanchFilters[Name]> = FILTERS[name];
  const chips = filter.chips?.(filters[name], filters) ?? [];
  return chips.map(({ label, rest }) => ({ label, removal: { [name]: rest } as Partial<RanchFilters> }));
}

function chipForEach<Value>(label: (value: Value) => string) {
  return (values: Value[]): FilterChip<Value[]>[] =>
    values.map((value) => ({ label: label(value), rest: values.filter((other) => other !== value) }));
}

/** Reads the names of states. Also accepts 'tx' and 'TEXAS', because people type URLs. */
function readStates(texts: string[]): string[] {
  const names = texts.map(stateName).filter((name) => name !== undefined);
  return [...new Set(names)].sort();
}
