import type { Knex } from 'knex';
import type { Viewer } from '../context';
import { prepared } from '../database/reading/prepared';

/** The person a session belongs to, as they are now. Null if the account was deleted. */
export async function readViewer(db: Knex, userId: number): Promise<Viewer | null> {
  const [viewer] = await prepared<Viewer>(db, {
    sql: `select u.id, u.user_type as "userType", r.id as "ranchId", u.must_change_password as "mustChangePassword",
                 u.sessions_valid_from as "sessionsValidFrom"
          from users u left join ranchers r on r.user_id = u.id where u.id = ?`,
    bindings: [userId],
  });
  return viewer ?? null;
}
