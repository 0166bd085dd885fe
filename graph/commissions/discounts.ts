import { type FieldShape, madeOf } from '../database/reading/shape';
import { sql } from '../database/reading/sql';

/** SQL of the discounts on what a ranch was charged for. Unusual is a tenth of the goods, or half of the orders if it's three or more. */
const DISCOUNTS = (rancherId: string) => `
  select *, (amount > 0 and amount * 10 >= goods) or (discounted >= 3 and discounted * 2 >= orders) as is_unusual
  from (
    select count(*)::integer as orders, count(*) filter (where discount > 0)::integer as discounted,
      coalesce(sum(discount), 0)::bigint as amount, coalesce(sum(o.goods + discount), 0)::bigint as goods
    from commission_transactions t
    join orders o on o.id = t.order_id
    cross join lateral (
      select coalesce(sum((charge ->> 'amount')::integer), 0) as discount
      from jsonb_array_elements(o.charges) charge where charge ->> 'kind' = 'DISCOUNT'
    ) given
    where t.rancher_id = ${rancherId} and t.type = 'CHARGE' and t.created_at > now() - interval '90 days'
  ) sums`;

/** The discounts that a ranch gave on orders of the last 90 days. */
export const discountsField: FieldShape = madeOf((ranch) => sql`(${DISCOUNTS(`${ranch.row}.id`)})`);
