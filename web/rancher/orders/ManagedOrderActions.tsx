import { Mail, Phone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { BRAND } from '../../../rules/words/brand';
import { media, space } from '../../theme/tokens';
import { Button } from '../../ui/button/Button';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { retryImport } from '../../ui/state/retryImport';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';
import { NextStepButton } from './NextStepButton';

const StatusDialog = lazy(retryImport(() => import('../../parts/orders/status/StatusDialog')));
const OrderDetailsDialog = lazy(retryImport(() => import('./OrderDetailsDialog')));

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
  const [isUpdating, setUpdating] = useState<boolean>();
  const [isEditing, setEditing] = useState<boolean>();
  const canUpdate = order.nextStatuses.length > 0;
  return (
    <Root data-print="hide">
      <NextStepButton order={order} />
      <SecondaryActions>
        <ContactLinks order={order} />
        {canUpdate && <Button onClick={() => setUpdating(true)}>Update Status</Button>}
        <Button onClick={() => setEditing(true)}>Notes and Day</Button>
        <Button aria-expanded={timeline.isOpen} aria-controls={timeline.id} onClick={timeline.toggle}>
          {timeline.isOpen ? 'Hide Timeline' : 'View Timeline'}
        </Button>
      </SecondaryActions>
      {isUpdating !== undefined && (
        <Suspense>
          <StatusDialog from="list" order={order} open={isUpdating} onOpenChange={setUpdating} />
        </Suspense>
      )}
      {isEditing !== undefined && (
        <Suspense>
          <OrderDetailsDialog order={order} open={isEditing} onOpenChange={setEditing} />
        </Suspense>
      )}
    </Root>
  );
}

function ContactLinks({ order: { id, customer } }: { order: ManagedOrderCard_orderFragment }) {
  const subject = encodeURIComponent(`${BRAND} order #${id}`);
  return (
    <>
      {customer.phone && (
        <ButtonLink icon={Phone} href={`tel:${customer.phone}`}>
          Call<VisuallyHidden> {customer.name}</VisuallyHidden>
        </ButtonLink>
      )}
      <ButtonLink icon={Mail} href={`mailto:${customer.email}?subject=${subject}`}>
        Email<VisuallyHidden> {customer.name}</VisuallyHidden>
      </ButtonLink>
    </>
  );
}
