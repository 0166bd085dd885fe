import type { Knex } from 'knex';

/** What an entry of the ledger says as an event. */
const tellLedger = (adjusted: string) => `
  create or replace function tell_commission_event() returns trigger language plpgsql as $$
  begin
    insert into events (type, rancher_id, order_id, status, amount, transaction_id, created_at)
      values (case new.type when 'CHARGE' then 'COMMISSION_CHARGED' when 'PAYMENT' then 'COMMISSION_PAID'
          when 'REQUEST' then 'COMMISSION_PAYMENT_REQUESTED' ${adjusted} else 'COMMISSION_CREDITED' end,
        new.rancher_id, new.order_id, null, new.amount, new.id, new.created_at);
    return null;
  end $$;`;

/** What a charge makes by now: what was charged and what a later settlement of its order changed of it. */
const ADJUSTED = `t.amount + coalesce(
  (select sum(amount) from commission_transactions a where a.order_id = t.order_id and a.type = 'ADJUSTMENT'), 0)`;

const openCharges = (amount: string) => `
  create or replace function open_charges_of(ranches integer[]) returns setof open_charges language sql stable as $$
    select order_id, rancher_id, created_at, rest
    from (
      select order_id, rancher_id, created_at,
        least(amount, current_balance - coalesce(sum(amount) over younger, 0))::bigint as rest
      from (
        select t.id, t.order_id, o.rancher_id, t.created_at, r.current_balance, ${amount} as amount
        from orders o
        join commission_transactions t on t.order_id = o.id and t.type = 'CHARGE'
        join ranchers r on r.id = o.rancher_id
        where o.rancher_id = any(ranches) and o.status = 'FULFILLED' and not o.commission_paid
      ) charge
      window younger as (partition by rancher_id order by id desc rows between unbounded preceding and 1 preceding)
    ) charge
    where rest > 0
  $$;`;

const counted = (charged: string, rows: string, sign: '' | '-') => `
  insert into figure_changes (created_at, orders, amount, charged, paid, customers)
    select created_at, 0, 0, case when type in (${charged}) then ${sign}amount::bigint else 0 end,
      case type when 'PAYMENT' then ${sign}amount::bigint else 0 end, 0
    from ${rows} where type in (${charged}, 'PAYMENT');`;

/** The figures of a ledger's rows: what was charged, with its adjustments, and what was paid. */
const tellFigures = (charged: string) => `
  create or replace function tell_figures_of_commission_transactions() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'DELETE' then ${counted(charged, 'new_rows', '')} end if;
    if tg_op <> 'INSERT' then ${counted(charged, 'old_rows', '-')} end if;
    return null;
  end $$;`;

/**
 * Commission follows what was settled: an adjustment is signed, and may take a balance below zero. That is a credit, which later
 * charges use up.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table commission_transactions
      drop constraint commission_transactions_type_check,
      drop constraint commission_transactions_amount_check,
      drop constraint commission_transactions_check,
      add constraint commission_transactions_type_check
        check (type in ('CHARGE', 'PAYMENT', 'REQUEST', 'CREDIT', 'WAIVER', 'ADJUSTMENT')),
      add constraint commission_transactions_amount_check
        check (case type when 'ADJUSTMENT' then amount <> 0 else amount >= 0 end),
      add constraint commission_transactions_check
        check ((type in ('CHARGE', 'ADJUSTMENT')) = (order_id is not null));
    create index commission_adjustments_of_order on commission_transactions (order_id) where type = 'ADJUSTMENT';
    alter table ranchers drop constraint ranchers_current_balance_check;
    ${tellLedger("when 'ADJUSTMENT' then 'COMMISSION_ADJUSTED'")}
    ${openCharges(ADJUSTED)}
    ${tellFigures("'CHARGE', 'ADJUSTMENT'")}
  `);
}

/** The checks hold for new rows alone: what was adjusted stays in the ledger, which is never shortened. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${tellFigures("'CHARGE'")}
    ${openCharges('t.amount')}
    ${tellLedger('')}
    alter table ranchers add constraint ranchers_current_balance_check check (current_balance >= 0) not valid;
    drop index commission_adjustments_of_order;
    alter table commission_transactions
      drop constraint commission_transactions_type_check,
      drop constraint commission_transactions_amount_check,
      drop constraint commission_transactions_check,
      add constraint commission_transactions_type_check
        check (type in ('CHARGE', 'PAYMENT', 'REQUEST', 'CREDIT', 'WAIVER')) not valid,
      add constraint commission_transactions_amount_check check (amount >= 0) not valid,
      add constraint commission_transactions_check check ((type = 'CHARGE') = (order_id is not null)) not valid;
  `);
}
