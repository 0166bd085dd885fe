import type { Knex } from 'knex';
import type { Config } from '../config';
import type { Viewer } from '../context';
import { prepared } from '../database/reading/prepared';
import { hasFactorOf } from './secondFactor/factors';

/** The person a session belongs to, as they are now. Null if the account was deleted. */
export async function readViewer(db: Knex, userId: number): Promise<Viewer | null> {
  const [viewer] = await prepared<Viewer>(db, {
    sql: `select u.id, u.user_type as "userType", r.id as "ranchId", u.must_change_password as "mustChangePassword",
                 u.sessions_valid_from as "sessionsValidFrom", 'OPTIONAL' as "secondFactorSetup",
                 case when u.user_type = 'ADMIN' and not ${hasFactorOf('u.id')}
                   then extract(epoch from u.second_factor_asked_at)::float8 * 1000 end as "secondFactorAskedAt"
          from users u left join ranchers r on r.user_id = u.id where u.id = ?`,
    bindings: [userId],
  });
  return viewer ?? null;
}

/** The person in a session that started at a moment, in milliseconds since 1970. */
export function inSession(viewer: Viewer, startedAt: number, { adminSecondFactor }: Config): Viewer {
  const { secondFactorAskedAt: askedAt } = viewer;
  if (adminSecondFactor === 'optional' || askedAt === null) return viewer;
  return { ...viewer, secondFactorSetup: startedAt > askedAt ? 'NOW' : 'NEXT_TIME' };
}
