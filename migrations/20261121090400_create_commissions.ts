import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table commission_transactions (
      id integer generated always as identity primary key,
      rancher_id integer not null references ranchers,
      type text not null check (type in ('CHARGE', 'PAYMENT', 'REQUEST')),
      amount integer not null check (amount >= 0),
      description text not null,
      method text check (method in ('VENMO', 'INVOICE')),
      order_id integer references orders,
      idempotency_key text,
      created_at timestamptz not null default now(),
      check ((type = 'CHARGE') = (order_id is not null)),
      check ((type = 'REQUEST') = (method is not null))
    );
    -- Fulfilling an order charges it once, also when two do it at the same moment.
    create unique index commission_one_charge_per_order on commission_transactions (order_id) where type = 'CHARGE';
    create unique index commission_payment_key on commission_transactions (rancher_id, idempotency_key) where idempotency_key is not null;
    create index commission_of_ranch on commission_transactions (rancher_id, created_at desc, id desc);
    create index commission_charges_oldest on commission_transactions (rancher_id, id) where type = 'CHARGE';

    -- How a request ended stands apart, because the ledger is never changed.
    create table commission_request_answers (
      request_id integer primary key references commission_transactions,
      -- Null when it was dismissed.
      payment_id integer references commission_transactions,
      created_at timestamptz not null default now()
    );

    create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      raise exception 'the commission ledger is append-only';
    end $$;
    create trigger commission_ledger_is_append_only
      before update or delete on commission_transactions
      for each row execute function refuse_ledger_change();
    create trigger commission_ledger_is_never_emptied
      before truncate on commission_transactions
      for each statement execute function refuse_ledger_change();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop table commission_request_answers, commission_transactions; drop function refuse_ledger_change()',
  );
}
