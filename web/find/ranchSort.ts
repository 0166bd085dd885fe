import type { Option } from '../../rules/words/labels';
import type { RancherSort } from '../graphTypes.generated';

export const RANCH_SORTS: readonly Option<RancherSort>[] = [
  { value: 'NAME', label: 'By name' },
  { value: 'DISTANCE', label: 'By distance' },
  { value: 'PRICE', label: 'By price' },
  { value: 'LOWEST_COST', label: 'Lowest cost per pound' },
  { value: 'SOONEST', label: 'Soonest' },
  { value: 'RATING', label: 'By rating' },
  { value: 'NEWEST', label: 'Newest first' },
];

/** Returns the default order: by distance if a ZIP code is known, or else by name. */
export const defaultSort = (hasPlace: boolean): RancherSort => (hasPlace ? 'DISTANCE' : 'NAME');

/** Replaces a missing sort order, and DISTANCE without a place, with the default. */
export const allowedSort = (sort: RancherSort | undefined, hasPlace: boolean): RancherSort =>
  sort === undefined || sort === 'DISTANCE' ? defaultSort(hasPlace) : sort;
