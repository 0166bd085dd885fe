import { ESTIMATE } from '../../rules/orders/estimateNote';
import {
  column,
  type Fields,
  listBelow,
  madeOf,
  many,
  one,
  type Shape,
  sameRow,
  value,
} from '../database/reading/shape';
import { quoted, type Row, sql, viewerHolds, viewerId, viewerIsAdmin, viewerRanch } from '../database/reading/sql';
import { nodeId } from '../schema/ids';
import { boughtAtSql } from './boughtFrom';
import { countsBy } from './countOrders';
import { customerOrderList } from './listOrders';
import { ranchOrderList } from './ordersOfRanch';
import { ranchSales } from './ranchSales';

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
