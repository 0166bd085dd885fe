-- What an order that waits for a weight was settled at isn't due, and neither is its estimate.

-- migrate:up

create or replace function state_at_payment(p order_payments, out received integer, out due integer) returns record language plpgsql
as $$
  declare
    cost integer;
  begin
    select coalesce(sum(case e.kind when 'REFUND' then -e.amount when 'KEPT' then 0 else e.amount end), 0) + case p.kind when 'REFUND' then -p.amount when 'KEPT' then 0 else p.amount end into received
      from order_payments e where e.order_id = p.order_id and e.id < p.id;
    select case
        when exists (select from order_status_updates where order_id = o.id and status = 'CANCELED' and created_at <= p.created_at) then 0
        else coalesce(
          (select total from order_revisions where o.settled_total is not null and order_id = o.id and created_at <= p.created_at order by number desc limit 1),
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
update orders set owed_since = null where owed_since is not null and settled_total is null
    and status in ('PENDING', 'CONTACTED', 'PROCESSING')
    and exists (select from claims where order_id = orders.id and pricing in ('HANGING', 'PACKAGED'));

-- migrate:down

create or replace function state_at_payment(p order_payments, out received integer, out due integer) returns record language plpgsql
as $$
  declare
    cost integer;
  begin
    select coalesce(sum(case e.kind when 'REFUND' then -e.amount when 'KEPT' then 0 else e.amount end), 0) + case p.kind when 'REFUND' then -p.amount when 'KEPT' then 0 else p.amount end into received
      from order_payments e where e.order_id = p.order_id and e.id < p.id;
    select case
        when exists (select from order_status_updates where order_id = o.id and status = 'CANCELED' and created_at <= p.created_at) then 0
        else coalesce(
          (select total from order_revisions where  order_id = o.id and created_at <= p.created_at order by number desc limit 1),
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
