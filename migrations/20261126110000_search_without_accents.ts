import type { Knex } from 'knex';

/** The indexes of searches: the index, its table, the text that it has, and which rows. */
const INDEXES = [
  ['ranchers_search', 'ranchers', 'search_text', ''],
  ['ranchers_name_search', 'ranchers', 'sort_name', ''],
  ['ranchers_place_search', 'ranchers', "lower(city || ' ' || state)", ''],
  ['orders_search', 'orders', "lower(customer_name || ' ' || customer_email)", ''],
  [
    'users_customer_search',
    'users',
    "lower(name || ' ' || email || ' ' || phone || ' ' || city || ' ' || state)",
    "where user_type = 'CUSTOMER'",
  ],
  ['users_rancher_search', 'users', "lower(name || ' ' || email)", "where user_type = 'RANCHER'"],
  ['audit_search', 'audit_entries', "lower(actor_name || ' ' || record_name)", ''],
] as const;

/** Searches find a text however its accents and apostrophes are written. `rules/words/searchForm` is the same function. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create function search_form(written text) returns text language sql immutable parallel safe as $$
    select lower(translate(regexp_replace(normalize(written, nfkd), '[\\u0300-\\u036f]', '', 'g'), '‘’ʼ‐‑–—', '''''''----'))
  $$`);
  await makeIndexes(knex, (text) => `search_form(${text})`);
}

export async function down(knex: Knex): Promise<void> {
  await makeIndexes(knex, (text) => `(${text})`);
  await knex.raw('drop function search_form(text)');
}

async function makeIndexes(knex: Knex, written: (text: string) => string): Promise<void> {
  for (const [name, table, text, rows] of INDEXES) {
    await knex.raw(`drop index ${name}`);
    await knex.raw(`create index ${name} on ${table} using gin (${written(text)} gin_trgm_ops) ${rows}`);
  }
}
