import type { Knex } from 'knex';
import { dutiesOf } from '../../rules/accounts/duties';
import type { Config } from '../config';
import type { Viewer } from '../context';
import { prepared } from '../database/reading/prepared';
import { hasFactorOf } from './secondFactor/factors';

/** SQL: columns that say who a person is. Requires `users u left join ranch_people p on p.user_id = u.id`. */
export const ROLE_COLUMNS = `u.user_type as "userType", p.rancher_id as "ranchId",
  case u.user_type when 'ADMIN' then u.admin_role else p.role end as role`;

/** Reads the current state of the person that a session belongs to. Null if the account was deleted. */
export async function readViewer(db: Knex, userId: number): Promise<Viewer | null> {
  const [person] = await prepared<Omit<Viewer, 'duties'>>(db, {
    sql: `select u.id, ${ROLE_COLUMNS}, u.must_change_password as "mustChangePassword", u.deletes_at as "deletesAt",
                 u.sessions_valid_from as "sessionsValidFrom", 'OPTIONAL' as "secondFactorSetup",
                 case when u.user_type = 'ADMIN' and not ${hasFactorOf('u.id')}
                   then extract(epoch from u.second_factor_asked_at)::float8 * 1000 end as "secondFactorAskedAt"
          from users u left join ranch_people p on p.user_id = u.id where u.id = ?`,
    bindings: [userId],
  });
  return person ? withDuties(person) : null;
}

export const withDuties = <Person extends Pick<Viewer, 'role'>>(person: Person) => ({
  ...person,
  duties: dutiesOf(person.role),
});

/** Adds whether the viewer's session requires setting up a second factor. `startedAt` is in milliseconds since 1970. */
export function inSession(viewer: Viewer, startedAt: number, { adminSecondFactor }: Config): Viewer {
  const { secondFactorAskedAt: askedAt } = viewer;
  if (adminSecondFactor === 'optional' || askedAt === null) return viewer;
  return { ...viewer, secondFactorSetup: startedAt > askedAt ? 'NOW' : 'NEXT_TIME' };
}
