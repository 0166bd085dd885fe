import type { Knex } from 'knex';

/** Matches columns that link a row to a person or ranch, even without a foreign key. */
const OWNER_COLUMN =
  '(^|_)(user|customer|author|sender|reporter|actor|rancher|order|claim|animal|conversation|message|review|webhook)_id$';

/** Returns the tables whose rows belong to a person or a ranch: those that refer to one, directly or indirectly, and sessions. */
export async function personalTables(db: Knex): Promise<string[]> {
  const { rows } = await db.raw(`
    with recursive reaching(name) as (
      select unnest(array['users', 'ranchers', 'sessions'])
      union
      select c.conrelid::regclass::text from reaching l join pg_constraint c
        on c.contype = 'f' and c.confrelid = l.name::regclass and c.connamespace = 'public'::regnamespace
    )
    select name from reaching
    union
    select table_name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ '${OWNER_COLUMN}' order by 1`);
  return rows.map(({ name }: { name: string }) => name);
}
