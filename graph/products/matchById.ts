import { badInput } from '../errors';

type Match<Row> = { kept: (Row | undefined)[]; removed: number[] };

/**
 * Matches a list that was sent with the existing records: the record of each entry (undefined for a new one), and the ids
 * of records that aren't in the list. Errors: BAD_USER_INPUT for an id that doesn't exist or comes twice.
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
      throw badInput({ [`${path}[${index}].id`]: 'This entry no longer exists. Please reload and try again.' });
    }
    left.delete(id);
    return record;
  });
  return { kept, removed: [...left.values()].map(({ id }) => id) };
}
