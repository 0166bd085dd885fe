import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { orderMailUrl } from '../../../rules/fields/mailUrl';
import { phoneUrl } from '../../../rules/fields/phoneUrl';
import { useUrlDialog } from '../../address/useUrlDialog';
import { WrongButton } from '../../parts/complaints/WrongButton';
import { ConversationLink } from '../../parts/conversation/ConversationLink';
import { totalOf } from '../../parts/orders/OrderLines';
import { usePermissions } from '../../session/useSession';
import { media, space } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/button/Button';
import { lazyDialog } from '../../ui/overlay/lazyDialog';
import { VisuallyHidden } from '../../ui/text/Text';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';
import { NextStepButton } from './NextStepButton';
import { PriceConfirmedButton } from './PriceConfirmedButton';

const OrderDetailsDialog = lazyDialog(() => import('./OrderDetailsDialog'));

interface ManagedOrderActionsProps {
  order: ManagedOrderCard_orderFragment;
  timeline: { isOpen: boolean; id: string; toggle: () => void };
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)};

  ${media.phone} {
    align-items: stretch;
    flex-direction: column;
    gap: ${space(1.5)};
  }
`;

const SecondaryActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};

  ${media.phone} {
    display: grid;
    grid-template-columns: 1fr 1fr;

    & > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

export function ManagedOrderActions({ order, timeline }: ManagedOrderActionsProps) {
  const [isEditing, setEditing] = useState(false);
  const payment = useUrlDialog('payment');
  const { withMoney } = usePermissions();
  return (
    <Root data-print="hide">
      <NextStepButton order={order} />
      <PriceConfirmedButton order={order} isTold={totalOf(order)?.told != null} />
      <SecondaryActions>
        <ConversationLink order={order} />
        <ContactLinks order={order} />
        <Button onClick={() => payment.open(order.id)}>{withMoney ? 'Price and Payments' : 'Weights'}</Button>
        <Button onClick={() => setEditing(true)}>Notes and Day</Button>
        <WrongButton order={order} side="RANCH" />
        <Button aria-expanded={timeline.isOpen} aria-controls={timeline.id} onClick={timeline.toggle}>
          {timeline.isOpen ? 'Hide Timeline' : 'View Timeline'}
        </Button>
      </SecondaryActions>
      <OrderDetailsDialog order={order} open={isEditing} onOpenChange={setEditing} />
    </Root>
  );
}

function ContactLinks({ order: { id, customer } }: { order: ManagedOrderCard_orderFragment }) {
  return (
    <>
      {customer.phone && (
        <ButtonLink icon={Phone} href={phoneUrl(customer.phone)}>
          Call<VisuallyHidden> {customer.name}</VisuallyHidden>
        </ButtonLink>
      )}
      <ButtonLink icon={Mail} href={orderMailUrl(customer.email, id)}>
        Email<VisuallyHidden> {customer.name}</VisuallyHidden>
      </ButtonLink>
    </>
  );
}
