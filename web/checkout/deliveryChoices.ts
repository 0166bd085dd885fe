import { formatCents } from '../../rules/money/money';
import { type DeliveryOption, deliveryOptions } from '../../rules/ranches/delivery';
import { SHIPPING_METHOD, type ShippingMethod } from '../../rules/words/vocabulary';
import type { CartItem } from '../cart/cart';
import { unlawfulFor } from '../parts/law/LawLink';
import type { RadioCardOption } from '../ui/input/RadioCards';
import type { OrderRequest_rancherFragment } from './OrderRequestForm.generated';
import type { DeliveryQuote } from './useDeliveryQuote';

/** Returns a ranch's delivery methods as radio cards, with the fee, how the chosen one works, and why others can't be chosen. */
export function deliveryChoices(
  ranch: OrderRequest_rancherFragment,
  quote: DeliveryQuote,
  chosen: ShippingMethod,
): RadioCardOption[] {
  return optionsOf(ranch, quote).map((option) => ({
    value: option.method,
    title: SHIPPING_METHOD.label(option.method),
    aside: option.offered && (option.fee > 0 ? formatCents(option.fee) : 'Free'),
    ...(option.method === chosen && { description: descriptionOf(option, ranch) }),
    ...refusal(option, quote),
  }));
}

/** Returns the quoted fee in cents, or the ranch's listed fee if there is no quote. */
export function deliveryFee(ranch: OrderRequest_rancherFragment, quote: DeliveryQuote, method: ShippingMethod): number {
  return optionsOf(ranch, quote).find((option) => option.method === method)?.fee ?? 0;
}

/** A pickup beyond this distance counts as far, in miles. */
const FAR_PICKUP = 100;

/** Returns the miles to a pickup that is far away, or null for a nearer pickup or another method. */
export function farPickup(quote: DeliveryQuote, method: ShippingMethod): number | null {
  const isFar = method === 'LOCAL_PICKUP' && quote.state === 'known' && (quote.distanceMiles ?? 0) > FAR_PICKUP;
  return isFar ? quote.distanceMiles : null;
}

/** Returns the first method that reaches the customer, with a far pickup as the last choice. Undefined if none reaches them. */
export function bestMethod(options: readonly DeliveryOption[]): ShippingMethod | undefined {
  const reaching = options.filter(({ reachable }) => reachable);
  const isFar = ({ method, distanceMiles }: DeliveryOption) =>
    method === 'LOCAL_PICKUP' && (distanceMiles ?? 0) > FAR_PICKUP;
  return (reaching.find((option) => !isFar(option)) ?? reaching[0])?.method;
}

/** Returns the methods that the law allows for all items. Returns all methods if no lawful method reaches the customer. */
export function lawfulOptions(quote: DeliveryQuote & { state: 'known' }, items: readonly CartItem[]): DeliveryOption[] {
  const lawful = quote.options.filter(({ method }) => items.every((item) => !unlawfulFor(quote, item, method)));
  return lawful.some(({ reachable }) => reachable) ? lawful : [...quote.options];
}

function optionsOf(ranch: OrderRequest_rancherFragment, quote: DeliveryQuote): DeliveryOption[] {
  return quote.state === 'known' ? quote.options : deliveryOptions(ranch, null);
}

function refusal({ offered, reason, radiusMiles }: DeliveryOption, { state }: DeliveryQuote) {
  if (!reason) return {};
  if (!offered || state === 'known') return { disabledReason: reason };
  // If the quote failed, or the reach is unlimited, the server decides when the request is sent.
  if (state === 'failed' || radiusMiles === null) return {};
  if (state === 'loading') return { disabledReason: 'Checking how far away you are…' };
  return {
    disabledReason: `Within ${radiusMiles} miles of the ranch. Enter your ZIP code to see if it reaches you.`,
  };
}

function descriptionOf({ method, radiusMiles }: DeliveryOption, ranch: OrderRequest_rancherFragment): string {
  const within = `Within ${radiusMiles} miles of the ranch.`;
  const parts: Record<ShippingMethod, (string | null)[]> = {
    LOCAL_PICKUP: [ranch.pickupInstructions || `Pick it up at the ranch in ${ranch.city}, ${ranch.state}.`],
    LOCAL_DELIVERY: [within, ranch.deliveryNotes],
    SHIPPING: [radiusMiles === null ? 'Ships nationwide.' : within, ranch.shippingDetails],
  };
  return parts[method].filter(Boolean).join(' ');
}
