import type { Knex } from 'knex';

/** What is written once and never changed. */
const APPEND_ONLY = ['weighings', 'order_revisions', 'order_payments'];

const appendOnly = (table: string) => `
  create trigger ${table}_append_only before update or delete on ${table}
    for each row execute function refuse_settlement_change();
  create trigger ${table}_never_emptied before truncate on ${table}
    for each statement execute function refuse_settlement_change();`;

/** Weights, what orders were settled at, and what families paid. Money is in cents, and weights are in tenths of a pound. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table ranchers add column payment_instructions text;
    alter table animals add column hanging_tenths integer;
    -- A quarter of a weight in tenths has up to three decimals.
    alter table claims add column hanging_pounds numeric(8, 3), add column packaged_tenths integer;
    -- How a share without an animal is sold by weight, as it was when it was ordered. Null for a fixed price, and for products.
    alter table order_items
      add column basis text check (basis in ('HANGING', 'PACKAGED')),
      add column price_per_pound integer,
      add column settled_tenths integer;

    alter table orders
      -- The total of the last revision.
      add column settled_total integer check (settled_total >= 0),
      -- What the ranch got less what it gave back. The trigger of order_payments keeps it.
      add column received integer not null default 0,
      -- Since when something is due. Null until then.
      add column owed_since timestamptz,
      add column reminded_at timestamptz,
      -- The charges and discounts that the next revision has.
      add column charges jsonb not null default '[]',
      add column owes integer not null generated always as (
        case when status = 'CANCELED' or owed_since is null then 0
          else greatest(coalesce(settled_total, amount + shipping_fee) - received, 0) end
      ) stored;
    create index orders_that_owe on orders (rancher_id, owed_since, id) where owes > 0;

    create table weighings (
      id integer generated always as identity primary key,
      animal_id integer not null references animals,
      hanging_tenths integer not null check (hanging_tenths > 0),
      sides_tenths integer[] check (cardinality(sides_tenths) = 2),
      -- [{ claimId, tenths }]
      packaged jsonb not null,
      -- What the processor took at the first weighing, so that a new price list leaves a correction alone.
      fees jsonb not null,
      reason text,
      recorded_by text not null check (recorded_by in ('RANCH', 'PLATFORM')),
      created_at timestamptz not null default now()
    );
    create index weighings_of_animal on weighings (animal_id, id);

    create table order_revisions (
      id integer generated always as identity primary key,
      order_id integer not null references orders,
      rancher_id integer not null references ranchers,
      number integer not null,
      -- Everything that it was reckoned from, so that anyone can reckon it again.
      facts jsonb not null,
      -- What was expected before the first one.
      quote jsonb check ((number = 1) = (quote is not null)),
      lines jsonb not null,
      difference jsonb not null,
      goods integer not null check (goods >= 0),
      total integer not null check (total >= 0),
      to_processor integer not null check (to_processor >= 0),
      -- What the ranch had got by then.
      received integer not null,
      commission_amount integer not null check (commission_amount >= 0),
      reason text,
      written_by text not null check (written_by in ('RANCH', 'PLATFORM')),
      created_at timestamptz not null default now(),
      unique (order_id, number)
    );

    create table order_payments (
      id integer generated always as identity primary key,
      order_id integer not null references orders,
      rancher_id integer not null references ranchers,
      kind text not null check (kind in ('DEPOSIT', 'BALANCE', 'REFUND')),
      method text not null check (method in ('CASH', 'CHECK', 'VENMO', 'ZELLE', 'CARD', 'OTHER')),
      amount integer not null check (amount > 0),
      received_on date not null,
      note text,
      -- The share whose deposit it is.
      claim_id integer references claims,
      recorded_by text not null check (recorded_by in ('RANCH', 'PLATFORM')),
      idempotency_key text,
      created_at timestamptz not null default now()
    );
    create unique index order_payments_key on order_payments (order_id, idempotency_key) where idempotency_key is not null;
    create index order_payments_of_order on order_payments (order_id, id);

    create function refuse_settlement_change() returns trigger language plpgsql as $$
    begin
      raise exception 'weights, settlements and payments are append-only';
    end $$;
    ${APPEND_ONLY.map(appendOnly).join('')}

    create function keep_received() returns trigger language plpgsql as $$
    begin
      update orders set received = received + case new.kind when 'REFUND' then -new.amount else new.amount end,
        updated_at = now() where id = new.order_id;
      return null;
    end $$;
    create trigger order_payments_received after insert on order_payments
      for each row execute function keep_received();

    -- Deposits that were marked as received are payments from now on.
    insert into order_payments (order_id, rancher_id, kind, method, amount, received_on, claim_id, recorded_by, created_at)
      select order_id, rancher_id, 'DEPOSIT', 'OTHER', deposit, deposit_received_at::date, id, 'RANCH', deposit_received_at
      from claims where order_id is not null and deposit > 0 and deposit_received_at is not null order by id;

    create function tell_settlement_event() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'order_revisions' then
        insert into events (type, rancher_id, order_id, amount, created_at)
          values ('ORDER_SETTLED', new.rancher_id, new.order_id, new.total, new.created_at);
      else
        insert into events (type, rancher_id, order_id, amount, created_at)
          values ('ORDER_PAYMENT_RECORDED', new.rancher_id, new.order_id,
            case new.kind when 'REFUND' then -new.amount else new.amount end, new.created_at);
      end if;
      return null;
    end $$;
    create trigger order_revisions_tell after insert on order_revisions
      for each row execute function tell_settlement_event();
    create trigger order_payments_tell after insert on order_payments
      for each row execute function tell_settlement_event();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table order_payments, order_revisions, weighings;
    drop function refuse_settlement_change, keep_received, tell_settlement_event;
    alter table orders drop column owes, drop column charges, drop column reminded_at, drop column owed_since,
      drop column received, drop column settled_total;
    alter table order_items drop column settled_tenths, drop column price_per_pound, drop column basis;
    alter table claims drop column packaged_tenths, drop column hanging_pounds;
    alter table animals drop column hanging_tenths;
    alter table ranchers drop column payment_instructions;
  `);
}
