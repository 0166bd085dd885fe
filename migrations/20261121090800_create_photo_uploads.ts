import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- What the pictures show, in words: [{ url, alt }]. By address, so that a picture that moves keeps its words.
    alter table ranchers add column photo_alts jsonb not null default '[]';

    -- Photos that were uploaded, shown or not. What no ranch shows goes after a day.
    create table photo_uploads (
      id integer generated always as identity primary key,
      rancher_id integer not null references ranchers on delete cascade,
      -- Of the file as it came: the same photo again is the same upload.
      hash text not null,
      -- Of the largest picture that was made of it.
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      -- All pictures that were made of it together.
      bytes integer not null check (bytes > 0),
      created_at timestamptz not null default now(),
      unique (rancher_id, hash)
    );
    create index photo_uploads_by_age on photo_uploads (created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table photo_uploads; alter table ranchers drop column photo_alts');
}
