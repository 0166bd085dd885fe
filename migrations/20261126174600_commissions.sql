-- The ledger of what ranches owe the platform. The database itself refuses a balance that is not its ledger.

-- migrate:up

create table commission_transactions (
  id integer generated always as identity primary key,
  rancher_id integer not null references ranchers,
  type text not null check (type in ('CHARGE', 'PAYMENT', 'REQUEST', 'CREDIT', 'WAIVER', 'ADJUSTMENT')),
  amount integer not null,
  description text not null,
  method text check (method in ('VENMO', 'INVOICE')),
  order_id integer references orders,
  idempotency_key text,
  created_at timestamptz not null default now(),
  constraint commission_transactions_amount_check check (case type when 'ADJUSTMENT' then amount <> 0 else amount >= 0 end),
  check ((type in ('CHARGE', 'ADJUSTMENT')) = (order_id is not null)),
  check ((type = 'REQUEST') = (method is not null))
);
create unique index commission_one_charge_per_order on commission_transactions (order_id) where type = 'CHARGE';
create index commission_of_ranch on commission_transactions (rancher_id, created_at desc, id desc);
create index commission_charges_oldest on commission_transactions (rancher_id, id) where type = 'CHARGE';
create unique index commission_entry_key on commission_transactions (rancher_id, type, idempotency_key)
  where idempotency_key is not null;
create index commission_adjustments_of_order on commission_transactions (order_id) where type = 'ADJUSTMENT';
create index commission_by_time on commission_transactions (created_at);

create table commission_request_answers (
  request_id integer primary key references commission_transactions,
  payment_id integer references commission_transactions,
  created_at timestamptz not null default now(),
  withdrawn boolean not null default false,
  check (not withdrawn or payment_id is null)
);

create table commission_open_requests (
  request_id integer primary key references commission_transactions,
  rancher_id integer not null references ranchers,
  open_amount integer not null check (open_amount > 0)
);
create index commission_open_requests_of_ranch on commission_open_requests (rancher_id, request_id);

create table unreconciled_ranches (
  rancher_id integer primary key references ranchers on delete cascade
);

create table ranches_to_check (
  rancher_id integer not null
);
create index ranches_to_check_ids on ranches_to_check (rancher_id);

create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if is_erasure(to_jsonb(old), to_jsonb(new), '{description}') then return new; end if;
      end if;
      raise exception 'the commission ledger is append-only';
    end $$;
create trigger commission_ledger_is_append_only before update or delete on commission_transactions
  for each row execute function refuse_ledger_change();
create trigger commission_ledger_is_never_emptied before truncate on commission_transactions
  for each statement execute function refuse_ledger_change();

create function open_commission_request() returns trigger language plpgsql as $$
    begin
      insert into commission_open_requests values (new.id, new.rancher_id, new.amount);
      return null;
    end $$;
create trigger commission_request_opens after insert on commission_transactions
  for each row when (new.type = 'REQUEST' and new.amount > 0) execute function open_commission_request();

create function tell_commission_event() returns trigger language plpgsql as $$
    begin
      insert into events (type, rancher_id, order_id, status, amount, transaction_id, created_at)
        values (case new.type when 'CHARGE' then 'COMMISSION_CHARGED' when 'PAYMENT' then 'COMMISSION_PAID'
            when 'REQUEST' then 'COMMISSION_PAYMENT_REQUESTED' when 'ADJUSTMENT' then 'COMMISSION_ADJUSTED'
            else 'COMMISSION_CREDITED' end,
          new.rancher_id, new.order_id, null, new.amount, new.id, new.created_at);
      return null;
    end $$;
create trigger commission_transactions_tell after insert on commission_transactions
  for each row execute function tell_commission_event();

create function book_ledger() returns trigger language plpgsql as $$
    declare
      is_too_much boolean;
    begin
      with booked as (
        update ranchers r set current_balance = r.current_balance + entry.change
        from (
          select rancher_id, sum(case when type in ('CHARGE', 'ADJUSTMENT') then amount when type = 'REQUEST' then 0 else -amount end) as change, bool_or(type in ('PAYMENT', 'CREDIT', 'WAIVER')) as lowers
          from entries group by rancher_id
        ) as entry
        where r.id = entry.rancher_id and entry.change <> 0
        returning entry.lowers and r.current_balance < 0 as is_too_much
      )
      select bool_or(booked.is_too_much) into is_too_much from booked;
      if is_too_much then
        raise exception 'nobody can pay more than what is owed' using errcode = 'check_violation';
      end if;
      return null;
    end $$;
create trigger commission_transactions_book after insert on commission_transactions
  referencing new table as entries for each statement execute function book_ledger();

create function refuse_balance() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() = 1 and new.current_balance <> (
        select coalesce(sum(case when type in ('CHARGE', 'ADJUSTMENT') then amount when type = 'REQUEST' then 0 else -amount end), 0) from commission_transactions where rancher_id = new.id
      ) then
        raise exception 'the balance of ranch % is what its ledger makes', new.id using errcode = 'check_violation';
      end if;
      return new;
    end $$;
create trigger ranchers_new_balance before insert on ranchers
  for each row when (new.current_balance <> 0) execute function refuse_balance();
create trigger ranchers_balance before update of current_balance on ranchers
  for each row when (old.current_balance is distinct from new.current_balance) execute function refuse_balance();

create function check_ranch_later() returns trigger language plpgsql as $$
    declare
      ranch integer;
    begin
      if tg_table_name = 'ranchers' then ranch := new.id; else ranch := new.rancher_id; end if;
      insert into ranches_to_check (rancher_id)
        select ranch where not exists (select from ranches_to_check where rancher_id = ranch);
      return null;
    end $$;
create trigger ranchers_check after update of current_balance on ranchers
  for each row when (old.current_balance is distinct from new.current_balance) execute function check_ranch_later();
create trigger orders_check after update of status, commission_paid on orders
  for each row when (
    row(old.status = 'FULFILLED', old.commission_paid) is distinct from row(new.status = 'FULFILLED', new.commission_paid)
  ) execute function check_ranch_later();

create function refuse_wrong_order_of_payment() returns trigger language plpgsql as $$
    declare
      total bigint;
      oldest bigint;
      balance bigint;
    begin
      delete from ranches_to_check where rancher_id = new.rancher_id;
      select coalesce(sum(amount), 0), (array_agg(amount order by charge))[1] into total, oldest
        from (
          select o.rancher_id, t.id as charge, t.amount + coalesce(
            (select sum(amount) from commission_transactions where order_id = o.id and type = 'ADJUSTMENT'), 0) as amount
          from orders o join commission_transactions t on t.order_id = o.id and t.type = 'CHARGE'
          where o.status = 'FULFILLED' and not o.commission_paid and o.rancher_id = new.rancher_id) as due;
      select current_balance into balance from ranchers where id = new.rancher_id;
      if not (total >= balance and (oldest is null or oldest > total - balance))
        and not exists (select from unreconciled_ranches where rancher_id = new.rancher_id) then
        raise exception 'payments of ranch % cover its oldest charges first', new.rancher_id
          using errcode = 'check_violation';
      end if;
      return null;
    end $$;
create constraint trigger ranches_to_check_oldest_first after insert on ranches_to_check
  deferrable initially deferred for each row execute function refuse_wrong_order_of_payment();

comment on table commission_transactions is 'The ledger of commissions, which is only added to. Amounts are cents; only an adjustment is signed.';

comment on index commission_one_charge_per_order is 'Fulfilling an order charges it once, also when two do it at the same moment.';
comment on table commission_request_answers is 'How a request ended stands apart, because the ledger is never changed.';
comment on column commission_request_answers.payment_id is 'Null when it was dismissed.';
comment on table commission_open_requests is 'Requests to pay that have no answer yet.';
comment on table unreconciled_ranches is 'Ranches whose books did not add up when the database began to hold them together. They go on as they were, until somebody corrects them.';
comment on table ranches_to_check is 'Ranches whose books are checked at the end of the transaction. Has rows only within one, which sees none of others: nobody waits here.';
comment on function refuse_ledger_change is 'The ledger is only added to, save for words of a person who is erased.';
comment on function open_commission_request is 'Lists a new request to pay as open.';
comment on function tell_commission_event is 'Tells an entry of the ledger as an event.';
comment on function book_ledger is 'Adds the entries of a statement to the balances of their ranches, and refuses payments above them.';
comment on function refuse_balance is 'Refuses a balance that is not what the ledger makes. A trigger that books has written it already.';
comment on function check_ranch_later is 'Has a ranch checked once, at the end of the transaction that touched it.';
comment on function refuse_wrong_order_of_payment is 'Payments cover the oldest charges first: due charges make at least the balance, and what payments leave for them does not cover the oldest.';

-- migrate:down

drop trigger ranchers_new_balance on ranchers;
drop trigger ranchers_balance on ranchers;
drop trigger ranchers_check on ranchers;
drop trigger orders_check on orders;
drop table ranches_to_check, unreconciled_ranches, commission_open_requests, commission_request_answers, commission_transactions;
drop function refuse_ledger_change, open_commission_request, tell_commission_event, book_ledger, refuse_balance,
  check_ranch_later, refuse_wrong_order_of_payment;
