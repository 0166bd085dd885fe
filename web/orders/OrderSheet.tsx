import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { customerNote } from '../../rules/orders/estimateNote';
import { handoverDayLabel, handoverDayText } from '../../rules/orders/handoverDay';
import { customerDate } from '../../rules/time/dates';
import { BRAND } from '../../rules/words/brand';
import { ORDER_STATUS, ORDER_TYPE, SHIPPING_METHOD } from '../../rules/words/vocabulary';
import { OrderLines } from '../parts/orders/OrderLines';
import { OrderShares } from '../parts/orders/OrderShares';
import { OrderTimeline } from '../parts/orders/OrderTimeline';
import { space } from '../theme/tokens';
import { Cluster, Stack } from '../ui/layout/arrange';
import { Rule } from '../ui/layout/Rule';
import { Eyebrow, Heading, Text } from '../ui/text/Text';
import type { CustomerOrderCard_orderFragment } from './CustomerOrderCard.generated';
import type { OrderSheet_orderFragment } from './OrderSheet.generated';
import { storyOf } from './storyOf';

interface OrderSheetProps {
  order: CustomerOrderCard_orderFragment;
  onPrinted: () => void;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)} ${space(5)};
`;

const Line = styled.p`
  white-space: pre-line;
`;

/** Shows an order for printing, without the rest of the page. Opens the print dialog when rendered. */
export default function OrderSheet({ order, onPrinted }: OrderSheetProps) {
  usePrint(onPrinted);
  return createPortal(
    <Stack as="article" gap={3} data-print="sheet" aria-label={`Order #${order.id} on paper`}>
      <header>
        <Cluster justify="between">
          <Eyebrow>{BRAND}</Eyebrow>
          <Eyebrow>Order #{order.id}</Eyebrow>
        </Cluster>
        <Heading level={1} size={28}>
          {ORDER_TYPE.label(order.orderType)} from {order.rancher.ranchName}
        </Heading>
        <Text>{storyOf(order).headline}</Text>
      </header>
      <Rule double />
      <SheetParts order={order} />
      <OrderLines order={order} />
      <OrderShares order={order} />
      <OrderTimeline order={order} />
    </Stack>,
    document.body,
  );
}

function SheetParts({ order }: { order: OrderSheet_orderFragment }) {
  const { customer, rancher } = order;
  const status = `${ORDER_STATUS.label(order.status)}, ${customerDate(order.updatedAt)}`;
  return (
    <Columns>
      <SheetPart
        title="Ranch"
        lines={[rancher.ranchName, `${rancher.city}, ${rancher.state}`, ...linesOf(rancher.contact)]}
      />
      <SheetPart title="Customer" lines={[...linesOf(customer), `ZIP ${customer.zipCode}`]} />
      <SheetPart title="Ordered" lines={[customerDate(order.createdAt)]} />
      <SheetPart title="Status" lines={[status]} />
      <SheetPart title="Delivery" lines={[SHIPPING_METHOD.label(order.shippingMethod), order.shippingAddress]} />
      {order.handoverDay && (
        <SheetPart title={handoverDayLabel(order.shippingMethod)} lines={[handoverDayText(order.handoverDay)]} />
      )}
      <SheetPart title="Notes" lines={[customerNote(order.notes) || 'None provided']} />
    </Columns>
  );
}

function linesOf({ name, phone, email }: { name: string; phone: string; email: string }): string[] {
  return [name, phone, email];
}

interface SheetPartProps {
  title: string;
  /** Empty and repeated lines are omitted. */
  lines: (string | null)[];
}

function SheetPart({ title, lines }: SheetPartProps) {
  return (
    <div>
      <Eyebrow>{title}</Eyebrow>
      {[...new Set(lines)].filter(Boolean).map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </div>
  );
}

function usePrint(onPrinted: () => void): void {
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    const listen = () => finish();
    window.addEventListener('afterprint', listen);
    // One frame later, because the sheet needs its layout first.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', listen);
    };
  }, []);
}
