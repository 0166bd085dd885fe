import { hash } from '@node-rs/argon2';
import type { Knex } from 'knex';

/** Not the cost of passwords, since these codes are random. */
const COST = { memoryCost: 8_192, timeCost: 2, parallelism: 1 };

/** Hashes recovery codes slowly and with a salt each, and lets a person have several links for a new password. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Several links of a person may work at once.
    alter table password_resets drop constraint password_resets_pkey;
    alter table password_resets add column id integer generated always as identity primary key;
    create index password_resets_of_user on password_resets (user_id, id);
  `);
  const codes: { id: number; codeHash: string }[] = await knex('recoveryCodes').select('id', 'codeHash');
  for (const { id, codeHash } of codes) {
    await knex('recoveryCodes')
      .where({ id })
      .update({ codeHash: await hash(codeHash, COST) });
  }
}

/** Nothing leads back from the slow hashes, so people make new codes. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    delete from recovery_codes;
    drop index password_resets_of_user;
    delete from password_resets older using password_resets newer where newer.user_id = older.user_id and newer.id > older.id;
    alter table password_resets drop column id;
    alter table password_resets add primary key (user_id);
  `);
}
