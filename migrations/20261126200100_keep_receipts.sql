-- Keeps with each payment what was received and due by then, so that its receipt stays the same.

-- migrate:up

alter table order_payments
  -- What was received for the order by then, with this payment.
  add column received_then integer,
  -- Null if the order wasn't weighed by then.
  add column balance_due_then integer;

create function state_at_payment(p order_payments, out received integer, out due integer) language plpgsql as $$
  declare
    cost integer;
  begin
    select coalesce(sum(case e.kind when 'REFUND' then -e.amount when 'KEPT' then 0 else e.amount end), 0) + case p.kind when 'REFUND' then -p.amount when 'KEPT' then 0 else p.amount end into received
      from order_payments e where e.order_id = p.order_id and e.id < p.id;
    select case
        when exists (select from order_status_updates where order_id = o.id and status = 'CANCELED' and created_at <= p.created_at) then 0
        else coalesce(
          (select total from order_revisions where order_id = o.id and created_at <= p.created_at order by number desc limit 1),
          case when not (exists (select from claims where order_id = o.id and pricing in ('HANGING', 'PACKAGED'))
  or exists (select from order_items i where i.order_id = o.id and i.basis is not null
    and (not exists (select from claims where order_id = i.order_id and order_item_id = i.id)
      or exists (select from claims where order_id = i.order_id and order_item_id = i.id and animal_id is null and released_at is null)))) then coalesce(
            (select (quote ->> 'from')::integer from order_revisions where order_id = o.id and number = 1),
            o.amount + o.shipping_fee) end)
      end into cost
      from orders o where o.id = p.order_id;
    due := case when cost is not null then greatest(cost - received, 0) end;
  end $$;
alter table order_payments disable trigger order_payments_append_only;
update order_payments p set received_then = s.received, balance_due_then = s.due
  from order_payments e cross join lateral state_at_payment(e) s where e.id = p.id;
alter table order_payments enable trigger order_payments_append_only;
alter table order_payments alter column received_then set not null;

create function keep_receipt() returns trigger language plpgsql as $$
    begin
      select received, due into new.received_then, new.balance_due_then from state_at_payment(new);
      return new;
    end $$;
create trigger order_payments_keep_receipt before insert on order_payments
  for each row execute function keep_receipt();

-- migrate:down

drop trigger order_payments_keep_receipt on order_payments;
drop function keep_receipt;
drop function state_at_payment;
alter table order_payments drop column received_then, drop column balance_due_then;
