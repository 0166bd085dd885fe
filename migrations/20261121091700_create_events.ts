import type { Knex } from 'knex';

const TYPES = `'ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'COMMISSION_CHARGED', 'COMMISSION_PAID', 'COMMISSION_PAYMENT_REQUESTED'`;

/** What a row of an order's history and an entry of the ledger say as events; the first row of a history is PENDING. */
const OF_STATUS = `
  case when u.status = 'PENDING' then 'ORDER_PLACED' else 'ORDER_STATUS_CHANGED' end as type, o.rancher_id,
  o.id as order_id, u.status, o.amount, null::integer as transaction_id, u.created_at`;
const OF_LEDGER = `
  case t.type when 'CHARGE' then 'COMMISSION_CHARGED' when 'PAYMENT' then 'COMMISSION_PAID'
    else 'COMMISSION_PAYMENT_REQUESTED' end as type, t.rancher_id,
  t.order_id, null::text as status, t.amount, t.id as transaction_id, t.created_at`;
const COLUMNS = 'type, rancher_id, order_id, status, amount, transaction_id, created_at';

/**
 * The past in the order in which it came about. Rows carry the moment at which their transaction began, which may have
 * waited for another one: what an order or a ranch's ledger wrote later stands later all the same.
 */
const PAST = `
  with statuses as (
    select ${OF_STATUS}, max(u.created_at) over (partition by u.order_id order by u.id) as happened, u.id as place
    from order_status_updates u join orders o on o.id = u.order_id
  ), entries as (
    select ${OF_LEDGER}, t.id as place,
           greatest(t.created_at, (select max(s.happened) from statuses s where s.order_id = t.order_id)) as earliest
    from commission_transactions t
  ), ledger as (
    select ${COLUMNS}, place, max(earliest) over (partition by rancher_id order by place) as happened from entries
  )
  select ${COLUMNS} from (
    select ${COLUMNS}, happened, 1 as kind, place from statuses
    union all
    select ${COLUMNS}, happened, 2, place from ledger
  ) as past
  order by happened, kind, place`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- An older server that still runs writes nothing between the look at the past and the triggers.
    lock table order_status_updates, commission_transactions in share row exclusive mode;

    create table events (
      id bigint generated always as identity primary key,
      -- Its place among all events, without a gap. Null until a reader puts it in line: ids are given before the
      -- transactions end, so that by id alone a smaller one could appear behind a larger one that was read already.
      position bigint unique,
      type text not null check (type in (${TYPES})),
      -- No foreign keys: what happened is told also when what it was about is gone.
      rancher_id integer not null,
      order_id integer,
      status text,
      amount integer not null,
      transaction_id integer,
      created_at timestamptz not null default now()
    );
    create index events_not_in_line on events (id) where position is null;
    create index events_of_ranch on events (rancher_id, position);
    create index events_of_type on events (type, position);

    insert into events (${COLUMNS}) ${PAST};
    update events set position = id;

    -- By the database itself, so that no fact comes without its event, whatever writes it.
    create function tell_order_event() returns trigger language plpgsql as $$
    begin
      insert into events (${COLUMNS}) select ${OF_STATUS} from (select new.*) as u join orders o on o.id = u.order_id;
      return null;
    end $$;
    create trigger order_status_updates_tell after insert on order_status_updates
      for each row execute function tell_order_event();

    create function tell_commission_event() returns trigger language plpgsql as $$
    begin
      insert into events (${COLUMNS}) select ${OF_LEDGER} from (select new.*) as t;
      return null;
    end $$;
    create trigger commission_transactions_tell after insert on commission_transactions
      for each row execute function tell_commission_event();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger order_status_updates_tell on order_status_updates;
    drop trigger commission_transactions_tell on commission_transactions;
    drop function tell_order_event, tell_commission_event;
    drop table events;
  `);
}
