import { elements, type FieldShape } from '../database/reading/shape';
import { bind, sql } from '../database/reading/sql';

const MONTHS = 12;
const MAX_PLACES = 100;

/** Sums the sales of each of the last months in a time zone. An index finds each month's orders, so older orders cost nothing. */
const salesSql = (ranchId: string, timeZone: string) => `(
  select to_char(month, 'YYYY-MM') as month, sold.orders, sold.amount
  from date_trunc('month', now() at time zone ${timeZone}) as this_month
  cross join generate_series(this_month - interval '${MONTHS - 1} months', this_month, interval '1 month') as month
  cross join lateral (
    select count(*)::integer as orders, coalesce(sum(o.goods), 0)::bigint as amount from orders o
    where o.rancher_id = ${ranchId} and o.status <> 'CANCELED' and o.created_at >= month at time zone ${timeZone}
      and o.created_at < (month + interval '1 month') at time zone ${timeZone}
  ) sold)`;

const placesSql = (ranchId: string) => `(
  select z.zip_code, z.city, z.state, z.latitude, z.longitude,
    count(distinct o.customer_id)::integer as customers, count(*)::integer as orders
  from orders o join zip_codes z on z.zip_code = left(o.customer_zip, 5)
  where o.rancher_id = ${ranchId} and o.status <> 'CANCELED'
  group by z.zip_code order by customers desc, orders desc, z.zip_code limit ${MAX_PLACES})`;

export const ranchSales: Record<'salesByMonth' | 'customerPlaces', FieldShape> = {
  salesByMonth: elements(
    (ranch) => sql`(select sales.* from (select ${bind(({ context }) => context.config.timeZone)}::text as name) zone
      cross join lateral ${salesSql(`${ranch.row}.id`, 'zone.name')} sales)`,
    (sales) => sql`${sales}.month`,
  ),
  customerPlaces: elements(
    (ranch) => sql`${placesSql(`${ranch.row}.id`)}`,
    (place) => sql`${place}.customers desc, ${place}.orders desc, ${place}.zip_code`,
  ),
};
