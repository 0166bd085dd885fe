import type { Knex } from 'knex';

/** How each side of an animal is cut: what families propose, and what was decided. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The ranch's sheet for this processor. Null: the usual one.
    alter table processors add column standard_cut_sheet jsonb;

    create table cut_sheet_proposals (
      id integer generated always as identity primary key,
      animal_id integer not null references animals on delete cascade,
      -- One side, or both for a whole animal.
      sides smallint[] not null check (sides in ('{1}', '{2}', '{1,2}')),
      -- A share proposes one sheet. A new one replaces it and has another id.
      claim_id integer not null unique references claims on delete cascade,
      sheet jsonb not null,
      proposed_at timestamptz not null default now()
    );
    create index cut_sheet_proposals_of_animal on cut_sheet_proposals (animal_id);

    create table cut_sheets (
      id integer generated always as identity primary key,
      animal_id integer not null references animals on delete cascade,
      sides smallint[] not null check (sides in ('{1}', '{2}', '{1,2}')),
      state text not null check (state in ('AGREED', 'STANDARD', 'CHANGED')),
      sheet jsonb not null,
      -- The shares that it was decided for: it falls with them.
      claim_ids integer[] not null default '{}',
      -- Of a change by the ranch.
      reason text,
      decided_at timestamptz not null default now(),
      check ((state = 'CHANGED') = (reason is not null)),
      check (state <> 'AGREED' or claim_ids <> '{}'),
      unique (animal_id, sides)
    );

    create function tell_cut_sheet_agreed() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, animal_id, amount)
      select 'CUT_SHEET_AGREED', rancher_id, id, 0 from animals where id = new.animal_id;
      return null;
    end $$;
    create trigger cut_sheets_tell after insert on cut_sheets for each row when (new.state = 'AGREED')
      execute function tell_cut_sheet_agreed();

    -- The open screens of the ranch show it.
    create function show_cut_sheet() returns trigger language plpgsql as $$
    begin
      perform pg_notify('ranch_orders', concat(rancher_id, ' ', order_id))
      from claims where animal_id = new.animal_id and order_id is not null;
      return null;
    end $$;
    create trigger cut_sheets_show after insert on cut_sheets for each row execute function show_cut_sheet();
    create trigger cut_sheet_proposals_show after insert on cut_sheet_proposals
      for each row execute function show_cut_sheet();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table cut_sheets, cut_sheet_proposals;
    drop function tell_cut_sheet_agreed, show_cut_sheet;
    alter table processors drop column standard_cut_sheet;
  `);
}
