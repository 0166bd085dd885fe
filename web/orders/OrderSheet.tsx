import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { BRAND } from '../../rules/brand';
import { customerDate } from '../../rules/dates';
import { ownWords } from '../../rules/estimateNote';
import { ORDER_STATUS, ORDER_TYPE, SHIPPING_METHOD } from '../../rules/vocabulary';
import { space } from '../theme/tokens';
import { Cluster } from '../ui/Cluster';
import { Eyebrow } from '../ui/Eyebrow';
import { Heading } from '../ui/Heading';
import { Rule } from '../ui/Rule';
import { Stack } from '../ui/Stack';
import { OrderLines } from './OrderLines';
import type { OrderSheet_orderFragment } from './OrderSheet.generated';
import { OrderTimeline } from './OrderTimeline';
import { SheetPart } from './SheetPart';
import { usePrint } from './usePrint';

interface OrderSheetProps {
  order: OrderSheet_orderFragment;
  onPrinted: () => void;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(3)} ${space(5)};
`;

/** One order on paper, and nothing else of the page. It prints itself once it stands. */
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
      </header>
      <Rule double />
      <Parts order={order} />
      <OrderLines order={order} />
      <OrderTimeline order={order} />
    </Stack>,
    document.body,
  );
}

function Parts({ order }: { order: OrderSheet_orderFragment }) {
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
      <SheetPart title="Notes" lines={[ownWords(order.notes) || 'None provided']} />
    </Columns>
  );
}

function linesOf({ name, phone, email }: { name: string; phone: string; email: string }): string[] {
  return [name, phone, email];
}
