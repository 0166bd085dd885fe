import { FARTHEST_MILES } from '../../../rules/delivery';
import { ORDER_TYPE, RANCH_QUALITY, SHIPPING_METHOD, type ShippingMethod } from '../../../rules/vocabulary';
import { ANYWHERE, distanceText, type Near } from './near';
import type { RanchFilters } from './ranchFilters';

type ListFilter = 'states' | 'orderSizes' | 'qualities';

interface FilterChip {
  label: string;
  takeOff: (filters: RanchFilters) => RanchFilters;
}

/** The filters that are on, one by one. */
export function filterChips({ zipPrefix, states, orderSizes, qualities, near }: RanchFilters): FilterChip[] {
  return [
    ...(near.zipCode ? [nearChip(near)] : []),
    ...near.methods.map(methodChip),
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

/** Without the place its distance and methods say nothing: they go with it. */
const nearChip = ({ zipCode, miles }: Near): FilterChip => ({
  label: miles === FARTHEST_MILES ? `Near ${zipCode}` : `${distanceText(miles)} of ${zipCode}`,
  takeOff: (filters) => ({ ...filters, near: ANYWHERE }),
});

const methodChip = (method: ShippingMethod): FilterChip => ({
  label: `Reaches me by ${SHIPPING_METHOD.label(method)}`,
  takeOff: (filters) => ({
    ...filters,
    near: { ...filters.near, methods: filters.near.methods.filter((other) => other !== method) },
  }),
});
