import type { Knex } from 'knex';

/** Phone numbers by their digits, however they were typed, and ZIP codes without the four digits after them. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create index users_phone_search on users using gin ((regexp_replace(phone, '[^0-9]', '', 'g')) gin_trgm_ops);
    create index users_by_zip on users ((left(zip_code, 5)));
    create index orders_phone_search on orders using gin ((regexp_replace(customer_phone, '[^0-9]', '', 'g')) gin_trgm_ops);
    create index orders_by_zip on orders ((left(customer_zip, 5)));
    create index ranchers_place_search on ranchers using gin ((lower(city || ' ' || state)) gin_trgm_ops);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop index users_phone_search, users_by_zip, orders_phone_search, orders_by_zip, ranchers_place_search',
  );
}
