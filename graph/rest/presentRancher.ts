import { deliveryRadius, shippingRadius } from '../../rules/delivery';
import type { Shape } from './openapi/Schema';
import { described, list, named, object, orNull, withOptional } from './openapi/shape';
import { presentProduct, productKindShape } from './presentProduct';
import type { Rest_commissionFragment, Rest_rancherFragment } from './ranchers.generated';

type Rancher = Rest_rancherFragment & Partial<Rest_commissionFragment> & { distanceMiles?: number | null };

/** A ranch as REST has it: the contact as `user`, products by kind, and what checkout calls by shorter names. */
export function presentRancher({ contact, products, commission, ...rancher }: Rancher) {
  const ofKind = (kind: string) => products.filter(({ __typename }) => __typename === kind).map(presentProduct);
  const customProducts = ofKind('CustomProduct');
  return {
    ...rancher,
    user: contact,
    customProducts,
    otherProductsList: customProducts,
    beefBoxes: ofKind('BeefBox'),
    selectCuts: ofKind('SelectCut'),
    localPickup: rancher.offerLocalPickup,
    localDelivery: rancher.offerLocalDelivery,
    deliveryFee: rancher.localDeliveryFee,
    deliveryRadius: deliveryRadius(rancher),
    shipping: rancher.offerShipping,
    shippingRadius: shippingRadius(rancher),
    ...(commission && presentCommission(commission)),
  };
}

function presentCommission({ rate, balance, hasBrokerAgreement }: Rest_commissionFragment['commission']) {
  return { commissionRate: rate, currentBalance: balance, hasBrokerAgreement };
}

type Presented = ReturnType<typeof presentRancher>;

export function rancherShape(of: Shape<Rancher>): Shape<Presented> {
  const { contact, products, commission, ...rancher } = of.properties;
  const customProducts = list(productKindShape(products.items, 'CustomProduct'));
  const shape = object({
    ...rancher,
    user: contact,
    customProducts,
    otherProductsList: described('The same list as customProducts.', customProducts),
    beefBoxes: list(productKindShape(products.items, 'BeefBox')),
    selectCuts: list(productKindShape(products.items, 'SelectCut')),
    localPickup: rancher.offerLocalPickup,
    localDelivery: rancher.offerLocalDelivery,
    deliveryFee: rancher.localDeliveryFee,
    deliveryRadius: described('The same as localDeliveryRange.', rancher.localDeliveryRange),
    shipping: rancher.offerShipping,
    shippingRadius: described('How far it ships, in miles; null when nationwide.', orNull(rancher.shippingRadius)),
  });
  if (!commission) return named('distanceMiles' in rancher ? 'FoundRanch' : 'Ranch', shape);
  const { rate, balance, hasBrokerAgreement } = commission.properties;
  const figures = { commissionRate: rate, currentBalance: balance, hasBrokerAgreement };
  if (of.required?.includes('commission')) return named('ManagedRanch', object({ ...shape.properties, ...figures }));
  return named('RanchOfViewer', withOptional(shape, figures));
}
