import { isShare } from '../../../rules/herd/quarters';
import type { OrderItemValues } from '../../../rules/orders/orderForm';
import { cowShareOf, isOnSale } from '../../../rules/products/cowShares';
import { badInput } from '../../errors';
import type { OrderItemRow } from '../../orders/Order';
import type { RancherRow } from '../../ranches/Rancher';
import { idNumber } from '../../schema/arguments';
import type { Offer } from './readOffer';

type Listing = Pick<Offer, 'products' | 'variants'> & { ranch: RancherRow };

export type PricedItem = Omit<OrderItemRow, 'id' | 'orderId' | 'settledTenths'>;

/** Turns a requested item into an order's line at the ranch's list price. Errors: BAD_USER_INPUT if the ranch doesn't sell it. */
export function priceItem(listing: Listing, item: OrderItemValues, path: string): PricedItem {
  const line = priceShare(listing, item) ?? priceProduct(listing, item, path);
  if (!line) throw badInput({ [path]: `${item.name || 'This item'} isn't on sale at ${listing.ranch.ranchName}` });
  return line;
}

function priceShare({ ranch }: Listing, { type, quantity }: OrderItemValues): PricedItem | undefined {
  const share = cowShareOf(type);
  if (!share || !isShare(type) || !isOnSale(ranch, share)) return undefined;
  const price = ranch[share.priceField];
  return { ...noProduct, ...termsByWeight(ranch), type, name: share.label, quantity, price, imageUrl: ranch.imageUrl };
}

const noProduct = { productId: null, variantId: null, variantName: null, weight: null, size: null };
const atFixedPrice = { basis: null, pricePerPound: null };

/** How the ranch prices shares. A share that's on an animal has the animal's terms instead. */
export const pricingOf = ({ pricingModel, pricePerPound }: Pick<RancherRow, 'pricingModel' | 'pricePerPound'>) =>
  pricePerPound === 0 ? 'FLAT' : pricingModel;

function termsByWeight(ranch: RancherRow): Pick<PricedItem, 'basis' | 'pricePerPound'> {
  const basis = pricingOf(ranch);
  return basis === 'FLAT' ? atFixedPrice : { basis, pricePerPound: ranch.pricePerPound };
}

const kindOf = { OTHER: 'CUSTOM', BEEF_BOX: 'BEEF_BOX', SELECT_CUT: 'SELECT_CUT' } as const;

function priceProduct({ products, variants }: Listing, item: OrderItemValues, path: string): PricedItem | undefined {
  const kind = kindOf[item.type as keyof typeof kindOf];
  // Only shares have no kind, and `priceShare` has found that this one isn't on sale.
  if (!kind) return undefined;
  const productId = given(item.id, `${path}.id`);
  const variantId = given(item.variantId, `${path}.variantId`);
  const product = products.find(({ id, kind: own, available }) => available && own === kind && id === productId);
  if (!product) return undefined;
  const ofProduct = variants.filter(({ productId }) => productId === product.id);
  const variant = ofProduct.find(({ id }) => id === variantId);
  // If the chosen variant is gone, don't silently sell the product at its own price instead.
  if (item.variantId && !variant) return undefined;
  return {
    ...atFixedPrice,
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
