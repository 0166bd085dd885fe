import type { Knex } from 'knex';
import { User } from './User';

/**
 * Ends every session of a person, also those that are just being made by what was right until now. The notice goes out at
 * commit and makes all servers forget what they remember of them.
 */
export async function endSessions(trx: Knex, userId: number): Promise<void> {
  await User.query(trx).findById(userId).patch({ sessionsValidFrom: Date.now() });
  await trx('sessions').whereRaw("(sess ->> 'userId')::integer = ?", [userId]).delete();
  await trx.raw("select pg_notify('sessions_ended', ?)", [String(userId)]);
}
