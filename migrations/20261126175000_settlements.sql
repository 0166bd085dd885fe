-- Weights of animals, what orders cost by them, and what families paid.

-- migrate:up

create table weighings (
  id integer generated always as identity primary key,
  animal_id integer not null references animals,
  hanging_tenths integer not null check (hanging_tenths > 0),
  sides_tenths integer[] check (cardinality(sides_tenths) = 2),
  packaged jsonb not null,
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
  facts jsonb not null,
  quote jsonb check ((number = 1) = (quote is not null)),
  lines jsonb not null,
  difference jsonb not null,
  goods integer not null check (goods >= 0),
  total integer not null check (total >= 0),
  to_processor integer not null check (to_processor >= 0),
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
  kind text not null check (kind in ('DEPOSIT', 'BALANCE', 'REFUND', 'KEPT')),
  method text not null check (method in ('CASH', 'CHECK', 'VENMO', 'ZELLE', 'CARD', 'OTHER')),
  amount integer not null check (amount > 0),
  received_on date not null,
  note text,
  claim_id integer references claims,
  recorded_by text not null check (recorded_by in ('RANCH', 'PLATFORM')),
  idempotency_key text,
  created_at timestamptz not null default now()
);
create unique index order_payments_key on order_payments (order_id, idempotency_key) where idempotency_key is not null;
create index order_payments_of_order on order_payments (order_id, id);

create table order_payment_parts (
  id integer generated always as identity primary key,
  payment_id integer not null references order_payments,
  order_id integer not null references orders,
  claim_id integer references claims,
  amount integer not null check (amount <> 0),
  gives_back integer references order_payment_parts check ((gives_back is null) = (amount > 0))
);
create index order_payment_parts_of_order on order_payment_parts (order_id, id);
create index order_payment_parts_of_claim on order_payment_parts (claim_id) where claim_id is not null;
create index order_payment_parts_given_back on order_payment_parts (gives_back) where gives_back is not null;
create index order_payment_parts_of_payment on order_payment_parts (payment_id);

create function refuse_settlement_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if is_erasure(to_jsonb(old), to_jsonb(new), '{note,reason}') then return new; end if;
      end if;
      raise exception 'weights, settlements and payments are append-only';
    end $$;
create trigger weighings_append_only before update or delete on weighings
  for each row execute function refuse_settlement_change();
create trigger weighings_never_emptied before truncate on weighings
  for each statement execute function refuse_settlement_change();
create trigger order_revisions_append_only before update or delete on order_revisions
  for each row execute function refuse_settlement_change();
create trigger order_revisions_never_emptied before truncate on order_revisions
  for each statement execute function refuse_settlement_change();
create trigger order_payments_append_only before update or delete on order_payments
  for each row execute function refuse_settlement_change();
create trigger order_payments_never_emptied before truncate on order_payments
  for each statement execute function refuse_settlement_change();
create trigger order_payment_parts_append_only before update or delete on order_payment_parts
  for each row execute function refuse_settlement_change();
create trigger order_payment_parts_never_emptied before truncate on order_payment_parts
  for each statement execute function refuse_settlement_change();

create function refuse_sums_of_order() returns trigger language plpgsql as $$
    begin
      if pg_trigger_depth() = 1 and new.received <> (
        select coalesce(sum(case kind when 'REFUND' then -amount when 'KEPT' then 0 else amount end), 0)
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
create trigger orders_new_sums before insert on orders
  for each row when (new.received <> 0 or new.settled_total is not null) execute function refuse_sums_of_order();
create trigger orders_sums before update of received, settled_total on orders
  for each row when (row(old.received, old.settled_total) is distinct from row(new.received, new.settled_total))
  execute function refuse_sums_of_order();

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
          select c.id, c.deposit - (select coalesce(sum(amount), 0) from order_payment_parts where claim_id = c.id) as open from claims c
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
    end $$;

create function keep_received() returns trigger language plpgsql as $$
    begin
      update orders set received = received + case new.kind when 'REFUND' then -new.amount when 'KEPT' then 0 else new.amount end,
        kept = kept + case new.kind when 'KEPT' then new.amount else 0 end, updated_at = now() where id = new.order_id;
      perform split_order_payment(new);
      -- The trigger of the deposit looks at the parts.
      update claims set deposit = deposit
        where id in (select claim_id from order_payment_parts where payment_id = new.id);
      return null;
    end $$;
create trigger order_payments_received after insert on order_payments for each row execute function keep_received();

create function keep_deposit_received() returns trigger language plpgsql as $$
    declare
      received integer := (select coalesce(sum(amount), 0) from order_payment_parts where claim_id = new.id);
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

create function tell_settlement_event() returns trigger language plpgsql as $$
    begin
      if tg_table_name = 'order_revisions' then
        insert into events (type, rancher_id, order_id, amount, created_at)
          values ('ORDER_SETTLED', new.rancher_id, new.order_id, new.total, new.created_at);
      elsif new.kind <> 'KEPT' then
        insert into events (type, rancher_id, order_id, amount, created_at)
          values ('ORDER_PAYMENT_RECORDED', new.rancher_id, new.order_id,
            case new.kind when 'REFUND' then -new.amount else new.amount end, new.created_at);
      end if;
      return null;
    end $$;
create trigger order_revisions_tell after insert on order_revisions for each row execute function tell_settlement_event();
create trigger order_payments_tell after insert on order_payments for each row execute function tell_settlement_event();

comment on table weighings is 'Weights of animals. The newest counts.';

comment on column weighings.sides_tenths is 'The hanging weight of each side, in tenths of a pound.';
comment on column weighings.packaged is '[{ claimId, tenths }]';
comment on column weighings.fees is 'What the processor took at the first weighing, so that a new price list leaves a correction alone.';
comment on table order_revisions is 'What orders cost after each weighing. The last one counts.';
comment on column order_revisions.facts is 'Everything that it was computed from, so that anyone can compute it again.';
comment on column order_revisions.quote is 'What was expected before the first one.';
comment on column order_revisions.received is 'What the ranch had got by then.';
comment on table order_payments is 'What families paid the ranch, what it gave back, and what it keeps of a canceled order.';
comment on column order_payments.claim_id is 'The share whose deposit it is.';
comment on table order_payment_parts is 'Which share each payment is for. The parts of a refund are negative and name the parts that they give back.';
comment on column order_payment_parts.claim_id is 'Null for money of the order as a whole.';
comment on function refuse_settlement_change is 'Weights, settlements and payments are only added to, save for words of a person who is erased.';
comment on function refuse_sums_of_order is 'What was received and settled of an order is what its payments and its last revision make.';
comment on function split_order_payment is 'Says which share a payment is for. A payment that names none covers open deposits first, and a refund gives back the newest parts first.';
comment on function keep_received is 'Adds a payment to its order, splits it, and looks at the deposits that it covers.';
comment on function keep_deposit_received is 'Notes whether the deposit of a share has been received.';
comment on function tell_settlement_event is 'Tells a revision or a payment as an event.';

-- migrate:down

drop trigger orders_new_sums on orders;
drop trigger orders_sums on orders;
drop trigger claims_deposit_received on claims;
drop function split_order_payment;
drop table order_payment_parts, order_payments, order_revisions, weighings;
drop function refuse_settlement_change, refuse_sums_of_order, keep_received, keep_deposit_received, tell_settlement_event;
