import { type Cents, formatCents } from '../money/money';
import { rangeWords } from '../orders/story/orderTotal';
import type { OrderQuote } from './quote';
import type { SettledLine } from './settle';

interface FirstSettlement {
  lines: readonly Pick<SettledLine, 'kind' | 'pounds'>[];
  total: Cents;
  /** What the order was estimated to cost, by its animal's terms. */
  quote: Pick<OrderQuote, 'from' | 'to'>;
  /** What its family was told when it ordered, with delivery. */
  told: Cents;
}

/** Tells a family its first settlement against what it was told: 'Weighed 648 lb: $1,301.20. We said $1,269 to $1,387.' */
export function settledText({ lines, total, quote, told }: FirstSettlement): string {
  const weights = lines.flatMap(({ kind, pounds }) => (kind === 'BEEF' && pounds !== null ? pounds : []));
  const pounds = Math.round(weights.reduce((sum, one) => sum + one, 0) * 10) / 10;
  const settled = `${pounds > 0 ? `Weighed ${pounds} lb: ` : 'Your total is '}${formatCents(total)}.`;
  if (told >= quote.from && told <= quote.to) return `${settled} We said ${rangeWords(quote)}.`;
  return `${settled} When you ordered, we said ${formatCents(told)}; by the terms of your animal, it was ${rangeWords(quote)}.`;
}
