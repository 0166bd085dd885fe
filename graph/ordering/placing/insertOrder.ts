import type { Knex } from 'knex';
import { prepared } from '../../database/reading/prepared';
import { mustExist } from '../../database/transaction';
import { queueMails } from '../../mail/queueMail';
import type { OrderRow } from '../../orders/Order';
import { ranchNotice } from '../../orders/ranchOrderNotices';
import { currentTrace } from '../../trace';
import type { NewClaim } from './chooseLines';
import type { PricedItem } from './priceItems';
import type { Offer } from './readOffer';

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
  'billedFees',
  'commissionRate',
  'commissionAmount',
  'notes',
  'termsVersion',
  'cancelTerms',
  'idempotencyKey',
  'requestHash',
] as const;

/** The customer's values, the server's values, and the key and hash that identify a repeated request. */
export type NewOrder = Pick<OrderRow, 'rancherId' | (typeof ORDER_COLUMNS)[number]>;

/** Locks the ranch if it's approved and hasn't changed since the offer was read, so that it stays so until the order is stored. */
const RANCH = `
  select id, user_id, set_config('herdline.traceparent', ?, true) from ranchers where id = ? and approval = 'APPROVED' and xmin::text = ? for share`;

/** Locks the products that haven't changed since the offer was read. The ranch comes first, like in all other code. */
const PRODUCTS = `
  select products.id from ranch, products join json_to_recordset(?) as offered (id integer, version text)
    on offered.id = products.id and offered.version = products.xmin::text
  for share of products`;

/** Locks the customer, so that closing the account waits for the order. If the account is already closing, there's no order. */
const CUSTOMER = 'select id from users where id = ?::integer and deletes_at is null for share';

/** If two requests with the same key come at once, the second waits here for the first and then stores nothing. */
const ORDER = `
  insert into orders (rancher_id, customer_id, customer_name, customer_email, customer_phone, customer_zip, order_type,
    shipping_method, shipping_address, shipping_fee, amount, billed_fees, commission_rate, commission_amount, notes,
    terms_version, cancel_terms, idempotency_key, request_hash)
  select ranch.id, customer.id, ?, ?, ?, ?, ?, ?, ?, ?::integer, ?::integer, ?::integer, ?::numeric, ?::integer, ?, ?, ?::jsonb, ?, ?
  from ranch, customer
  where (select count(*) from product) = ?::integer
  on conflict (customer_id, idempotency_key) where idempotency_key is not null do nothing
  returning *`;

const ITEMS = `
  insert into order_items (order_id, product_id, variant_id, type, name, variant_name, quantity, price, weight, size,
    image_url, basis, price_per_pound)
  select placed.id, "productId", "variantId", type, name, "variantName", quantity, price, weight, size, "imageUrl", basis,
    "pricePerPound"
  from placed, rows from (json_to_recordset(?) as ("productId" integer, "variantId" integer, type text, name text,
    "variantName" text, quantity integer, price integer, weight numeric, size text, "imageUrl" text, basis text,
    "pricePerPound" integer)) with ordinality
  order by ordinality
  returning id`;

/** Stores the claims of the order. Locks the line before it inserts rows, so that their ids follow the order of the line. */
const CLAIMS = `
  turn as materialized (select take_turn_in_line(rancher_id) as moment from placed),
  wanted as (
    select share.*, line.id as item_id
    from rows from (json_to_recordset(?) as (item integer, quarters smallint, "animalId" integer, places smallint[],
      pricing text, price integer, "pricePerPound" integer, deposit integer, "depositDue" date, told jsonb)) with ordinality as share
      (item, quarters, animal_id, places, pricing, price, price_per_pound, deposit, deposit_due, told, place)
    join (select id, row_number() over (order by id) as item from item) line on line.item = share.item
  ),
  claim as (
    insert into claims (order_id, order_item_id, rancher_id, quarters, animal_id, ordered_at, line_at, pricing, price,
      price_per_pound, deposit, deposit_due, told)
    select placed.id, item_id, placed.rancher_id, quarters, animal_id, placed.created_at, turn.moment, pricing, price,
      price_per_pound, deposit, deposit_due, told
    from turn, placed, wanted order by place
    returning id, animal_id
  ),
  held as (
    insert into animal_places (animal_id, claim_id, place)
    select claim.animal_id, claim.id, unnest(wanted.places)
    from wanted join (select *, row_number() over (order by id) as place from claim) claim using (place)
    where claim.animal_id is not null
  )`;

const FIRST_UPDATE = { status: 'PENDING', notes: 'Order request sent', movedBy: 'CUSTOMER' } as const;

const HISTORY = `
  insert into order_status_updates (order_id, status, notes, moved_by) select id, ?, ?, ? from placed returning id`;

const MAILS = `
  select json_build_object('template', template, 'orderId', placed.id) as mail, placed.id as order_id, letter.user_id
  from ranch, placed,
    lateral (values ('newOrder', ranch.user_id), ('orderConfirmation', placed.customer_id)) letter (template, user_id)`;

const place = (...more: string[]) => `
  with ranch as (${RANCH}), product as (${PRODUCTS}), customer as (${CUSTOMER}), placed as (${ORDER}), item as (${ITEMS}), history as (${HISTORY}), ${[queueMails(MAILS), ...more].join(',')}
  select placed.*, (select array_agg(id order by id) from item) as item_ids, (select id from history) as update_id
  from placed, ${ranchNotice('placed.rancher_id', 'placed.id')}`;

const PLACE = place();
const PLACE_WITH_CLAIMS = place(CLAIMS);

const jsonOf = (value: object | null) => value && JSON.stringify(value);

type Versions = Pick<Offer, 'products'> & { ranch: { version: string } };
type Placed = OrderRow & { itemIds: number[]; updateId: number };

/** One statement stores all, or nothing if what the offer was read from changed or the key was used. */
export async function insertOrder(
  db: Knex,
  order: NewOrder,
  { items, claims, offer: { ranch, products } }: { items: PricedItem[]; claims: NewClaim[]; offer: Versions },
) {
  const { status, notes, movedBy } = FIRST_UPDATE;
  const given = ORDER_COLUMNS.map((column) => (column === 'cancelTerms' ? jsonOf(order[column]) : order[column]));
  const versions = products.map(({ id, version }) => ({ id, version }));
  // Without a transaction, the database doesn't know the trace.
  const offered = [currentTrace() ?? '', order.rancherId, ranch.version, JSON.stringify(versions)];
  const bindings = [...offered, ...given, versions.length, JSON.stringify(items), status, notes, movedBy];
  const statement =
    claims.length > 0
      ? { sql: PLACE_WITH_CLAIMS, bindings: [...bindings, JSON.stringify(claims)] }
      : { sql: PLACE, bindings };
  const [placed] = await prepared<Placed>(db, statement);
  return placed && withParts(placed, items);
}

function withParts({ itemIds, updateId, ...order }: Placed, items: PricedItem[]) {
  const { id: orderId, createdAt } = order;
  return {
    ...order,
    items: items.map((item, index) => ({ ...item, settledTenths: null, orderId, id: mustExist(itemIds[index]) })),
    statusUpdates: [{ ...FIRST_UPDATE, moverId: null, id: updateId, orderId, createdAt }],
  };
}
