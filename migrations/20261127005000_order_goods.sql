-- The amount of an order is all that the ranch bills without delivery, so it may have fees besides the goods on which commission is
-- due. Stored orders keep their amounts, which are goods.

-- migrate:up

alter table orders add column billed_fees integer not null default 0,
  add column goods integer generated always as (amount - billed_fees) stored,
  add constraint orders_goods_check check (amount >= billed_fees);

comment on column orders.amount is 'What the ranch bills, without delivery.';
comment on column orders.billed_fees is 'The part of the amount that is fees of a processor and other charges.';
comment on column orders.goods is 'The part of the amount that is beef and products, less discounts. Commission is due on it.';

create or replace function tell_figures_of_orders() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
  select created_at, rancher_id, status, order_type, 1, 1 * goods::bigint, 0::bigint, 0::bigint, 0 from new_rows;
      elsif tg_op = 'DELETE' then
        insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
  select created_at, rancher_id, status, order_type, -1, -1 * goods::bigint, 0::bigint, 0::bigint, 0 from old_rows;
      else
        insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
  select created_at, rancher_id, status, order_type, 1, 1 * goods::bigint, 0::bigint, 0::bigint, 0 from (select one.* from new_rows one join old_rows other using (id)
      where row(one.created_at, one.rancher_id, one.status, one.order_type, one.goods) is distinct from row(other.created_at, other.rancher_id, other.status, other.order_type, other.goods)) as changed
          union all 
  select created_at, rancher_id, status, order_type, -1, -1 * goods::bigint, 0::bigint, 0::bigint, 0 from (select one.* from old_rows one join new_rows other using (id)
      where row(one.created_at, one.rancher_id, one.status, one.order_type, one.goods) is distinct from row(other.created_at, other.rancher_id, other.status, other.order_type, other.goods)) as changed;
      end if;
      return null;
    end $$;

-- migrate:down

create or replace function tell_figures_of_orders() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
  select created_at, rancher_id, status, order_type, 1, 1 * amount::bigint, 0::bigint, 0::bigint, 0 from new_rows;
      elsif tg_op = 'DELETE' then
        insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
  select created_at, rancher_id, status, order_type, -1, -1 * amount::bigint, 0::bigint, 0::bigint, 0 from old_rows;
      else
        insert into figure_changes (created_at, rancher_id, status, order_type, orders, amount, charged, paid, customers) 
  select created_at, rancher_id, status, order_type, 1, 1 * amount::bigint, 0::bigint, 0::bigint, 0 from (select one.* from new_rows one join old_rows other using (id)
      where row(one.created_at, one.rancher_id, one.status, one.order_type, one.amount) is distinct from row(other.created_at, other.rancher_id, other.status, other.order_type, other.amount)) as changed
          union all 
  select created_at, rancher_id, status, order_type, -1, -1 * amount::bigint, 0::bigint, 0::bigint, 0 from (select one.* from old_rows one join new_rows other using (id)
      where row(one.created_at, one.rancher_id, one.status, one.order_type, one.amount) is distinct from row(other.created_at, other.rancher_id, other.status, other.order_type, other.amount)) as changed;
      end if;
      return null;
    end $$;
alter table orders drop constraint orders_goods_check, drop column goods, drop column billed_fees;
comment on column orders.amount is 'Of the goods, without shipping.';
