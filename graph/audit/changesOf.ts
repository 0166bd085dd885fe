/** A value that changed, as text. Null means that there was none, or is none now. */
export type Change = { field: string; before: string | null; after: string | null };

/** The differences between two states of a record, for the fields in `after`. */
export function changesOf(before: object, after: object): Change[] {
  const changes = Object.entries(after).map(([field, value]) => ({
    field,
    before: textOf(before[field as keyof typeof before]),
    after: textOf(value),
  }));
  return changes.filter((change) => change.before !== change.after);
}

/** A list has one item per line, and an object is its values. */
function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.length > 0 ? value.map(textOf).join('\n') : null;
  if (typeof value === 'object') return Object.values(value).map(textOf).filter(Boolean).join(' ');
  return String(value);
}
