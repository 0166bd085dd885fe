import { isDay } from '../../rules/time/days';
import { searchForm } from '../../rules/words/searchForm';
import { ORDER_TYPE } from '../../rules/words/vocabulary';
import { type KeysetOrder, newestFirst, sortedBy } from '../database/reading/keyset';
import { type Filterable, type ListBelow, type PageArgs, pagesBelow } from '../database/reading/page';
import { digitsOf, type SearchTerms, searchTerms } from '../database/reading/searchTerms';
import { badInput } from '../errors';
import type { OrderSort, RancherOrdersArgs } from '../resolverTypes.generated';
import { requireDuty } from '../schema/access';
import { idNumber } from '../schema/arguments';
import { refuseSortByAmount, withStatus, withUpdatedFrom } from './listOrders';
import type { OrderRow } from './Order';

type Filter = Omit<RancherOrdersArgs, keyof PageArgs>;
/** The maximum number of requested orders, which is what one screen can show. */
const MAX_IDS = 100;

function refuseBadFilter({ ids, from, to, handoverDay }: Filter): void {
  if (handoverDay && !isDay(handoverDay)) throw badInput({ handoverDay: 'Enter a day such as 2027-03-04' });
  if (ids && ids.length > MAX_IDS) throw badInput({ ids: `At most ${MAX_IDS} orders` });
  if (from && to && from >= to) throw badInput({ to: 'The end must be after the start' });
}

const ORDERS: Record<OrderSort, KeysetOrder> = {
  NEWEST: newestFirst,
  OLDEST: sortedBy('createdAt', 'time', 'asc'),
  UPDATED: sortedBy('updatedAt', 'time', 'desc'),
  AMOUNT: sortedBy('amount', 'integer', 'desc'),
  CUSTOMER: sortedBy('customerSortName', 'text', 'asc'),
};

/** A ranch's orders, filtered and sorted. Errors: BAD_USER_INPUT (ids, to, handoverDay, animalId), FORBIDDEN. */
export const ranchOrderList: ListBelow<Filter> = {
  table: 'orders',
  check: (context, { sort, unpaid }) => {
    refuseSortByAmount(context, sort);
    if (unpaid && context.viewer) requireDuty(context.viewer, ['MONEY']);
  },
  order: ({ sort }) => ORDERS[sort ?? 'NEWEST'],
  where: withFilter,
};

export const ordersOfRanch = pagesBelow<OrderRow, Filter>(ranchOrderList);

function withFilter(query: Filterable, rancherId: string, filter: Filter): void {
  refuseBadFilter(filter);
  query.whereRaw(`rancher_id = ${rancherId}`);
  const { ids, status, orderType, search, from, to, updatedFrom, archived } = filter;
  withStatus(query, status);
  withUpdatedFrom(query, updatedFrom);
  // Orders that are named by id are shown whether they're archived or not.
  if (ids?.length) query.whereRaw('orders.id = any(?)', [ids.map((id) => idNumber(id, 'ids'))]);
  else query.whereRaw(archived ? 'archived_at is not null' : 'archived_at is null');
  if (orderType?.length) query.whereRaw('order_type = any(?)', [[...orderType]]);
  withHandover(query, filter);
  if (from) query.whereRaw('created_at >= ?', [from]);
  if (to) query.whereRaw('created_at < ?', [to]);
  const terms = searchTerms(search);
  if (terms) withMatch(query, terms);
}

/** Limits a query to how and when families get their orders, of which animal, and whether they still owe something. */
function withHandover(query: Filterable, { shippingMethod, handoverDay, animalId, unpaid }: Filter): void {
  if (shippingMethod?.length) query.whereRaw('shipping_method = any(?)', [[...shippingMethod]]);
  if (handoverDay) query.whereRaw('handover_day = ?', [handoverDay]);
  if (animalId) {
    const id = idNumber(animalId, 'animalId');
    query.whereRaw('orders.id = any(array(select order_id from claims where animal_id = ?))', [id]);
  }
  if (unpaid) query.whereRaw('owes > 0');
}

/** Matches the order's number, its type, or the customer as given with the order. */
function withMatch(query: Filterable, { words, text, orderId, phone, zipCode }: SearchTerms): void {
  const types = ORDER_TYPE.values.filter((type) => searchForm(ORDER_TYPE.label(type)).includes(words));
  query.whereRaw(
    `(search_form(lower(customer_name || ' ' || customer_email)) like ? or orders.id = ? or ${digitsOf('customer_phone')} like ?
      or left(customer_zip, 5) = ? or order_type = any(?))`,
    [text, orderId, phone, zipCode, types],
  );
}
