import styled from 'styled-components';
import { pendingDate } from '../../../rules/dates';
import { formatCents } from '../../../rules/money';
import type { RanchAction_rancherFragment } from '../../platform/RanchAction.generated';
import { RowButton } from '../../platform/RowButton';
import { useRanchActions } from '../../platform/useRanchActions';
import { color, size } from '../../theme/tokens';
import { Cluster } from '../../ui/Cluster';
import { Stack } from '../../ui/Stack';
import type { OpenRequest_transactionFragment } from './OpenRequest.generated';
import { useDismissRequest } from './useDismissRequest';

const Words = styled.p`
  max-width: 32ch;
`;

const When = styled.span`
  color: ${color.soft};
  font-size: ${size[13]};
  white-space: nowrap;
`;

interface OpenRequestProps {
  request: OpenRequest_transactionFragment;
  ranch: RanchAction_rancherFragment;
}

export function OpenRequest({ request, ranch }: OpenRequestProps) {
  const act = useRanchActions();
  const { dismiss, pending } = useDismissRequest(ranch);
  const { balance } = ranch.commission;
  const name = `request of ${ranch.ranchName} for ${formatCents(request.amount)}`;
  return (
    <Stack gap={0.5}>
      <Words>
        {request.description} <When>{pendingDate(request.createdAt)}</When>
      </Words>
      <Cluster>
        <RowButton
          of={name}
          disabled={balance <= 0}
          // More than is owed cannot be booked.
          onClick={() => act({ verb: 'recordPayment', ranch, amount: Math.min(request.amount, balance) })}
        >
          Record Payment
        </RowButton>
        <RowButton of={name} variant="quiet" pending={pending} onClick={() => dismiss(request.id)}>
          Dismiss
        </RowButton>
      </Cluster>
    </Stack>
  );
}
