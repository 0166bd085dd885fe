import type { Knex } from 'knex';

/** What admins search by, letter by letter, and narrow their lists by. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index users_customer_search on users
      using gin ((lower(name || ' ' || email || ' ' || phone || ' ' || city || ' ' || state)) gin_trgm_ops)
      where user_type = 'CUSTOMER';
    create index users_rancher_search on users using gin ((lower(name || ' ' || email)) gin_trgm_ops)
      where user_type = 'RANCHER';
    create index ranchers_name_search on ranchers using gin (sort_name gin_trgm_ops);
    create index ranchers_by_agreement on ranchers (has_broker_agreement, sort_name, id);
    create index ranchers_that_owe on ranchers (sort_name, id) where current_balance > 0;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop index users_customer_search, users_rancher_search, ranchers_name_search, ranchers_by_agreement, ranchers_that_owe',
  );
}
