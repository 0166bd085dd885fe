import { loader, onePerKey } from '../database/loader';
import { prepared } from '../database/prepared';
import type { UserRow } from './User';

export const loadUser = loader<number, UserRow | null, string[]>(async ({ db }, ids, columns) => {
  const rows = await prepared<UserRow>(db, db('users').select(columns).whereRaw('id = any(?)', [ids]));
  return onePerKey(ids, rows, ({ id }) => id);
});
