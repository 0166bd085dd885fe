/** The member of a compiled object that holds the columns for permissions and resolvers. No alias can be empty. */
export const COLUMNS = '';

const ANSWERS = Symbol('answers');

/** A row whose selected fields were read by one statement, by their key in the answer. Its own members are columns. */
type RowObject = { [ANSWERS]: ReadonlyMap<string, unknown> };

/** Returns the answers of a row that was read by a statement. Undefined for a row that a resolver loaded. */
export const answersOf = (row: unknown): RowObject[typeof ANSWERS] | undefined =>
  typeof row === 'object' && row !== null ? (row as Partial<RowObject>)[ANSWERS] : undefined;

/** A refused field has the place of its error in `errors`, and the executor reports it at that field. */
export function rowObjectOf(json: unknown, errors: readonly unknown[]): unknown {
  if (Array.isArray(json)) return json.map((each) => rowObjectOf(each, errors));
  if (typeof json !== 'object' || json === null) return json;
  const answers = new Map<string, unknown>();
  let columns: unknown;
  for (const [key, value] of Object.entries(json)) {
    if (key === COLUMNS) columns = value;
    else answers.set(key, rowObjectOf(value, errors));
  }
  return typeof columns === 'number' ? errors[columns] : { ...(columns as object), [ANSWERS]: answers };
}
