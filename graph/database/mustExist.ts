/** Returns a row that a foreign key or a lock guarantees. If it's missing, the code is wrong, not the request. */
export function mustExist<Row>(row: Row | null | undefined): Row {
  if (row === null || row === undefined) throw new Error('A row that has to exist is missing');
  return row;
}
