import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  // As SessionStore hashes the id of a cookie, so that whoever is signed in stays so.
  await knex.raw("update sessions set sid = encode(sha256(convert_to(sid, 'UTF8')), 'hex')");
}

export async function down(knex: Knex): Promise<void> {
  // There is no way back from a hash, and a server of before would never find these rows.
  await knex.raw('delete from sessions');
}
