import type { Knex } from 'knex';

/** Writes McPherson and Fort McCoy as these towns do. */
export async function up(knex: Knex): Promise<void> {
  await rewriteTowns(knex, '^Mc[a-z]', 'initcap');
}

export async function down(knex: Knex): Promise<void> {
  await rewriteTowns(knex, '^Mc[A-Z]', 'lower');
}

async function rewriteTowns(knex: Knex, pattern: string, rewrite: 'initcap' | 'lower'): Promise<void> {
  await knex.raw(
    `update zip_codes set city = (
      select string_agg(case when word ~ :pattern then 'Mc' || ${rewrite}(substr(word, 3)) else word end, ' ' order by place)
      from unnest(string_to_array(city, ' ')) with ordinality as words (word, place)
    ) where city ~ 'Mc'`,
    { pattern },
  );
}
