import { type Cents, formatCents, roundDollars } from '../../money/money';
import { linePrice } from '../../money/pricing';
import type { OrderQuote } from '../../settlement/quote';
import type { SettlementState } from '../../settlement/settlementWords';
import { labels } from '../../words/labels';
import type { OrderStatus } from '../../words/vocabulary';
import type { Reader } from './stateWords';

export type Firmness = 'FIXED' | 'ESTIMATED' | 'PARTLY_WEIGHED' | 'WEIGHED' | 'PAID' | 'DELIVERED' | 'CANCELED';
export const FIRMNESS = labels<Firmness>({
  FIXED: 'Fixed',
  ESTIMATED: 'Estimated',
  PARTLY_WEIGHED: 'Partly weighed',
  WEIGHED: 'Weighed',
  PAID: 'Paid',
  DELIVERED: 'Delivered',
  CANCELED: 'Canceled',
});

/** What a total follows from. Screens that have less of it say less. */
interface TotalFacts {
  status: OrderStatus;
  /** What the ranch bills with delivery: as ordered with its charges, or as settled. */
  total: Cents;
  claims?: readonly { id: string; hangingPounds?: number | null; packagedPounds?: number | null }[] | undefined;
  /** Left out for an order that was just placed. */
  settlement?:
    | {
        state: SettlementState;
        total: Cents | null;
        received: Cents;
        quote?: { from: Cents; to: Cents } | undefined;
        revision?: { lines: readonly { basis: string | null }[] } | null | undefined;
      }
    | undefined;
}

export interface OrderTotal {
  firmness: Firmness;
  amount: Cents;
  /** What it may come to, while it depends on a weight. */
  range: { from: Cents; to: Cents } | null;
  /** What the family was told first, if the terms of its animal come to something else. */
  told: Cents | null;
}

export function orderTotal(order: TotalFacts): OrderTotal {
  const { settlement, total: ordered } = order;
  const firmness = firmnessOf(order);
  const amount = settlement?.total ?? ordered;
  const range = settlement?.total === null && firmness !== 'CANCELED' ? settlement.quote : undefined;
  if (!range) return { firmness, amount, range: null, told: null };
  const isInside = range.from <= ordered && ordered <= range.to;
  return {
    firmness,
    amount: isInside ? ordered : linePrice(range),
    range: range.from === range.to ? null : { from: range.from, to: range.to },
    told: isInside ? null : ordered,
  };
}

function firmnessOf({ status, settlement, claims = [] }: TotalFacts): Firmness {
  if (status === 'CANCELED') return 'CANCELED';
  if (!settlement) return 'ESTIMATED';
  const { state, total, received } = settlement;
  if (total !== null && total > 0 && received >= total) return 'PAID';
  if (status === 'FULFILLED') return 'DELIVERED';
  if (state === 'FIXED') return 'FIXED';
  if (state === 'SETTLED') return isByWeight(settlement) ? 'WEIGHED' : 'FIXED';
  return claims.some((claim) => (claim.hangingPounds ?? claim.packagedPounds) != null) ? 'PARTLY_WEIGHED' : 'ESTIMATED';
}

function isByWeight({ revision, quote }: NonNullable<TotalFacts['settlement']>): boolean {
  if (revision) return revision.lines.some(({ basis }) => basis !== null);
  return !quote || quote.from !== quote.to;
}

type Estimate = Pick<OrderQuote, 'from' | 'to' | 'toProcessorFrom' | 'toProcessorTo' | 'isProcessingUnknown'>;

/** What stands beside an estimated total: its range, and what isn't in it. Empty for a price that no weight decides. */
export function estimateRows({ from, to, toProcessorFrom, toProcessorTo, isProcessingUnknown }: Estimate) {
  const rows: [label: string, text: string][] = [];
  if (from === to) return rows;
  rows.push(['Depends on the weight', rangeWords({ from, to })]);
  if (isProcessingUnknown) rows.push(['Plus processing', 'Not known yet']);
  if (toProcessorTo > 0) {
    rows.push(['Plus to the processor', rangeWords({ from: toProcessorFrom, to: toProcessorTo })]);
  }
  return rows;
}

/** What was told first, beside what the terms of the animal come to: 'You were told $1,115; by the animal's terms $1,269 to $1,387'. */
export function toldText({ told, amount, range }: OrderTotal, reader: Reader): string | null {
  if (told === null) return null;
  const now = range ? rangeWords(range) : roundDollars(amount);
  const text = `were told ${roundDollars(told)}; by the animal's terms ${now}`;
  return reader === 'FAMILY'
    ? `You ${text}`
    : `The family ${text.replace('were', 'was')}. Confirm the price with the family`;
}

/** '$1,269 to $1,387' */
export const rangeWords = ({ from, to }: { from: Cents; to: Cents }): string =>
  from === to ? formatCents(from) : `${roundDollars(from)} to ${roundDollars(to)}`;
