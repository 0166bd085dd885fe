import type { Knex } from 'knex';

/** How an entry of the ledger changes the balance of its ranch. */
const CHANGE = "case when type in ('CHARGE', 'ADJUSTMENT') then amount when type = 'REQUEST' then 0 else -amount end";

/** The charges that count as due, each with what later settlements changed of it. */
const DUE = `
  select o.rancher_id, t.id as charge, t.amount + coalesce(
    (select sum(amount) from commission_transactions where order_id = o.id and type = 'ADJUSTMENT'), 0) as amount
  from orders o join commission_transactions t on t.order_id = o.id and t.type = 'CHARGE'
  where o.status = 'FULFILLED' and not o.commission_paid`;

/** Due charges make at least the balance, and what payments leave for them doesn't cover the oldest. */
const addsUp = (total: string, oldest: string, balance: string) =>
  `(${total} >= ${balance} and (${oldest} is null or ${oldest} > ${total} - ${balance}))`;

/** What a sum of an order or a ranch is made of, for those who write it themselves. A trigger that books has written it already. */
const BALANCE = `
  create function book_ledger() returns trigger language plpgsql as $$
  declare
    is_too_much boolean;
  begin
    with booked as (
      update ranchers r set current_balance = r.current_balance + entry.change
      from (
        select rancher_id, sum(${CHANGE}) as change, bool_or(type in ('PAYMENT', 'CREDIT', 'WAIVER')) as lowers
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
      select coalesce(sum(${CHANGE}), 0) from commission_transactions where rancher_id = new.id
    ) then
      raise exception 'the balance of ranch % is what its ledger makes', new.id using errcode = 'check_violation';
    end if;
    return new;
  end $$;
  create trigger ranchers_new_balance before insert on ranchers for each row
    when (new.current_balance <> 0) execute function refuse_balance();
  create trigger ranchers_balance before update of current_balance on ranchers for each row
    when (old.current_balance is distinct from new.current_balance) execute function refuse_balance();`;

/** What was received and settled of an order is what its payments and its last revision make. */
const SUMS_OF_ORDERS = `
  create function refuse_sums_of_order() returns trigger language plpgsql as $$
  begin
    if pg_trigger_depth() = 1 and new.received <> (
      select coalesce(sum(case kind when 'REFUND' then -amount else amount end), 0)
      from order_payments where order_id = new.id
    ) then
      raise exception 'what was received for order % is what its payments make', new.id using errcode = 'check_violation';
    end if;
    if new.settled_total is distinct from (
      select total from order_revisions where order_id = new.id order by number desc limit 1
    ) then
      raise exception 'the total of order % is that of its last settlement', new.id using errcode = 'check_violation';
    end if;
    return new;
  end $$;
  create trigger orders_new_sums before insert on orders for each row
    when (new.received <> 0 or new.settled_total is not null) execute function refuse_sums_of_order();
  create trigger orders_sums before update of received, settled_total on orders for each row
    when (row(old.received, old.settled_total) is distinct from row(new.received, new.settled_total))
    execute function refuse_sums_of_order();`;

/** A status that moves has its row of history by the end of the transaction, whichever of the two is written first. */
const HISTORY = `
  create function refuse_move_without_history() returns trigger language plpgsql as $$
  begin
    if not exists (
      select from order_status_updates u where u.order_id = new.id and u.status = new.status and not exists (
        select from order_status_updates later
        where later.order_id = new.id and later.status = old.status and later.id > u.id)
    ) then
      raise exception 'order % moved from % to % without a row of its history', new.id, old.status, new.status
        using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create constraint trigger orders_keep_history after update of status on orders
    deferrable initially deferred for each row
    when (old.status is distinct from new.status) execute function refuse_move_without_history();`;

/** Payments cover the oldest charges first. A ranch is checked once, at the end of the transaction that touched it. */
const OLDEST_FIRST = `
  -- Has rows only within a transaction, which sees none of others: nobody waits here.
  create table ranches_to_check (rancher_id integer not null);
  create index ranches_to_check_ids on ranches_to_check (rancher_id);

  create function check_ranch_later() returns trigger language plpgsql as $$
  declare
    ranch integer;
  begin
    if tg_table_name = 'ranchers' then ranch := new.id; else ranch := new.rancher_id; end if;
    insert into ranches_to_check (rancher_id)
      select ranch where not exists (select from ranches_to_check where rancher_id = ranch);
    return null;
  end $$;
  create trigger ranchers_check after update of current_balance on ranchers for each row
    when (old.current_balance is distinct from new.current_balance) execute function check_ranch_later();
  create trigger orders_check after update of status, commission_paid on orders for each row
    when (row(old.status = 'FULFILLED', old.commission_paid) is distinct from row(new.status = 'FULFILLED', new.commission_paid))
    execute function check_ranch_later();

  create function refuse_wrong_order_of_payment() returns trigger language plpgsql as $$
  declare
    total bigint;
    oldest bigint;
    balance bigint;
  begin
    delete from ranches_to_check where rancher_id = new.rancher_id;
    select coalesce(sum(amount), 0), (array_agg(amount order by charge))[1] into total, oldest
      from (${DUE} and o.rancher_id = new.rancher_id) as due;
    select current_balance into balance from ranchers where id = new.rancher_id;
    if not ${addsUp('total', 'oldest', 'balance')}
      and not exists (select from unreconciled_ranches where rancher_id = new.rancher_id) then
      raise exception 'payments of ranch % cover its oldest charges first', new.rancher_id
        using errcode = 'check_violation';
    end if;
    return null;
  end $$;
  create constraint trigger ranches_to_check_oldest_first after insert on ranches_to_check
    deferrable initially deferred for each row execute function refuse_wrong_order_of_payment();`;

/** Ranches whose books didn't add up when the database began to hold them together. They go on as they were, until somebody corrects them. */
const UNRECONCILED = `
  create table unreconciled_ranches (rancher_id integer primary key references ranchers on delete cascade);
  insert into unreconciled_ranches
    select r.id from ranchers r
    left join (select rancher_id, sum(${CHANGE}) as balance from commission_transactions group by rancher_id) as ledger
      on ledger.rancher_id = r.id
    left join (
      select rancher_id, sum(amount) as total, (array_agg(amount order by charge))[1] as oldest
      from (${DUE}) as due group by rancher_id
    ) as due on due.rancher_id = r.id
    where r.current_balance <> coalesce(ledger.balance, 0)
      or not ${addsUp('coalesce(due.total, 0)', 'due.oldest', 'r.current_balance')};`;

/** The database itself refuses a balance that isn't its ledger, and other figures that aren't what their facts make. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- In one order with those who write: the ledger comes before the balance.
    lock table orders, ranchers, commission_transactions in share row exclusive mode;
    ${UNRECONCILED}
    ${BALANCE}
    ${SUMS_OF_ORDERS}
    ${HISTORY}
    ${OLDEST_FIRST}
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger orders_check on orders;
    drop trigger ranchers_check on ranchers;
    drop trigger orders_keep_history on orders;
    drop trigger orders_sums on orders;
    drop trigger orders_new_sums on orders;
    drop trigger ranchers_balance on ranchers;
    drop trigger ranchers_new_balance on ranchers;
    drop trigger commission_transactions_book on commission_transactions;
    drop table ranches_to_check, unreconciled_ranches;
    drop function refuse_wrong_order_of_payment, check_ranch_later, refuse_move_without_history, refuse_sums_of_order,
      refuse_balance, book_ledger;
  `);
}
