/** What a resolver returns of a row that a shape describes. The statement for what is selected below reads everything else. */
export type RowId = { id: number };

export const rowOf = (id: number | null): RowId | null => (id === null ? null : { id });
