import type { RanchRole } from '../../rules/accounts/duties';
import { loader } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';

/** Loads a person's role at the ranch that they own or help, or null. */
export const loadRanchRole = loader<number, RanchRole | null>(async ({ db }, userIds) => {
  const sql = 'select user_id, role from ranch_people where user_id = any(?)';
  const rows = await prepared<{ userId: number; role: RanchRole }>(db, { sql, bindings: [userIds] });
  return userIds.map((id) => rows.find(({ userId }) => userId === id)?.role ?? null);
});
