import { onSale, type RanchShares } from '../../../rules/products/cowShares';

interface RanchOffers extends RanchShares {
  offerSelectCuts: boolean;
  offerBeefBoxes: boolean;
  offerOtherProducts: boolean;
}

interface RanchMethods {
  offerLocalPickup: boolean;
  offerLocalDelivery: boolean;
  offerShipping: boolean;
  shippingNationwide: boolean;
}

/** Returns 'Quarter, half and whole cows, beef boxes', for example. */
export function offersLine(ranch: RanchOffers): string {
  const offers = [
    sharesLine(ranch),
    ranch.offerSelectCuts && 'select cuts',
    ranch.offerBeefBoxes && 'beef boxes',
    ranch.offerOtherProducts && 'other products',
  ];
  return sentence(offers) || 'Ask the ranch what it sells';
}

function sharesLine(ranch: RanchShares): string {
  const names = onSale(ranch).map(({ share }) => share.toLowerCase());
  if (names.length === 0) return '';
  const last = names.pop();
  const list = names.length > 0 ? `${names.join(', ')} and ${last}` : last;
  return `${list} ${names.length > 0 ? 'cows' : 'cow'}`;
}

/** Returns 'Pickup, delivery, ships nationwide', for example. */
export function deliverySummary(ranch: RanchMethods): string {
  const methods = [
    ranch.offerLocalPickup && 'pickup',
    ranch.offerLocalDelivery && 'delivery',
    ranch.offerShipping && (ranch.shippingNationwide ? 'ships nationwide' : 'ships nearby'),
  ];
  return sentence(methods) || 'Ask the ranch how to get it';
}

function sentence(parts: (string | false)[]): string {
  const line = parts.filter(Boolean).join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}
