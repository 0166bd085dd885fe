import { badInput } from '../errors';

type Match = { kept: (number | undefined)[]; removed: number[] };

/**
 * Lines up a list as it was sent with the records as they are: per entry the record that it keeps, undefined for a new
 * one, and the records that no entry keeps. Errors: BAD_USER_INPUT for an id that is not there, or is there twice.
 */
export function matchById(records: { id: number }[], entries: { id?: string | null }[], path: string): Match {
  const left = new Set(records.map(({ id }) => id));
  const kept = entries.map(({ id }, index) => {
    if (!id) return undefined;
    if (left.delete(Number(id))) return Number(id);
    throw badInput({ [`${path}[${index}].id`]: 'This entry is no longer there. Please reload and try again.' });
  });
  return { kept, removed: [...left] };
}
