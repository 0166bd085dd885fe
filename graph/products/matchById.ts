import { badInput } from '../errors';

type Match<Row> = { matched: (Row | undefined)[]; removed: number[] };

/** Each entry's record, undefined for a new one, and the ids without an entry. Errors: BAD_USER_INPUT. */
export function matchById<Row extends { id: number }>(
  records: Row[],
  entries: { id?: string | null }[],
  path: string,
): Match<Row> {
  const unmatched = new Map(records.map((record) => [String(record.id), record]));
  const matched = entries.map(({ id }, index) => {
    if (!id) return undefined;
    const record = unmatched.get(id);
    if (!record) {
      throw badInput({ [`${path}[${index}].id`]: 'This entry no longer exists. Please reload and try again.' });
    }
    unmatched.delete(id);
    return record;
  });
  return { matched, removed: [...unmatched.values()].map(({ id }) => id) };
}
