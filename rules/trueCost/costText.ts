import { formatCents, roundDollars } from '../money/money';
import type { ShippingMethod } from '../words/vocabulary';
import type { CostBasis } from './costBasis';

interface Span {
  from: number;
  to: number;
}

/** '$6.81-$8.67', or '$6.81' if both ends are equal. */
export const centsSpan = ({ from, to }: Span): string => span([from, to].map((cents) => formatCents(cents)));

/** '$1,050-$1,330' */
export const dollarsSpan = ({ from, to }: Span): string => span([from, to].map(roundDollars));

/** '69-88 lb' */
export const poundsSpan = ({ from, to }: Span): string =>
  `${span([from, to].map((pounds) => `${Math.round(pounds)}`))} lb`;

/** '3-3.5 cu ft' */
export const cubicFeetSpan = ({ from, to }: Span): string => `${span([from, to].map(String))} cu ft`;

const span = ([from, to]: string[]) => (from === to ? `${from}` : `${from}-${to}`);

/** What follows a price while the processor's fees aren't known. */
export const PLUS_PROCESSING = 'plus processing (not known yet)';

/** What a price is called: it isn't all-in while the processor's fees are unknown. */
export const allInText = (restsOn: readonly CostBasis[]): string =>
  restsOn.includes('PROCESSING_UNKNOWN') ? PLUS_PROCESSING : 'all-in';

/** How the share gets to the family, as a text after a price: 'delivered' */
const DELIVERY_TEXTS: Record<ShippingMethod, string> = {
  LOCAL_PICKUP: 'if you pick it up',
  LOCAL_DELIVERY: 'delivered',
  SHIPPING: 'shipped',
};

export const deliveryText = (handover: ShippingMethod | null): string =>
  handover ? DELIVERY_TEXTS[handover] : 'before delivery';
