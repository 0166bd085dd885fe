import { deliveryRadius, shippingRadius } from '../../rules/delivery';
import type { Rest_commissionFragment, Rest_rancherFragment } from './ranchers.generated';

type Rancher = Rest_rancherFragment & Partial<Rest_commissionFragment> & { distanceMiles?: number | null };

/** A ranch as REST has it: the contact as `user`, products by kind, and what checkout calls by shorter names. */
export function presentRancher({ contact, products, commission, ...rancher }: Rancher) {
  const ofKind = (kind: string) => products.filter(({ __typename }) => __typename === kind).map(withoutTypename);
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

function withoutTypename<P extends { __typename?: string }>({ __typename, ...product }: P): Omit<P, '__typename'> {
  return product;
}
