import type { RancherSort } from '../../graphTypes.generated';

interface Sort {
  value: string;
  label: string;
  sort: RancherSort;
}

const BY_NAME: Sort = { value: 'name', label: 'By name', sort: 'NAME' };

/** The orders of the list; `value` stands in the address. */
export const RANCH_SORTS: readonly Sort[] = [
  BY_NAME,
  { value: 'price', label: 'By price', sort: 'PRICE' },
  { value: 'rating', label: 'By rating', sort: 'RATING' },
  { value: 'newest', label: 'Newest first', sort: 'NEWEST' },
];

export function readSort(params: URLSearchParams): Sort {
  return RANCH_SORTS.find(({ value }) => value === params.get('sort')) ?? BY_NAME;
}

/** The usual order needs no mention in the address. */
export function writeSort(params: URLSearchParams, sort: string): URLSearchParams {
  const written = new URLSearchParams(params);
  if (sort === BY_NAME.value) written.delete('sort');
  else written.set('sort', sort);
  return written;
}
