import type { Knex } from 'knex';

/** Reviews that their authors deleted, which keep their answers and reports, and pictures that an admin took down. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table reviews add column deleted_at timestamptz;
    -- So everything that leaves out hidden reviews leaves out deleted ones.
    alter table reviews add constraint reviews_deleted_hidden check (deleted_at is null or hidden_at is not null);
    create index reviews_of_author on reviews (author_id, rancher_id);

    create table taken_down_pictures (
      -- MD5 of the URL of a linked picture, or of '/photos/{ranch}/{hash}'.
      picture text primary key,
      taken_down_at timestamptz not null default now()
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table taken_down_pictures;
    delete from reviews where deleted_at is not null;
    drop index reviews_of_author;
    alter table reviews drop column deleted_at;
  `);
}
