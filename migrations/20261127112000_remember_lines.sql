-- What a family is told names the line of its order, so that the line can follow its share from one animal to another.

-- migrate:up

update claims set told = told || jsonb_build_object('line', jsonb_build_object('price', i.price,
  'goods', case when o.amount > 0 then round(i.price * o.goods::numeric / o.amount) else 0 end,
  'basis', i.basis, 'pricePerPound', i.price_per_pound))
from order_items i join orders o on o.id = i.order_id
where i.id = claims.order_item_id and told is not null and released_at is null and o.settled_total is null
  and o.status not in ('FULFILLED', 'CANCELED');

-- migrate:down

update claims set told = told - 'line' where told is not null;
