import type { Knex } from 'knex';

/** A rancher's request and an admin's payment may have the same key by chance: each is looked for among its kind. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index commission_payment_key;
    create unique index commission_entry_key on commission_transactions (rancher_id, type, idempotency_key)
      where idempotency_key is not null`);
}

/** Over payments alone, which until then were all that had keys: the requests that came with one stay in the ledger. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index commission_entry_key;
    create unique index commission_payment_key on commission_transactions (rancher_id, idempotency_key)
      where idempotency_key is not null and type = 'PAYMENT'`);
}
