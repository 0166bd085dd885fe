import { PACKAGED_PERCENT } from '../herd/packagedYield';
import type { Cents } from '../money/money';
import { cowShareOf, USUAL_HANGING_TENTHS } from '../products/cowShares';
import { type SettledItem, type SettledLine, type SettledShare, type SettlementFacts, settle } from './settle';

export interface OrderQuoteLine extends Omit<SettledLine, 'amount' | 'pounds'> {
  pounds: { from: number; to: number } | null;
  from: Cents;
  to: Cents;
}

export interface OrderQuote {
  from: Cents;
  to: Cents;
  toProcessorFrom: Cents;
  toProcessorTo: Cents;
  /** Whether the fees of a processor may be added, which aren't known. Quotes from before this was asked don't say. */
  isProcessingUnknown?: boolean;
  lines: OrderQuoteLine[];
}

type End = 'from' | 'to';

/** The range of what an order will cost: its settlement at the lowest and at the highest expected weight. */
export function quoteOf(facts: SettlementFacts): OrderQuote {
  const least = settle(withExpected(facts, 'from'));
  const most = settle(withExpected(facts, 'to'));
  return {
    from: least.total,
    to: most.total,
    toProcessorFrom: least.toProcessor,
    toProcessorTo: most.toProcessor,
    isProcessingUnknown: facts.shares.some(lacksFees),
    lines: most.lines.map(({ amount, pounds, ...line }, index): OrderQuoteLine => {
      const low = least.lines[index];
      return {
        ...line,
        pounds: pounds === null ? null : { from: low?.pounds ?? pounds, to: pounds },
        from: low?.amount ?? amount,
        to: amount,
      };
    }),
  };
}

/** A flat price includes the processor that the ranch pays. */
const lacksFees = ({ pricing, fees, weight }: SettledShare): boolean =>
  Boolean(fees.isUnknown) && !weight && (pricing !== 'FLAT' || fees.payer === 'FAMILY');

/** Fills in the expected weight of everything that isn't weighed yet. */
function withExpected(facts: SettlementFacts, end: End): SettlementFacts {
  return {
    ...facts,
    shares: facts.shares.map((share) => expectedShare(share, end)),
    items: facts.items.map((item) => expectedItem(item, end)),
  };
}

function expectedShare(share: SettledShare, end: End): SettledShare {
  const weight = share.weight ?? { tenths: (share.expected ?? USUAL_HANGING_TENTHS)[end], sides: null };
  const hanging = (weight.tenths * share.places.length) / 4;
  return {
    ...share,
    weight,
    ...(share.weight ? {} : { sharers: null }),
    packagedTenths:
      share.packagedTenths ?? Math.round((hanging * (share.packagedYield ?? PACKAGED_PERCENT)[end]) / 100),
  };
}

/** A share in line costs what its family was told. Otherwise it's within the usual weights and the list price. */
function expectedItem(item: SettledItem, end: End): SettledItem {
  const { type, basis, pricePerPound, price, quantity, tenths, told } = item;
  const usual = cowShareOf(type);
  if (tenths !== null || basis === null || pricePerPound === null || item.isRequest || !usual) return item;
  if (told) return { ...item, price: told[end] };
  const weighed = (basis === 'HANGING' ? usual.hangingPounds : usual.yieldPounds)[end] * quantity;
  const isListed =
    end === 'from' ? price * quantity < weighed * pricePerPound : price * quantity > weighed * pricePerPound;
  return isListed ? item : { ...item, tenths: weighed * 10 };
}
