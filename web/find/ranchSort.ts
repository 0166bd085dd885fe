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

/** The nearest ranches come first as soon as the place is known. */
export const usualSort = (hasPlace: boolean): RancherSort => (hasPlace ? 'DISTANCE' : 'NAME');

/** Without a place nothing can be sorted by distance. */
export const allowedSort = (asked: RancherSort | undefined, hasPlace: boolean): RancherSort =>
  asked === undefined || asked === 'DISTANCE' ? usualSort(hasPlace) : asked;
