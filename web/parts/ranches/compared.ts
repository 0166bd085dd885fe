import type { Codec } from '../../address/codecs';

/** The maximum number of ranches to compare, which fit side by side. */
export const MAX_COMPARED = 4;

/** Reads and writes ranch ids as `1,2,3`. Leaves out invalid ids, duplicates, and ids beyond the maximum. */
export const idsInAddress: Codec<string[]> = {
  read: ([first = '']) =>
    [...new Set(first.split(',').filter((id) => /^[1-9]\d{0,9}$/.test(id)))].slice(0, MAX_COMPARED),
  write: (ids) => (ids.length > 0 ? [ids.join(',')] : []),
};

/** Returns the list with a ranch added, or removed if it was on the list. Adds nothing to a full list. */
export function toggleCompared(ids: readonly string[], id: string): string[] {
  if (ids.includes(id)) return ids.filter((other) => other !== id);
  return ids.length < MAX_COMPARED ? [...ids, id] : [...ids];
}
