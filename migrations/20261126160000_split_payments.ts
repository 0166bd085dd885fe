import type { Knex } from 'knex';

/** What a payment changes of what the ranch has received: nothing, if it says that a deposit is kept. */
const RECEIVED = (payment: string) =>
  `case ${payment}kind when 'REFUND' then -${payment}amount when 'KEPT' then 0 else ${payment}amount end`;

/** What the share `claim` has received. */
const RECEIVED_OF = (claim: string) =>
  `(select coalesce(sum(amount), 0) from order_payment_parts where claim_id = ${claim})`;

const PARTS = `
  -- Which share each payment is for. The parts of a refund are negative and name the parts that they give back.
  create table order_payment_parts (
    id integer generated always as identity primary key,
    payment_id integer not null references order_payments,
    order_id integer not null references orders,
    -- Null for money of the order as a whole.
    claim_id integer references claims,
    amount integer not null check (amount <> 0),
    gives_back integer references order_payment_parts check ((gives_back is null) = (amount > 0))
  );
  create index order_payment_parts_of_order on order_payment_parts (order_id, id);
  create index order_payment_parts_of_claim on order_payment_parts (claim_id) where claim_id is not null;
  create index order_payment_parts_given_back on order_payment_parts (gives_back) where gives_back is not null;
  create index order_payment_parts_of_payment on order_payment_parts (payment_id);
  create trigger order_payment_parts_append_only before update or delete on order_payment_parts
    for each row execute function refuse_settlement_change();
  create trigger order_payment_parts_never_emptied before truncate on order_payment_parts
    for each statement execute function refuse_settlement_change();`;

/** A payment is for the named share, or else for the oldest open deposits. A refund gives back the newest parts first. */
const SPLIT = `
  create function split_order_payment(payment order_payments) returns void language plpgsql as $$
  declare
    remaining integer := payment.amount;
    part integer;
    found record;
  begin
    if payment.kind = 'KEPT' then
      return;
    end if;
    if payment.kind = 'REFUND' then
      for found in
        select p.id, p.claim_id, p.amount + coalesce((select sum(amount) from order_payment_parts where gives_back = p.id), 0) as open
        from order_payment_parts p
        where p.order_id = payment.order_id and p.amount > 0 and (payment.claim_id is null or p.claim_id = payment.claim_id)
        order by p.id desc
      loop
        part := least(remaining, found.open);
        if part > 0 then
          insert into order_payment_parts (payment_id, order_id, claim_id, amount, gives_back)
            values (payment.id, payment.order_id, found.claim_id, -part, found.id);
        end if;
        remaining := remaining - part;
      end loop;
      if remaining > 0 then
        raise exception 'order % gives back more than it received', payment.order_id using errcode = 'check_violation';
      end if;
    elsif payment.claim_id is null then
      for found in
        select c.id, c.deposit - ${RECEIVED_OF('c.id')} as open from claims c
        where c.order_id = payment.order_id and c.released_at is null and c.deposit > 0 order by c.id
      loop
        part := least(remaining, found.open);
        if part > 0 then
          insert into order_payment_parts (payment_id, order_id, claim_id, amount)
            values (payment.id, payment.order_id, found.id, part);
          remaining := remaining - part;
        end if;
      end loop;
      if remaining > 0 then
        insert into order_payment_parts (payment_id, order_id, amount) values (payment.id, payment.order_id, remaining);
      end if;
    else
      insert into order_payment_parts (payment_id, order_id, claim_id, amount)
        values (payment.id, payment.order_id, payment.claim_id, remaining);
    end if;
  end $$;`;

/** Whether a deposit is received follows from the parts of its share. */
const DEPOSITS = `
  create function keep_deposit_received() returns trigger language plpgsql as $$
  declare
    received integer := ${RECEIVED_OF('new.id')};
  begin
    if new.order_id is null then
      return new;
    elsif received > 0 and received >= new.deposit and new.deposit > 0 then
      new.deposit_received_at := coalesce(new.deposit_received_at, now());
    elsif received <= 0 or new.deposit is not null then
      -- A deposit that was given back is asked for anew, so that its share doesn't lapse the same night.
      if new.deposit_received_at is not null and new.deposit_due <= current_date + 1 then
        new.deposit_due := null;
      end if;
      new.deposit_received_at := null;
    end if;
    return new;
  end $$;
  create trigger claims_deposit_received before update of deposit on claims
    for each row execute function keep_deposit_received();

  create or replace function keep_received() returns trigger language plpgsql as $$
  begin
    update orders set received = received + ${RECEIVED('new.')},
      kept = kept + case new.kind when 'KEPT' then new.amount else 0 end, updated_at = now() where id = new.order_id;
    perform split_order_payment(new);
    -- The trigger of the deposit looks at the parts.
    update claims set deposit = deposit
      where id in (select claim_id from order_payment_parts where payment_id = new.id);
    return null;
  end $$;`;

/** Payments from before are split in the order in which they were recorded. Deposits that their order can't cover are due again. */
const BEFORE = `
  select split_order_payment(p) from (select p from order_payments p order by id offset 0) as earlier (p);
  with covered as (
    select c.id, o.received >= sum(c.deposit) over (partition by o.id order by c.id) as is_covered
    from claims c join orders o on o.id = c.order_id
    where c.deposit > 0 and c.deposit_received_at is not null and c.released_at is null
  )
  update claims set deposit_received_at = null,
    deposit_due = case when deposit_due > current_date + 1 then deposit_due end
  from covered where covered.id = claims.id and not is_covered;`;

const sumsOfOrder = (received: string) => `
  create or replace function refuse_sums_of_order() returns trigger language plpgsql as $$
  begin
    if pg_trigger_depth() = 1 and new.received <> (
      select coalesce(sum(${received}), 0)
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
  end $$;`;

/** Says as an event what a settlement or a payment came to. That a deposit is kept moves no money, so it's no event. */
const tellSettlement = (payments: string) => `
  create or replace function tell_settlement_event() returns trigger language plpgsql as $$
  begin
    if tg_table_name = 'order_revisions' then
      insert into events (type, rancher_id, order_id, amount, created_at)
        values ('ORDER_SETTLED', new.rancher_id, new.order_id, new.total, new.created_at);
    ${payments}
      insert into events (type, rancher_id, order_id, amount, created_at)
        values ('ORDER_PAYMENT_RECORDED', new.rancher_id, new.order_id,
          case new.kind when 'REFUND' then -new.amount else new.amount end, new.created_at);
    end if;
    return null;
  end $$;`;

const KINDS = `'DEPOSIT', 'BALANCE', 'REFUND'`;

/** Payments belong to shares, and a ranch may keep what it received for a canceled order. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    lock table orders, claims, order_payments in share row exclusive mode;
    -- What the ranch keeps of what it received for a canceled order. The trigger of order_payments keeps it.
    alter table orders add column kept integer not null default 0 check (kept >= 0);
    alter table order_payments drop constraint order_payments_kind_check,
      add constraint order_payments_kind_check check (kind in (${KINDS}, 'KEPT'));
    update orders set kept = k.amount
      from (select order_id, sum(amount) as amount from order_payments where kind = 'KEPT' group by 1) k where k.order_id = orders.id;
    ${PARTS}
    ${SPLIT}
    ${BEFORE}
    ${DEPOSITS}
    ${sumsOfOrder(RECEIVED(''))}
    ${tellSettlement("elsif new.kind <> 'KEPT' then")}
  `);
}

/** The check holds for new rows alone: what was recorded as kept stays. */
export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${tellSettlement('else')}
    ${sumsOfOrder("case kind when 'REFUND' then -amount else amount end")}
    create or replace function keep_received() returns trigger language plpgsql as $$
    begin
      update orders set received = received + case new.kind when 'REFUND' then -new.amount else new.amount end,
        updated_at = now() where id = new.order_id;
      return null;
    end $$;
    drop trigger claims_deposit_received on claims;
    drop function keep_deposit_received, split_order_payment;
    drop table order_payment_parts;
    alter table order_payments drop constraint order_payments_kind_check,
      add constraint order_payments_kind_check check (kind in (${KINDS})) not valid;
    alter table orders drop column kept;
  `);
}
