import type { Knex } from 'knex';

const SCOPES = `'RANCHERS_READ', 'ORDERS_READ', 'COMMISSIONS_READ', 'ANALYTICS_READ', 'ORDERS_WRITE'`;
const EVENTS = `'ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'COMMISSION_CHARGED', 'COMMISSION_PAID', 'COMMISSION_PAYMENT_REQUESTED',
  'COMMISSION_CREDITED'`;

const allow = (scopes: string, events: string, hold = '') => `
  alter table api_tokens drop constraint api_tokens_scopes_check,
    add constraint api_tokens_scopes_check check (cardinality(scopes) > 0 and scopes <@ array[${scopes}]) ${hold};
  alter table events drop constraint events_type_check,
    add constraint events_type_check check (type in (${events})) ${hold};`;

/** The animals of a ranch and those who slaughter and cut them. Money is in cents, and weights are in tenths of a pound. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table processors (
      id integer generated always as identity primary key,
      rancher_id integer not null references ranchers,
      name text not null,
      city text not null,
      state text not null,
      zip_code text not null,
      inspection text not null check (inspection in ('USDA', 'STATE', 'CUSTOM_EXEMPT')),
      establishment_number text,
      -- For a whole animal.
      kill_fee integer not null check (kill_fee >= 0),
      -- For a pound of hanging weight.
      cut_and_wrap_per_pound integer not null check (cut_and_wrap_per_pound >= 0),
      payer text not null check (payer in ('RANCH', 'FAMILY')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create index processors_of_ranch on processors (rancher_id, id);

    create table animals (
      id integer generated always as identity primary key,
      rancher_id integer not null references ranchers,
      tag text not null,
      breed text,
      -- The first of the month where only the month is known.
      born_on date,
      finish text,
      photo_url text,
      processor_id integer references processors,
      expected_hanging_from_tenths integer,
      expected_hanging_to_tenths integer,
      pricing text not null check (pricing in ('FLAT', 'HANGING', 'PACKAGED')),
      -- Of a quarter, where the price is flat.
      price integer not null default 0 check (price >= 0),
      price_per_pound integer not null default 0 check (price_per_pound >= 0),
      deposit_per_quarter integer not null default 0 check (deposit_per_quarter >= 0),
      harvest_date date,
      -- 'autumn 2027', while the date is open.
      harvest_words text,
      hang_days integer not null check (hang_days >= 0),
      cutting_days integer not null check (cutting_days >= 0),
      -- The ranch's own day; null: the usual one.
      own_cut_sheets_due date,
      stage text not null default 'PLANNED'
        check (stage in ('PLANNED', 'OPEN', 'HARVESTED', 'WEIGHED', 'READY', 'CLOSED', 'WITHDRAWN')),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- The day of the harvest as a number that is never null: without a date an animal comes last.
      harvest_order integer not null generated always as (coalesce(harvest_date - date '2000-01-01', 2147483647)) stored,
      check (case pricing when 'FLAT' then price > 0 else price_per_pound > 0 end),
      check (expected_hanging_from_tenths <= expected_hanging_to_tenths)
    );
    -- Ear tags are told apart by people, who don't mind upper and lower case.
    create unique index animals_tag on animals (rancher_id, lower(tag));
    create index animals_of_ranch on animals (rancher_id, harvest_order, id);
    create index animals_of_processor on animals (processor_id);
    -- For the image proxy, which asks whether a picture of another host is shown.
    create index animals_linked_picture on animals using hash (photo_url) where photo_url not like '/%';

    ${allow(`${SCOPES}, 'HERD_READ', 'HERD_WRITE'`, `${EVENTS}, 'ANIMAL_OPENED', 'ANIMAL_WITHDRAWN', 'HARVEST_MOVED'`)}
    alter table events add column animal_id integer;

    create function tell_animal_event() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, animal_id, amount)
      select type, new.rancher_id, new.id, 0
      from (values
        ('ANIMAL_OPENED', new.stage = 'OPEN' and old.stage <> 'OPEN'),
        ('ANIMAL_WITHDRAWN', new.stage = 'WITHDRAWN' and old.stage <> 'WITHDRAWN'),
        -- Nobody but the ranch has heard of the harvest of a planned animal.
        ('HARVEST_MOVED', old.stage <> 'PLANNED' and new.harvest_date is distinct from old.harvest_date)
      ) as told (type, happened)
      where happened;
      return null;
    end $$;
    create trigger animals_tell after update of stage, harvest_date on animals
      for each row execute function tell_animal_event();
  `);
}

/** The checks hold for new rows alone: what happened is told also when its kind isn't known anymore. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table animals, processors;
    drop function tell_animal_event;
    alter table events drop column animal_id;
    ${allow(SCOPES, EVENTS, 'not valid')}
  `);
}
