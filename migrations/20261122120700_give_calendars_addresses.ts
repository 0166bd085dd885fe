import type { Knex } from 'knex';

const knowHarvest = (more = '') => `
  create or replace function know_harvest() returns trigger language plpgsql as $$
  begin
    new.told_harvest := (select harvest_date from animals where id = new.animal_id);
    ${more}
    return new;
  end $$;`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The address of a person's calendar is made of it. A new key ends the old address.
    alter table users add column calendar_key uuid not null default gen_random_uuid();
    create unique index users_calendar_key on users (calendar_key);
    -- When the claim last got an animal or lost it. Calendar apps take over a day only if it's newer.
    alter table claims add column placed_at timestamptz not null default now();
    ${knowHarvest('new.placed_at := now();')}
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${knowHarvest()}
    alter table claims drop column placed_at;
    alter table users drop column calendar_key;
  `);
}
