import type { Knex } from 'knex';
import { User } from '../User';

/**
 * Ends every session of a person, even one that's being created right now with the old password. At commit, a notice tells
 * all servers to drop the sessions from memory.
 */
export async function endSessions(trx: Knex, userId: number): Promise<void> {
  await User.query(trx).findById(userId).patch({ sessionsValidFrom: Date.now() });
  await trx('sessions').whereRaw("(sess ->> 'userId')::integer = ?", [userId]).delete();
  await trx.raw("select pg_notify('sessions_ended', ?)", [String(userId)]);
}
