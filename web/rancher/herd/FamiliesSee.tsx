import { useFormikContext } from 'formik';
import { readNumber } from '../../../rules/fields/typedNumber';
import type { NewAnimalsValues } from '../../../rules/herd/animalValues';
import { termsOnAnimal } from '../../../rules/herd/lineTerms';
import type { PercentRange } from '../../../rules/herd/packagedYield';
import { billedFees } from '../../../rules/herd/processorPayer';
import type { Quarters } from '../../../rules/herd/quarters';
import { formatCents, toCents } from '../../../rules/money/money';
import { rangeWords } from '../../../rules/orders/story/orderTotal';
import { PLUS_PROCESSING } from '../../../rules/trueCost/costText';
import { Text } from '../../ui/text/Text';
import type { AnimalOptions_rancherFragment } from './AnimalOptions.generated';

export type ProcessorChoice = NonNullable<AnimalOptions_rancherFragment['processors']>[number];

/** What a price depends on and the form doesn't ask for. */
interface FamiliesSeeProps {
  processors: readonly ProcessorChoice[];
  /** What the ranch's packed animals gave, if that's known. */
  usualYield: PercentRange | undefined;
}

const SHARES: [Quarters, string][] = [
  [1, 'for a quarter'],
  [2, 'for a half'],
  [4, 'for a whole'],
];

/** Says what families will read about the price, while the form is filled in. */
export function FamiliesSee({ processors, usualYield }: FamiliesSeeProps) {
  const { values } = useFormikContext<Omit<NewAnimalsValues, 'tags'>>();
  const animal = termsOf(values);
  if (!(animal.price > 0 || animal.pricePerPound > 0)) return null;
  const processor = processors.find(({ id }) => id === values.processorId);
  const terms = {
    ...animal,
    fees: billedFees(processor),
    packagedYield: rangeOf(values.packagedYield) ?? usualYield,
  };
  const told = SHARES.map(([quarters, name]) => ({ name, ...termsOnAnimal(terms, quarters) }));
  const [quarter] = told;
  const prices = told.map(({ name, ...range }) => `${rangeWords(range)} ${name}`).join(', ');
  const extra = quarter?.isProcessingUnknown ? `, ${PLUS_PROCESSING}` : processorPart(quarter?.payer);
  const deposit = quarter?.deposit ? `Deposit: ${formatCents(quarter.deposit)} a quarter.` : 'No deposit.';
  return (
    <Text role="status" size={15}>
      Families will see {prices}
      {extra}. {deposit}
    </Text>
  );
}

const processorPart = (payer: string | undefined) => (payer === 'FAMILY' ? ", plus the processor's fees" : '');

/** Reads the terms as far as they're filled in. Without a weight, the usual one is expected, as families see it. */
function termsOf({ pricing, expectedHangingWeight, ...values }: Omit<NewAnimalsValues, 'tags'>) {
  const isFlat = pricing === 'FLAT';
  const pounds = rangeOf(expectedHangingWeight);
  return {
    pricing,
    price: isFlat ? toCents(values.price) : 0,
    halfPrice: toCents(values.halfPrice) || null,
    wholePrice: toCents(values.wholePrice) || null,
    pricePerPound: isFlat ? 0 : toCents(values.pricePerPound),
    depositPerQuarter: toCents(values.depositPerQuarter),
    expected: pounds ? { from: pounds.from * 10, to: pounds.to * 10 } : null,
  };
}

/** Reads a range. One end alone is both. */
function rangeOf(typed: Record<'from' | 'to', string | number>): PercentRange | undefined {
  const [from, to] = [readNumber(typed.from), readNumber(typed.to)];
  const [low, high] = [from ?? to, to ?? from];
  return low && high && low <= high ? { from: low, to: high } : undefined;
}

/** Returns what the ranch's packed animals gave, which an animal without a yield of its own says. */
export function usualYieldOf({ last }: Pick<AnimalOptions_rancherFragment, 'last'>): PercentRange | undefined {
  const known = last.nodes[0]?.packagedYield;
  return known && known.basis !== 'ANIMAL' ? known : undefined;
}
