import { badInput } from '../errors';

type Match<Row> = { kept: (Row | undefined)[]; removed: number[] };

/**
 * Lines up a list as it was sent with the records as they are: per entry the record that it keeps, undefined for a new
 * one, and the records that no entry keeps. Errors: BAD_USER_INPUT for an id that is not there, or is there twice.
 */
export function matchById<Row extends { id: number }>(
  records: Row[],
  entries: { id?: string | null }[],
  path: string,
): Match<Row> {
  const left = new Map(records.map((record) => [String(record.id), record]));
  const kept = entries.map(({ id }, index) => {
    if (!id) return undefined;
    const record = left.get(id);
    if (!record) {
      throw badInput({ [`${path}[${index}].id`]: 'This entry is no longer there. Please reload and try again.' });
    }
    left.delete(id);
    return record;
  });
  return { kept, removed: [...left.values()].map(({ id }) => id) };
}
