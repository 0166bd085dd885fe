import type { ItemType, OrderType } from '../words/vocabulary';

export const ORDER_TYPE_OF_ITEM: Record<ItemType, OrderType> = {
  QUARTER_COW: 'QUARTER_COW',
  HALF_COW: 'HALF_COW',
  WHOLE_COW: 'WHOLE_COW',
  BEEF_BOX: 'BEEF_BOX',
  SELECT_CUT: 'SELECT_CUTS',
  OTHER: 'OTHER',
};

export function orderTypesOf(items: readonly { type: ItemType }[]): OrderType[] {
  return [...new Set(items.map(({ type }) => ORDER_TYPE_OF_ITEM[type]))];
}

/** An order of half cows is a Half Cow order. For a mixed order, the customer picks one of its items' types. */
export function orderTypeAgrees(orderType: OrderType, items: readonly { type: ItemType }[]): boolean {
  return orderTypesOf(items).includes(orderType);
}
