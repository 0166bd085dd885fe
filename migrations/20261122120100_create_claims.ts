import type { Knex } from 'knex';
import { advisoryLocks } from '../graph/database/advisoryLocks';

const EVENTS = `'ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'COMMISSION_CHARGED', 'COMMISSION_PAID', 'COMMISSION_PAYMENT_REQUESTED',
  'COMMISSION_CREDITED', 'ANIMAL_OPENED', 'ANIMAL_WITHDRAWN', 'HARVEST_MOVED'`;

const allow = (events: string, hold = '') => `
  alter table events drop constraint events_type_check,
    add constraint events_type_check check (type in (${events})) ${hold};`;

/** Shares of animals: who holds which of an animal's four places, and who waits in the line of a ranch. Money is in cents. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table claims (
      id integer generated always as identity primary key,
      rancher_id integer not null references ranchers,
      -- Both are null for quarters that the ranch keeps for its own household.
      order_id integer references orders on delete cascade,
      order_item_id integer references order_items on delete cascade,
      quarters smallint not null check (quarters in (1, 2, 4)),
      -- Null: it waits in the line, unless it was released.
      animal_id integer references animals,
      ordered_at timestamptz not null default now(),
      -- Its rank in the line, ties by id: the moment of ordering, or an earlier one if its animal was withdrawn.
      line_at timestamptz(3) not null,
      -- The animal's terms at the moment when it was put on it.
      pricing text check (pricing in ('FLAT', 'HANGING', 'PACKAGED')),
      price integer,
      price_per_pound integer,
      deposit integer,
      deposit_due date,
      deposit_received_at timestamptz,
      -- Its order was canceled, or the ranch gave its own quarters back.
      released_at timestamptz,
      check ((order_id is null) = (order_item_id is null)),
      check (released_at is null or animal_id is null),
      check (order_id is not null or animal_id is not null or released_at is not null),
      check ((animal_id is null) = (pricing is null)),
      unique (id, animal_id)
    );
    create index claims_line on claims (rancher_id, line_at, id) where animal_id is null and released_at is null;
    create index claims_of_order on claims (order_id, id);
    create index claims_of_animal on claims (animal_id) where animal_id is not null;
    create index claims_deposit_due on claims (deposit_due) where deposit_due is not null and deposit_received_at is null;

    -- Places 1 and 2 are one side of the animal, 3 and 4 the other. One row a place, so none has two owners.
    create table animal_places (
      animal_id integer not null,
      place smallint not null check (place between 1 and 4),
      claim_id integer not null,
      primary key (animal_id, place),
      foreign key (claim_id, animal_id) references claims (id, animal_id) on delete cascade
    );
    create index animal_places_of_claim on animal_places (claim_id);

    -- Kept by the triggers below, so that whoever locks an animal reads in the same statement which places are taken.
    alter table animals
      add column taken smallint[] not null default '{}',
      add column quarters_left smallint not null generated always as (4 - cardinality(taken)) stored;

    create function keep_taken() returns trigger language plpgsql as $$
    begin
      update animals set taken = array(select place from animal_places where animal_id = animals.id order by place)
      where id in (select animal_id from changed);
      return null;
    end $$;
    create trigger animal_places_taken after insert on animal_places
      referencing new table as changed for each statement execute function keep_taken();
    create trigger animal_places_freed after delete on animal_places
      referencing old table as changed for each statement execute function keep_taken();

    -- The moment that ranks a new claim. The lock lasts until the transaction ends, so nobody gets in before a claim that
    -- was already seen in the line.
    create function take_turn_in_line(of_ranch integer) returns timestamptz language plpgsql as $$
    begin
      perform pg_advisory_xact_lock(${advisoryLocks.takingTurnInLine}, of_ranch);
      return clock_timestamp();
    end $$;

    ${allow(`${EVENTS}, 'CLAIM_MADE', 'CLAIM_MOVED', 'CLAIM_RELEASED'`)}
    alter table events add column claim_id integer;

    create function tell_claim_event() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, order_id, animal_id, claim_id, amount)
      values (
        case when tg_op = 'INSERT' then 'CLAIM_MADE' when new.released_at is null then 'CLAIM_MOVED' else 'CLAIM_RELEASED' end,
        new.rancher_id, new.order_id, new.animal_id, new.id, 0
      );
      -- The open screens of the ranch show it.
      perform pg_notify('ranch_orders', concat(new.rancher_id, ' ', new.order_id)) where new.order_id is not null;
      return null;
    end $$;
    create trigger claims_tell_made after insert on claims for each row execute function tell_claim_event();
    create trigger claims_tell_moved after update of animal_id, released_at on claims for each row
      when (old.animal_id is distinct from new.animal_id or old.released_at is distinct from new.released_at)
      execute function tell_claim_event();
  `);
}

/** The check holds for new rows alone: what happened is told also when its kind isn't known anymore. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table animal_places, claims;
    drop function keep_taken, take_turn_in_line, tell_claim_event;
    alter table animals drop column quarters_left, drop column taken;
    alter table events drop column claim_id;
    ${allow(EVENTS, 'not valid')}
  `);
}
