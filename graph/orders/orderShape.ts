import { estimatedRevenue } from '../../rules/money/pricing';
import { ESTIMATE } from '../../rules/orders/estimateNote';
import { type StatusGroup, statusesIn } from '../../rules/orders/orderStatus';
import { ORDER_TYPE } from '../../rules/words/vocabulary';
import {
  column,
  elements,
  type FieldShape,
  type Fields,
  listBelow,
  madeOf,
  many,
  one,
  type Shape,
  sameRow,
  value,
} from '../database/reading/shape';
import {
  bind,
  quoted,
  type Row,
  type Sql,
  sql,
  viewerHolds,
  viewerId,
  viewerIsAdmin,
  viewerRanch,
} from '../database/reading/sql';
import { nodeId } from '../schema/arguments';
import { customerOrderList } from './listOrders';
import { ranchOrderList } from './ordersOfRanch';

/** SQL of when the viewer placed their latest order that a ranch has fulfilled. */
const boughtAtSql = (ranch: Row): Sql =>
  sql`(select max(o.created_at) from orders o
    where o.customer_id = ${viewerId} and o.rancher_id = ${ranch}.id and o.status = 'FULFILLED')`;

const isIn = (group: StatusGroup) =>
  `filter (where status in (${statusesIn(group)
    .map((status) => `'${status}'`)
    .join()}))`;

const estimate = ORDER_TYPE.values.map((type) => `when '${type}' then ${estimatedRevenue({ [type]: 1 })}`).join(' ');

/** SQL of the numbers of a customer's or a ranch's orders by group, with their revenue. */
const countsBy =
  (column: 'customer_id' | 'rancher_id') =>
  (parent: Row): Sql =>
    sql`(select count(*) ${isIn('pending')} as pending, count(*) ${isIn('inProgress')} as in_progress,
      count(*) ${isIn('fulfilled')} as fulfilled, count(*) ${isIn('canceled')} as canceled, count(*) as total,
      coalesce(sum(case order_type ${estimate} end) ${isIn('fulfilled')}, 0) as estimated_revenue,
      coalesce(sum(goods) ${isIn('fulfilled')}, 0) as actual_revenue
      from orders where ${column} = ${parent}.id)`;

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

const ranchSales: Record<'salesByMonth' | 'customerPlaces', FieldShape> = {
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

const ownNotes = (order: Row) => sql`regexp_replace(${order}.notes, ${quoted(ESTIMATE.source)}, '')`;

export const orderShape: Shape = {
  table: 'orders',
  fields: {
    nodeId: nodeId('Order'),
    rancher: one((ranch, order) => sql`${ranch}.id = ${order}.rancher_id`),
    customer: sameRow(),
    items: many((item, order) => sql`${item}.order_id = ${order}.id`),
    statusUpdates: many((update, order) => sql`${update}.order_id = ${order}.id`),
    reorderReminderAt: value(
      (order) => sql`case when ${order}.customer_id = ${viewerId}
        then (select remind_at from reorder_reminders where order_id = ${order}.id) end`,
    ),
    archived: value((order) => sql`(${order}.archived_at is not null)`),
    total: value((order) => sql`coalesce(${order}.settled_total, ${order}.amount::bigint + ${order}.shipping_fee)`),
    notes: value((order) => sql`case when ${viewerHolds('MONEY')} then ${order}.notes else ${ownNotes(order)} end`),
    customerNotes: value(ownNotes),
  },
};

const ofAccount = (name: string) => value((order) => sql`(select ${name} from users where id = ${order}.customer_id)`);

/** Reads the order's own row. */
export const orderCustomerShape: Shape = {
  fields: {
    id: column('customer_id'),
    name: column('customer_name'),
    email: column('customer_email'),
    phone: column('customer_phone'),
    zipCode: column('customer_zip'),
    city: ofAccount('city'),
    state: ofAccount('state'),
  },
};

export const orderItemShape: Shape = {
  table: 'order_items',
  fields: {
    total: value((item) => sql`${item}.price::bigint * ${item}.quantity`),
    basis: value((item) => sql`case ${item}.type when 'SELECT_CUT' then 'PACKAGED' else ${item}.basis end`),
    pricePerPound: value(
      (item) => sql`case ${item}.type when 'SELECT_CUT' then ${item}.price else ${item}.price_per_pound end`,
    ),
    settledPounds: value((item) => sql`${item}.settled_tenths / 10.0`),
  },
};

export const orderStatusUpdateShape: Shape = {
  table: 'order_status_updates',
  fields: {
    moverName: value(
      (
        update,
      ) => sql`(select u.name from orders o, users u where o.id = ${update}.order_id and u.id = ${update}.mover_id
        and ${update}.moved_by = 'RANCH' and (${viewerIsAdmin} or o.rancher_id = ${viewerRanch}))`,
    ),
  },
};
export const orderCountsShape: Shape = {};

export const ordersOfUser: Fields = {
  orders: listBelow(customerOrderList),
  orderCounts: madeOf(countsBy('customer_id')),
};

export const ordersOfRancher: Fields = {
  boughtAt: value(boughtAtSql),
  orderCounts: madeOf(countsBy('rancher_id')),
  orders: listBelow(ranchOrderList),
  ...ranchSales,
};
