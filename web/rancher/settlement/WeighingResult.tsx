import { formatCents } from '../../../rules/money/money';
import { signedCents } from '../../parts/commission/signedCents';
import { AmountLines, settledLines } from '../../parts/settlement/AmountLines';
import { Stack } from '../../ui/layout/arrange';
import { Heading, Text } from '../../ui/text/Text';
import type { WeighingResult_previewFragment } from './WeighingResult.generated';

/** Shows what a family will owe after a weighing, line by line, and the resulting commission. */
export function WeighingResult({ preview }: { preview: WeighingResult_previewFragment }) {
  const { order, lines, total, received, balanceDue, overpaid, difference, commission, adjustment } = preview;
  const toProcessor = lines.reduce((sum, line) => sum + (line.toProcessor ? line.amount : 0), 0);
  const remaining = overpaid > 0 ? { term: 'Refund due', of: overpaid } : { term: 'Due', of: balanceDue };
  const change =
    adjustment === null || adjustment === 0 ? '' : ` (${signedCents(adjustment)} on your commission balance)`;
  return (
    <Stack gap={1} as="section" aria-label={`Order ${order.id}`}>
      <Heading level={3}>{`${order.customer.name}, order #${order.id}`}</Heading>
      <Text tone="soft">{difference.summary}</Text>
      <AmountLines label={`Lines of order ${order.id}`} lines={settledLines(lines)} />
      <AmountLines
        label={`Totals of order ${order.id}`}
        lines={[
          { label: 'Total', detail: '', amount: formatCents(total) },
          ...(toProcessor > 0
            ? [{ label: 'To the processor', detail: 'Not in the total', amount: formatCents(toProcessor) }]
            : []),
          { label: 'Paid', detail: '', amount: formatCents(received) },
          { label: remaining.term, detail: '', amount: formatCents(remaining.of) },
        ]}
      />
      <Text size={15} tone="soft">{`Commission: ${formatCents(commission)}${change}`}</Text>
    </Stack>
  );
}
