import type { Knex } from 'knex';

/** What a family knows of its animal, so that each change is told once and what was taken back isn't told. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table claims
      -- The animal's harvest date that the family knows of. Null: none yet.
      add column told_harvest date,
      -- The due day that the family was reminded of.
      add column deposit_reminded_for date;
    update claims set told_harvest = animals.harvest_date from animals where animals.id = claims.animal_id;

    create function know_harvest() returns trigger language plpgsql as $$
    begin
      new.told_harvest := (select harvest_date from animals where id = new.animal_id);
      return new;
    end $$;
    -- Who gets an animal is told its date right then.
    create trigger claims_know_harvest before insert or update of animal_id on claims
      for each row execute function know_harvest();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger claims_know_harvest on claims;
    drop function know_harvest;
    alter table claims drop column deposit_reminded_for, drop column told_harvest;
  `);
}
