import { ORDER_TYPE, RANCH_QUALITY } from '../../../rules/vocabulary';
import type { RanchFilters } from './ranchFilters';

type ListFilter = 'states' | 'orderSizes' | 'qualities';

interface FilterChip {
  label: string;
  takeOff: (filters: RanchFilters) => RanchFilters;
}

/** The filters that are on, one by one. */
export function filterChips({ zipPrefix, states, orderSizes, qualities }: RanchFilters): FilterChip[] {
  return [
    ...(zipPrefix ? [zipChip(zipPrefix)] : []),
    ...states.map((state) => listChip('states', state, state)),
    ...orderSizes.map((size) => listChip('orderSizes', size, ORDER_TYPE.label(size))),
    ...qualities.map((quality) => listChip('qualities', quality, RANCH_QUALITY.label(quality))),
  ];
}

const zipChip = (prefix: string): FilterChip => ({
  label: prefix.length === 5 ? `ZIP ${prefix}` : `ZIP ${prefix}…`,
  takeOff: (filters) => ({ ...filters, zipPrefix: '' }),
});

const listChip = (list: ListFilter, value: string, label: string): FilterChip => ({
  label,
  takeOff: (filters) => ({ ...filters, [list]: filters[list].filter((other) => other !== value) }),
});
