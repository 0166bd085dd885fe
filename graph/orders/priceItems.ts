import { cowShareOf, isOnSale } from '../../rules/cowShares';
import type { OrderItemValues } from '../../rules/orderForm';
import { badInput, Refusal } from '../errors';
import { idNumber } from '../ids';
import type { Listing } from '../products/readListing';
import type { OrderItemRow } from './Order';

export type PricedItem = Omit<OrderItemRow, 'id' | 'orderId'>;

/**
 * Turns what a customer asked for into lines at the ranch's prices.
 * Errors: BAD_USER_INPUT for what the ranch does not sell, PRICE_CHANGED with the new prices.
 */
export function priceItems(listing: Listing, items: OrderItemValues[]): PricedItem[] {
  const lines = items.map((item, index) => priceItem(listing, item, `productDetails[${index}]`));
  const prices = items.flatMap((item, index) => changedPrice(item, lines[index]!, index));
  if (prices.length > 0) {
    const names = prices.map(({ name }) => name).join(', ');
    throw new Refusal('PRICE_CHANGED', `The price has changed: ${names}`, { prices });
  }
  return lines;
}

function changedPrice(item: OrderItemValues, line: PricedItem, index: number) {
  if (item.price === undefined || item.price === null || item.price === line.price) return [];
  const { type, name, variantName, price } = line;
  return [{ index, type, id: line.productId, variantId: line.variantId, name, variantName, price, sent: item.price }];
}

function priceItem(listing: Listing, item: OrderItemValues, path: string): PricedItem {
  const line = priceShare(listing, item) ?? priceProduct(listing, item, path);
  if (!line) throw badInput({ [path]: `${item.name || 'This item'} is not on sale at ${listing.ranch.ranchName}` });
  return line;
}

function priceShare({ ranch }: Listing, { type, quantity }: OrderItemValues): PricedItem | undefined {
  const share = cowShareOf(type);
  if (!share || !isOnSale(ranch, share)) return undefined;
  return { ...noProduct, type, name: share.label, quantity, price: ranch[share.priceField], imageUrl: ranch.imageUrl };
}

const noProduct = { productId: null, variantId: null, variantName: null, weight: null, size: null };

const kindOf = { OTHER: 'CUSTOM', BEEF_BOX: 'BEEF_BOX', SELECT_CUT: 'SELECT_CUT' } as const;

function priceProduct({ products, variants }: Listing, item: OrderItemValues, path: string): PricedItem | undefined {
  const kind = kindOf[item.type as keyof typeof kindOf];
  // A share that is not on sale. Carts give shares ids of their own, which mean nothing here.
  if (!kind) return undefined;
  const productId = given(item.id, `${path}.id`);
  const variantId = given(item.variantId, `${path}.variantId`);
  const product = products.find(({ id, kind: own, available }) => available && own === kind && id === productId);
  if (!product) return undefined;
  const ofProduct = variants.filter(({ productId }) => productId === product.id);
  const variant = ofProduct.find(({ id }) => id === variantId);
  // A product that comes in variants has no price of its own to fall back on once one is named.
  if (item.variantId && !variant) return undefined;
  return {
    productId: product.id,
    variantId: variant?.id ?? null,
    type: item.type,
    name: product.name,
    variantName: variant?.name ?? null,
    quantity: item.quantity,
    price: variant?.price ?? product.price,
    weight: variant?.weight ?? product.weight,
    size: variant?.size ?? null,
    imageUrl: product.imageUrl,
  };
}

const given = (id: string | null | undefined, path: string) => (id ? idNumber(id, path) : null);
