import { Mail, Phone } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { BRAND } from '../../../rules/brand';
import { media, space } from '../../theme/tokens';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import { patient } from '../../ui/patient';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import type { ManagedOrderCard_orderFragment } from './ManagedOrderCard.generated';
import { NextStepButton } from './NextStepButton';

const StatusDialog = lazy(patient(() => import('./StatusDialog')));

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

const Rest = styled.div`
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
  const canUpdate = order.nextStatuses.length > 0;
  return (
    <Root data-print="hide">
      <NextStepButton order={order} />
      <Rest>
        <ContactLinks order={order} />
        {canUpdate && <Button onClick={() => setUpdating(true)}>Update Status</Button>}
        <Button aria-expanded={timeline.isOpen} aria-controls={timeline.id} onClick={timeline.toggle}>
          {timeline.isOpen ? 'Hide Timeline' : 'View Timeline'}
        </Button>
      </Rest>
      {isUpdating !== undefined && (
        <Suspense>
          <StatusDialog from="list" order={order} open={isUpdating} onOpenChange={setUpdating} />
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
