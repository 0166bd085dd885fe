/** A row that the database guarantees, by a foreign key or a lock. If it's missing, the code is wrong, not the request. */
export function mustExist<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new Error('A row that has to exist is missing');
  return row;
}
