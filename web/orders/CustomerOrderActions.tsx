import { useState } from 'react';
import styled from 'styled-components';

import { orderMailUrl } from '../../rules/fields/mailUrl';
import { isFinal } from '../../rules/orders/orderStatus';
import { WrongButton } from '../parts/complaints/WrongButton';
import { ConversationLink } from '../parts/conversation/ConversationLink';
import { paths } from '../paths';
import { media, space } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/button/Button';
import { lazyDialog } from '../ui/overlay/lazyDialog';
import { OrderAgainButton } from './again/OrderAgainButton';
import { ReminderButton } from './again/ReminderButton';
import type { CustomerOrderCard_orderFragment } from './CustomerOrderCard.generated';
import { PrintOrder } from './PrintOrder';
import { PriceAndPayments } from './settlement/PriceAndPayments';

const CancelOrderDialog = lazyDialog(() => import('./CancelOrderDialog'));

interface CustomerOrderActionsProps {
  order: CustomerOrderCard_orderFragment;
  timeline: { isOpen: boolean; id: string; toggle: () => void };
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  ${media.phone} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

export function CustomerOrderActions({ order, timeline }: CustomerOrderActionsProps) {
  const [isCanceling, setCanceling] = useState(false);
  const { id, rancher, status, nextStatuses } = order;
  return (
    <Row data-print="hide">
      <PriceAndPayments order={order} />
      <Button aria-expanded={timeline.isOpen} aria-controls={timeline.id} onClick={timeline.toggle}>
        {timeline.isOpen ? 'Hide Timeline' : 'View Timeline'}
      </Button>
      <ButtonLink to={paths.ranch(rancher)}>View Rancher</ButtonLink>
      <ConversationLink order={order} />
      {rancher.contact.email && <ButtonLink href={orderMailUrl(rancher.contact.email, id)}>Contact Rancher</ButtonLink>}
      {isFinal(status) && <OrderAgainButton orderId={id} />}
      {status === 'FULFILLED' && <ReminderButton order={order} />}
      <WrongButton order={order} side="CUSTOMER" />
      <PrintOrder order={order} />
      {nextStatuses.includes('CANCELED') && (
        <Button variant="danger" onClick={() => setCanceling(true)}>
          Cancel Order
        </Button>
      )}
      <CancelOrderDialog order={order} open={isCanceling} onOpenChange={setCanceling} />
    </Row>
  );
}
