import { initialOrder, type OrderValues, orderForm } from '../../rules/orderForm';
import { orderTypesOf } from '../../rules/orderType';
import type { ShippingMethod } from '../../rules/vocabulary';
import type { CartItem } from '../cart/cart';
import type { OrderRequest_customerFragment, OrderRequest_rancherFragment } from './OrderRequest.generated';

/** What is asked of the customer; the ranch and the items come from the cart. */
export type RequestValues = Omit<OrderValues, 'rancherId' | 'productDetails'>;

export const requestForm = orderForm.omit(['rancherId', 'productDetails']);

/** What is known already: the profile, the kind of order that the items make, the first way that the ranch offers. */
export function initialRequest(
  customer: OrderRequest_customerFragment,
  ranch: OrderRequest_rancherFragment,
  items: readonly CartItem[],
): RequestValues {
  const { rancherId: _id, productDetails: _items, ...blank } = initialOrder;
  return {
    ...blank,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    customerZip: customer.zipCode,
    orderType: orderTypesOf(items)[0] ?? blank.orderType,
    shippingMethod: firstOffered(ranch),
    shippingAddress: placeOf(customer),
  };
}

function firstOffered(ranch: OrderRequest_rancherFragment): ShippingMethod {
  if (ranch.offerLocalPickup) return 'LOCAL_PICKUP';
  if (ranch.offerLocalDelivery) return 'LOCAL_DELIVERY';
  return ranch.offerShipping ? 'SHIPPING' : initialOrder.shippingMethod;
}

/** 'Austin, Texas 78701', as far as the profile knows it; the street is not kept there. */
function placeOf({ city, state, zipCode }: OrderRequest_customerFragment): string {
  return [city, `${state} ${zipCode}`.trim()].filter(Boolean).join(', ');
}

/** The values with the cart's items as the order that the graph takes. */
export function toOrder(values: RequestValues, rancherId: string, items: readonly CartItem[]): OrderValues {
  return orderForm.cast({
    ...values,
    rancherId,
    shippingAddress: values.shippingMethod === 'LOCAL_PICKUP' ? null : values.shippingAddress,
    productDetails: items.map(({ type, productId, variantId, name, quantity, price }) => ({
      type,
      id: productId,
      variantId,
      name,
      quantity,
      price,
    })),
  });
}
