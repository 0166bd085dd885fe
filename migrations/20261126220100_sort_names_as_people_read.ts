import type { Knex } from 'knex';

/** The generated columns that lists are sorted by: the table, the column, and the name that it's made of. */
const COLUMNS = [
  ['ranchers', 'sort_name', 'ranch_name'],
  ['users', 'sort_name', 'name'],
  ['orders', 'customer_sort_name', 'customer_name'],
] as const;

/** Punctuation between words, without the question mark, which Knex takes for a binding. */
const SPACES = '-&/,;:!()[]{}+*#@_|~=<>«»';

/** Keys without accents, case and signs, and with numbers by value, sort alike in every database. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`create function sort_form(written text) returns text language sql immutable parallel safe as $$
    select btrim(regexp_replace(regexp_replace(regexp_replace(
      translate(
        replace(replace(replace(search_form(written), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
        'øØłŁđĐħıþ${SPACES}''"\`.“”„‚´', 'oollddhit${' '.repeat(SPACES.length)}'),
      '[0-9]+', '0000000\\&', 'g'), '[0-9]*([0-9]{8})(\\?![0-9])', '\\1', 'g'), '\\s+', ' ', 'g'))
  $$`);
  await rewrite(knex, (name) => `sort_form(${name})`, ['search_form(sort_name)', 'search_form(ranch_name)']);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index ranchers_name_search');
  await rewrite(knex, (name) => `lower(${name})`, ['', '']);
  await knex.raw('create index ranchers_name_search on ranchers using gin (search_form(sort_name) gin_trgm_ops)');
  await knex.raw('drop function sort_form(text)');
}

/** Replaces the columns, and makes their indexes again, one of which searches for the name. */
async function rewrite(knex: Knex, form: (name: string) => string, search: [string, string]): Promise<void> {
  for (const [table, column, name] of COLUMNS) {
    const { rows } = await knex.raw(
      "select indexdef from pg_indexes where schemaname = current_schema and tablename = ? and indexdef ~ ('\\m' || ? || '\\M')",
      [table, column],
    );
    await knex.raw(`
      alter table ${table} drop column ${column};
      alter table ${table} add column ${column} text not null generated always as (${form(name)}) stored;
    `);
    for (const { indexdef } of rows) await knex.raw(indexdef.replace(...search));
  }
}
