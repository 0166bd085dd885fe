import type { Knex } from 'knex';

const TYPES = `'ORDER_PLACED', 'ORDER_STATUS_CHANGED', 'COMMISSION_CHARGED', 'COMMISSION_PAID', 'COMMISSION_PAYMENT_REQUESTED'`;

/** What a row of an order's history and an entry of the ledger say as events; the first row of a history is PENDING. */
const OF_STATUS = `
  select case when u.status = 'PENDING' then 'ORDER_PLACED' else 'ORDER_STATUS_CHANGED' end as type, o.rancher_id,
         o.id as order_id,
         u.status, o.amount, null::integer as transaction_id, u.created_at
  from order_status_updates u join orders o on o.id = u.order_id`;
const OF_LEDGER = `
  select case t.type when 'CHARGE' then 'COMMISSION_CHARGED' when 'PAYMENT' then 'COMMISSION_PAID'
              else 'COMMISSION_PAYMENT_REQUESTED' end, t.rancher_id, t.order_id,
         null::text, t.amount, t.id, t.created_at
  from commission_transactions t`;
const COLUMNS = 'type, rancher_id, order_id, status, amount, transaction_id, created_at';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
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

    insert into events (${COLUMNS})
    select * from (${OF_STATUS} union all ${OF_LEDGER}) as past 
    order by created_at, order_id, transaction_id nulls first;
    update events set position = id;

    -- By the database itself, so that no fact comes without its event, whatever writes it.
    create function tell_order_event() returns trigger language plpgsql as $$
    begin
      insert into events (${COLUMNS}) ${OF_STATUS} where u.id = new.id;
      return null;
    end $$;
    create trigger order_status_updates_tell after insert on order_status_updates
      for each row execute function tell_order_event();

    create function tell_commission_event() returns trigger language plpgsql as $$
    begin
      insert into events (${COLUMNS}) ${OF_LEDGER} where t.id = new.id;
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
