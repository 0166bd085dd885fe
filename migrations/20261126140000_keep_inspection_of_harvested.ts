import type { Knex } from 'knex';

/** How an animal is inspected. It follows the animal's processor until the harvest and never changes afterwards. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    lock table processors, animals in share row exclusive mode;
    alter table animals
      -- Null without a processor.
      add column inspection text check (inspection in ('USDA', 'STATE', 'CUSTOM_EXEMPT')),
      -- The state of its processor, by its full name.
      add column inspected_in text,
      add column establishment_number text;
    alter table animals disable trigger user;
    update animals set (inspection, inspected_in, establishment_number) =
      (select inspection, state, establishment_number from processors where id = animals.processor_id);
    alter table animals enable trigger user;

    create function note_inspection() returns trigger language plpgsql as $$
    begin
      select inspection, state, establishment_number into new.inspection, new.inspected_in, new.establishment_number
      from processors where id = new.processor_id;
      return new;
    end $$;
    create trigger animals_note_inspection before insert on animals for each row execute function note_inspection();
    create trigger animals_note_other_inspection before update of processor_id on animals for each row
      when (old.processor_id is distinct from new.processor_id) execute function note_inspection();

    create function pass_inspection_on() returns trigger language plpgsql as $$
    begin
      update animals set inspection = new.inspection, inspected_in = new.state, establishment_number = new.establishment_number
      where processor_id = new.id and stage in ('PLANNED', 'OPEN');
      return null;
    end $$;
    create trigger processors_pass_inspection_on after update on processors for each row
      when ((old.inspection, old.state, old.establishment_number)
        is distinct from (new.inspection, new.state, new.establishment_number))
      execute function pass_inspection_on();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger processors_pass_inspection_on on processors;
    drop trigger animals_note_other_inspection on animals;
    drop trigger animals_note_inspection on animals;
    drop function pass_inspection_on, note_inspection;
    alter table animals drop column establishment_number, drop column inspected_in, drop column inspection;
  `);
}
