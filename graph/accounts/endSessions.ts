import type { Knex } from 'knex';

/** Ends every session of a person. The notice goes out at commit and makes all servers forget what they remember of them. */
export async function endSessions(trx: Knex, userId: number): Promise<void> {
  await trx('sessions').whereRaw("(sess ->> 'userId')::integer = ?", [userId]).delete();
  await trx.raw("select pg_notify('sessions_ended', ?)", [String(userId)]);
}
