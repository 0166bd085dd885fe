import type { Knex } from 'knex';

/** A letter about each change of how a person signs in, with a link by which its owner takes back what somebody else did. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table email_undos rename to account_undos;
    alter index email_undos_pkey rename to account_undos_pkey;
    alter index email_undos_token_hash_key rename to account_undos_token_hash_key;
    drop index email_undos_of_user;
    create index account_undos_of_user on account_undos (user_id, id);
    -- When the change happened that the letter is about.
    alter table account_undos add column happened_at timestamptz not null default now();
    update account_undos set happened_at = expires_at - interval '7 days';

    -- Older codes count as made now, so they're taken away too if the owner takes back a change in the next days.
    alter table recovery_codes add column created_at timestamptz not null default now();

    -- Since when events go to this URL.
    alter table webhooks add column url_since timestamptz not null default now();
    update webhooks set url_since = created_at;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table webhooks drop column url_since;
    alter table recovery_codes drop column created_at;
    alter table account_undos drop column happened_at;
    drop index account_undos_of_user;
    delete from account_undos older using account_undos newer
      where newer.user_id = older.user_id and lower(newer.email) = lower(older.email) and newer.id > older.id;
    create unique index email_undos_of_user on account_undos (user_id, lower(email));
    alter index account_undos_token_hash_key rename to email_undos_token_hash_key;
    alter index account_undos_pkey rename to email_undos_pkey;
    alter table account_undos rename to email_undos;
  `);
}
