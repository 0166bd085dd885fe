import type { RancherSort } from '../../graphTypes.generated';

interface Sort {
  value: string;
  label: string;
  sort: RancherSort;
}

export const BY_DISTANCE: Sort = { value: 'distance', label: 'By distance', sort: 'DISTANCE' };
const BY_NAME: Sort = { value: 'name', label: 'By name', sort: 'NAME' };

/** The orders of the list; `value` stands in the address. */
export const RANCH_SORTS: readonly Sort[] = [
  BY_NAME,
  BY_DISTANCE,
  { value: 'price', label: 'By price', sort: 'PRICE' },
  { value: 'rating', label: 'By rating', sort: 'RATING' },
  { value: 'newest', label: 'Newest first', sort: 'NEWEST' },
];

/** Whoever says where they are sees the nearest first. */
const usual = (hasPlace: boolean) => (hasPlace ? BY_DISTANCE : BY_NAME);

export function readSort(params: URLSearchParams, hasPlace: boolean): Sort {
  const asked = RANCH_SORTS.find(({ value }) => value === params.get('sort')) ?? usual(hasPlace);
  return asked === BY_DISTANCE ? usual(hasPlace) : asked;
}

/** The usual order needs no mention in the address. */
export function writeSort(params: URLSearchParams, sort: string, hasPlace: boolean): URLSearchParams {
  const written = new URLSearchParams(params);
  if (sort === usual(hasPlace).value) written.delete('sort');
  else written.set('sort', sort);
  return written;
}
