import { formatCents } from '../../../rules/money/money';
import { BillDetail, BillLine } from '../../ui/layout/BillLine';
import { Money } from '../../ui/text/Money';
import { signedCents } from '../commission/signedCents';
import { poundsText } from '../herd/animalText';
import type { SettlementDetails_lineFragment, SettlementDetails_orderFragment } from './SettlementDetails.generated';
import { rangeText } from './settlementText';

interface AmountLine {
  label: string;
  detail: string;
  amount: string;
}

interface AmountLinesProps {
  label: string;
  lines: readonly AmountLine[];
}

export function AmountLines({ label, lines }: AmountLinesProps) {
  return (
    <ul aria-label={label}>
      {lines.map(({ label: name, detail, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two discounts may have one reason
        <BillLine key={at}>
          <span>{name}</span>
          <Money>{amount}</Money>
          {detail && <BillDetail>{detail}</BillDetail>}
        </BillLine>
      ))}
    </ul>
  );
}

type Settled = SettlementDetails_lineFragment;
type Quoted = SettlementDetails_orderFragment['settlement']['quote']['lines'][number];

/** Returns the lines of a settlement, with details like '83.3 lb hanging weight × $5.60'. */
export const settledLines = (lines: readonly Settled[]): AmountLine[] =>
  lines.map(({ label, pounds, amount, rounding, ...line }) => ({
    label,
    detail: [
      detailOf(pounds === null ? '' : poundsText({ from: pounds, to: pounds }), line),
      rounding !== 0 && `Rounding ${signedCents(rounding)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    amount: formatCents(amount),
  }));

/** Returns the lines of a quote, with details like 'About 150-170 lb hanging weight × $5.60'. */
export const quotedLines = (lines: readonly Quoted[]): AmountLine[] =>
  lines.map(({ label, pounds, from, to, ...line }) => ({
    label,
    detail: detailOf(pounds ? `About ${poundsText(pounds)}` : '', line),
    amount: rangeText({ from, to }),
  }));

function detailOf(
  pounds: string,
  { basis, pricePerPound, toProcessor }: Pick<Settled, 'basis' | 'pricePerPound' | 'toProcessor'>,
) {
  const weight = basis === 'PACKAGED' ? 'packaged weight' : 'hanging weight';
  const product = pounds && pricePerPound !== null ? `${pounds} ${weight} × ${formatCents(pricePerPound)}` : '';
  return [product, toProcessor && 'Paid to the processor'].filter(Boolean).join(' · ');
}
