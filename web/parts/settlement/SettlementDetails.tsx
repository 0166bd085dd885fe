import type { ReactNode } from 'react';
import { formatCents } from '../../../rules/money/money';
import { orderTotal } from '../../../rules/money/pricing';
import { settledText } from '../../../rules/settlement/settledText';
import { invoiceNumber, ORDER_PAYMENT_KIND, paidText } from '../../../rules/settlement/settlementWords';
import { customerDate } from '../../../rules/time/dates';

import { longDay } from '../../../rules/time/days';
import { PLUS_PROCESSING } from '../../../rules/trueCost/costText';
import { Stack } from '../../ui/layout/arrange';
import { DescriptionList } from '../../ui/text/DescriptionList';
import { TextLink } from '../../ui/text/Link';
import { Money } from '../../ui/text/Money';
import { Heading, Text } from '../../ui/text/Text';
import { Timeline } from '../../ui/text/Timeline';
import { AmountLines, quotedLines, settledLines } from './AmountLines';
import { HowToPay } from './HowToPay';
import type { SettlementDetails_orderFragment } from './SettlementDetails.generated';
import { rangeText } from './settlementText';
import { WeightWarnings } from './WeightWarnings';

type Order = SettlementDetails_orderFragment;

export function SettlementDetails({ order }: { order: Order }) {
  const { settlement, revisions, payments, rancher } = order;
  return (
    <Stack gap={3}>
      {order.status === 'CANCELED' ? <Canceled order={order} /> : <Cost order={order} />}
      {order.claims.map(({ id, weightWarnings, weightWord }) => (
        <WeightWarnings key={id} warnings={weightWarnings} word={weightWord} />
      ))}
      {settlement.memo && settlement.balanceDue !== 0 && (
        <HowToPay {...settlement} memo={settlement.memo} ranchName={rancher.ranchName} />
      )}
      {revisions.length > 0 && (
        <Titled title="How it was settled">
          <Timeline
            label="Settlements"
            steps={[...asOrdered(order), ...revisions.map((revision) => stepOf(order, revision))]}
          />
        </Titled>
      )}
      <Titled title="Payments">
        {payments.length === 0 && <Text tone="soft">The ranch hasn't recorded a payment yet.</Text>}
        {payments.length > 0 && <DescriptionList items={payments.map(paymentItem)} />}
      </Titled>
    </Stack>
  );
}

function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={1} aria-label={title}>
      <Heading level={3}>{title}</Heading>
      {children}
    </Stack>
  );
}

/** What came, what went back and what the ranch keeps. A canceled order costs nothing. */
function Canceled({ order: { id, settlement, payments } }: { order: Order }) {
  const { received, overpaid, kept } = settlement;
  const givenBack = payments.reduce((sum, { kind, amount }) => sum + (kind === 'REFUND' ? amount : 0), 0);
  const sums = [
    { term: 'Paid', of: received + givenBack },
    { term: 'Given back', of: givenBack },
    { term: 'Kept by the ranch', of: kept },
    { term: 'Still to come back', of: overpaid },
  ];
  return (
    <Titled title="This order is canceled">
      <DescriptionList
        columns={3}
        items={sums.map(({ term, of }) => ({ term, details: <Money>{formatCents(of)}</Money> }))}
      />
      {payments.length > 0 && <TextLink href={`/api/orders/${id}/invoice.pdf`}>Statement (PDF)</TextLink>}
    </Titled>
  );
}

function Cost({ order }: { order: Order }) {
  const { id, settlement, revisions } = order;
  const { state, quote, revision, waitsFor } = settlement;
  return (
    <Titled title="What it costs">
      {state === 'UNWEIGHED' && (
        <Text tone="soft">
          {`Settled by weight. Still to be weighed: ${waitsFor.join(', ')}. Until then the amounts are estimates.`}
        </Text>
      )}
      <AmountLines
        label={revision ? 'Settled lines' : 'Quoted lines'}
        lines={revision ? settledLines(revision.lines) : quotedLines(quote.lines)}
      />
      <DescriptionList columns={3} items={[...sumsOf(settlement), ...depositsOf(order)]} />
      {state !== 'UNWEIGHED' && (
        <TextLink href={`/api/orders/${id}/invoice.pdf`}>
          {`Invoice ${invoiceNumber(id, revisions.at(-1)?.number ?? 0)} (PDF)`}
        </TextLink>
      )}
    </Titled>
  );
}

/** '$1,050.00 to $1,330.00', and what isn't in it. */
const quoteText = (quote: Order['settlement']['quote']) =>
  `${rangeText(quote)}${quote.isProcessingUnknown ? ` ${PLUS_PROCESSING}` : ''}`;

function sumsOf({ state, quote, total, received, balanceDue, overpaid, toProcessor }: Order['settlement']) {
  const isOpen = state === 'UNWEIGHED';
  const processor = isOpen
    ? rangeText({ from: quote.toProcessorFrom, to: quote.toProcessorTo })
    : formatCents(toProcessor ?? 0);
  const paysProcessor = isOpen ? quote.toProcessorTo > 0 : (toProcessor ?? 0) > 0;
  return [
    { term: 'Total', details: <Money>{isOpen ? quoteText(quote) : formatCents(total ?? 0)}</Money> },
    { term: 'Paid', details: <Money>{formatCents(received)}</Money> },
    ...(balanceDue === null ? [] : [{ term: 'Due', details: <Money>{formatCents(balanceDue)}</Money> }]),
    ...(overpaid > 0 ? [{ term: 'The ranch owes back', details: <Money>{formatCents(overpaid)}</Money> }] : []),
    ...(paysProcessor ? [{ term: 'To the processor', details: <Money>{processor}</Money> }] : []),
  ];
}

/** The deposits of the order's shares, which are part of the total. */
function depositsOf({ claims }: Order) {
  const deposits = claims.flatMap(({ releasedAt, deposit, depositDue, depositReceivedAt }) => {
    if (releasedAt !== null || !deposit) return [];
    const state = depositReceivedAt ? 'received' : depositDue ? `due by ${longDay(depositDue)}` : 'not due yet';
    return [`${formatCents(deposit)}, ${state}`];
  });
  return deposits.length > 0 ? [{ term: 'Deposit', details: deposits.join('; ') }] : [];
}

/** What an order at a fixed price cost before its first settlement. An order by weight had no invoice then. */
function asOrdered({ id, status, createdAt, settlement: { quote } }: Order) {
  if (quote.lines.some(({ basis }) => basis !== null)) return [];
  const words = 'As ordered';
  const step = {
    key: 'ordered',
    title: formatCents(quote.to),
    date: customerDate(createdAt),
    state: 'reached' as const,
  };
  return [{ ...step, note: status === 'CANCELED' ? words : <Printed words={words} orderId={id} revision={0} /> }];
}

function Printed({ words, orderId, revision }: { words: string; orderId: string; revision: number }) {
  const invoice = `/api/orders/${orderId}/invoice.pdf?revision=${revision}`;
  return (
    <>
      {words} · <TextLink href={invoice}>{`Invoice ${invoiceNumber(orderId, revision)} (PDF)`}</TextLink>
    </>
  );
}

/** A settlement, with its invoice unless it is the current one, whose invoice stands above, or the order is canceled. */
function stepOf(order: Order, revision: Order['revisions'][number]) {
  const { id, status, revisions } = order;
  const { number, total, reason, createdAt } = revision;
  const isCurrent = revision === revisions.at(-1);
  const words = [summaryOf(order, revision), reason].filter(Boolean).join(' · ');
  return {
    key: revision.id,
    title: formatCents(total),
    date: customerDate(createdAt),
    note: isCurrent || status === 'CANCELED' ? words : <Printed words={words} orderId={id} revision={number} />,
    state: isCurrent ? ('current' as const) : ('reached' as const),
  };
}

/** The first settlement is told against what the family was told, and the others against the one before. */
function summaryOf({ items, shippingFee, settlement }: Order, revision: Order['revisions'][number]): string {
  const { number, total, lines, difference } = revision;
  if (number > 1) return difference.summary;
  return settledText({ lines, total, quote: settlement.quote, told: orderTotal(items) + shippingFee });
}

function paymentItem({ id, kind, method, amount, receivedOn, note }: Order['payments'][number]) {
  const sum = formatCents(kind === 'REFUND' ? -amount : amount);
  return {
    term: `${longDay(receivedOn)} · ${ORDER_PAYMENT_KIND.label(kind)}`,
    details: (
      <>
        <Money>{sum}</Money>
        {kind !== 'KEPT' && ` ${paidText(method)}`}
        {note && ` · ${note}`} · <TextLink href={`/api/order-payments/${id}/receipt.pdf`}>Receipt (PDF)</TextLink>
      </>
    ),
  };
}
