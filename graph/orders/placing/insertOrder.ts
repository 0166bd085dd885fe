import type { Knex } from 'knex';
import { mustExist } from '../../database/mustExist';
import { prepared } from '../../database/reading/prepared';
import { retryConflicts } from '../../database/transaction';
import { queueMails } from '../../mail/queueMail';
import type { OrderRow } from '../Order';
import { ranchNotice } from '../ranchOrderNotices';
import type { PricedItem } from './priceItems';

const ORDER_COLUMNS = [
  'customerId',
  'customerName',
  'customerEmail',
  'customerPhone',
  'customerZip',
  'orderType',
  'shippingMethod',
  'shippingAddress',
  'shippingFee',
  'amount',
  'commissionRate',
  'commissionAmount',
  'notes',
  'idempotencyKey',
  'requestHash',
] as const;

/** What the customer gave, what the server made of it, and the key and hash by which it is known again. */
export type NewOrder = Pick<OrderRow, 'rancherId' | (typeof ORDER_COLUMNS)[number]>;

/** Only an approved ranch gets orders, and it stays approved until this is stored. */
const RANCH = `select id, user_id from ranchers where id = ? and approval = 'APPROVED' for share`;

/** If the same key is sent twice at once, the second send waits here for the first and then stores nothing. */
const ORDER = `
  insert into orders (rancher_id, customer_id, customer_name, customer_email, customer_phone, customer_zip, order_type,
    shipping_method, shipping_address, shipping_fee, amount, commission_rate, commission_amount, notes, idempotency_key,
    request_hash)
  select ranch.id, ?::integer, ?, ?, ?, ?, ?, ?, ?, ?::integer, ?::integer, ?::numeric, ?::integer, ?, ?, ? from ranch
  on conflict (customer_id, idempotency_key) where idempotency_key is not null do nothing
  returning *`;

const ITEMS = `
  insert into order_items (order_id, product_id, variant_id, type, name, variant_name, quantity, price, weight, size,
    image_url)
  select placed.id, "productId", "variantId", type, name, "variantName", quantity, price, weight, size, "imageUrl"
  from placed, rows from (json_to_recordset(?) as ("productId" integer, "variantId" integer, type text, name text,
    "variantName" text, quantity integer, price integer, weight numeric, size text, "imageUrl" text)) with ordinality
  order by ordinality
  returning id`;

const FIRST_UPDATE = { status: 'PENDING', notes: 'Order request sent', movedBy: 'CUSTOMER' } as const;

const HISTORY = `
  insert into order_status_updates (order_id, status, notes, moved_by) select id, ?, ?, ? from placed returning id`;

const MAILS = `
  select json_build_object('template', template, 'orderId', placed.id) as mail, placed.id as order_id, letter.user_id
  from ranch, placed,
    lateral (values ('newOrder', ranch.user_id), ('orderConfirmation', placed.customer_id)) letter (template, user_id)`;

const PLACE = `
  with ranch as (${RANCH}), placed as (${ORDER}), item as (${ITEMS}), history as (${HISTORY}), ${queueMails(MAILS)}
  select placed.*, (select array_agg(id order by id) from item) as item_ids, (select id from history) as update_id
  from placed, ${ranchNotice('placed.rancher_id', 'placed.id')}`;

type Placed = OrderRow & { itemIds: number[]; updateId: number };

/**
 * Stores an order with its lines, the first step of its history and its mails, in one statement and so as a whole. Stores
 * nothing if the ranch isn't approved anymore, or if the same customer has just sent another order with the same key.
 */
export async function insertOrder(db: Knex, order: NewOrder, items: PricedItem[]) {
  const { status, notes, movedBy } = FIRST_UPDATE;
  const given = ORDER_COLUMNS.map((column) => order[column]);
  const bindings = [order.rancherId, ...given, JSON.stringify(items), status, notes, movedBy];
  const [placed] = await retryConflicts(() => prepared<Placed>(db, { sql: PLACE, bindings }));
  return placed && withParts(placed, items);
}

function withParts({ itemIds, updateId, ...order }: Placed, items: PricedItem[]) {
  const { id: orderId, createdAt } = order;
  return {
    ...order,
    items: items.map((item, index) => ({ ...item, orderId, id: mustExist(itemIds[index]) })),
    statusUpdates: [{ ...FIRST_UPDATE, id: updateId, orderId, createdAt }],
  };
}
