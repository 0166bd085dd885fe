import type { Knex } from 'knex';

/** Removes the secrets of emailed links from feedback, which admins read. Of a page's URL, only the path stays. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(String.raw`
    create function pg_temp.hide_secrets(text) returns text language sql immutable as $$
      select regexp_replace($1, '(token(=|%3d)|/(calendar|unsubscribe)/)[^\s\?#&"''<>)]+', '\1*', 'gi')
    $$;
    create function pg_temp.page_path(text) returns text language sql immutable as $$
      select coalesce(
        substring(regexp_replace($1, '^([a-z][a-z0-9+.-]*:)\?//[^/\?#]*', '', 'i') from '^/[A-Za-z0-9_./~-]*'), '')
    $$;
    update feedback set
      feedback = pg_temp.hide_secrets(feedback),
      page_url = pg_temp.hide_secrets(pg_temp.page_path(page_url))
    where feedback <> pg_temp.hide_secrets(feedback)
      or page_url <> pg_temp.hide_secrets(pg_temp.page_path(page_url));
    drop function pg_temp.hide_secrets(text);
    drop function pg_temp.page_path(text);
  `);
}

/** Nothing brings the secrets back. */
export async function down(): Promise<void> {}
