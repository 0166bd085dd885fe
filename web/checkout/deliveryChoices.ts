import { type DeliveryOption, deliveryOptions } from '../../rules/delivery';
import { formatCents } from '../../rules/money';
import { SHIPPING_METHOD, type ShippingMethod } from '../../rules/vocabulary';
import type { RadioCardOption } from '../ui/RadioCard';
import type { OrderRequest_rancherFragment } from './OrderRequest.generated';
import type { DeliveryQuote } from './useDeliveryQuote';

/** The methods of a ranch as choices: what each costs, how far it goes, and why one cannot be taken. */
export function deliveryChoices(ranch: OrderRequest_rancherFragment, quote: DeliveryQuote): RadioCardOption[] {
  return optionsOf(ranch, quote).map((option) => ({
    value: option.method,
    title: SHIPPING_METHOD.label(option.method),
    aside: option.offered && (option.fee > 0 ? formatCents(option.fee) : 'Free'),
    description: wordsOn(option, ranch),
    ...refusal(option, quote),
  }));
}

/** The fee of a method in cents: as quoted, or until there is a quote as the ranch lists it. */
export function deliveryFee(ranch: OrderRequest_rancherFragment, quote: DeliveryQuote, method: ShippingMethod): number {
  return optionsOf(ranch, quote).find((option) => option.method === method)!.fee;
}

function optionsOf(ranch: OrderRequest_rancherFragment, quote: DeliveryQuote): DeliveryOption[] {
  return quote.state === 'known' ? quote.options : deliveryOptions(ranch, null);
}

function refusal({ offered, reason, radiusMiles }: DeliveryOption, { state }: DeliveryQuote) {
  if (!reason) return {};
  if (!offered || state === 'known') return { disabledReason: reason };
  // Without an answer about the distance the server decides when the request is sent.
  if (state === 'failed' || radiusMiles === null) return {};
  if (state === 'asking') return { disabledReason: 'Checking how far away you are …' };
  return {
    disabledReason: `Within ${radiusMiles} miles of the ranch. Enter your ZIP code to see whether it reaches you.`,
  };
}

function wordsOn({ method, radiusMiles }: DeliveryOption, ranch: OrderRequest_rancherFragment): string {
  const within = `Within ${radiusMiles} miles of the ranch.`;
  const words: Record<ShippingMethod, (string | null)[]> = {
    LOCAL_PICKUP: [ranch.pickupInstructions || `Pick it up at the ranch in ${ranch.city}, ${ranch.state}.`],
    LOCAL_DELIVERY: [within, ranch.deliveryNotes],
    SHIPPING: [radiusMiles === null ? 'Ships nationwide.' : within, ranch.shippingDetails],
  };
  return words[method].filter(Boolean).join(' ');
}
