import { useMutation } from '@apollo/client/react';
import styled from 'styled-components';
import { formatCents } from '../../../rules/money/money';
import { adminDateTime } from '../../../rules/time/dates';
import { useSubmit } from '../../errors/useSubmit';
import { InTimeZone } from '../../parts/commission/InTimeZone';
import { color, size } from '../../theme/tokens';
import { Cluster, Stack } from '../../ui/layout/arrange';

import { RowButton } from '../../ui/table/RowButton';
import { Text, VisuallyHidden } from '../../ui/text/Text';
import { ApprovalCountsDocument } from '../ApprovalCounts.generated';
import type { RanchAction_rancherFragment } from '../RanchAction.generated';
import { type RanchAction, useRanchActions } from '../useRanchActions';
import { LedgerDialogDocument } from './LedgerDialog.generated';
import type { OpenRequests_transactionFragment } from './OpenRequests.generated';
import { DismissRequestDocument } from './OpenRequests.generated';

interface OpenRequestsProps {
  ranch: RanchAction_rancherFragment & { commission: { openRequests: OpenRequests_transactionFragment[] } };
}

/** Lists the ranch's payment requests that no admin has recorded or dismissed yet. */
export function OpenRequests({ ranch }: OpenRequestsProps) {
  const { openRequests } = ranch.commission;
  if (openRequests.length === 0) return <NoRequests />;
  return (
    <InTimeZone loading={null}>
      {(timeZone) => (
        <Stack gap={1.5}>
          {openRequests.map((request) => (
            <OpenRequest key={request.id} request={request} timeZone={timeZone} ranch={ranch} />
          ))}
        </Stack>
      )}
    </InTimeZone>
  );
}

/** Shows only a dash, because most rows have no requests. */
function NoRequests() {
  return (
    <Text as="span" tone="soft">
      <span aria-hidden>–</span>
      <VisuallyHidden>None</VisuallyHidden>
    </Text>
  );
}

const Description = styled.p`
  max-width: 32ch;
`;

const When = styled.span`
  color: ${color.soft};
  font-size: ${size[13]};
  white-space: nowrap;
`;

interface OpenRequestProps {
  request: OpenRequests_transactionFragment;
  timeZone: string;
  ranch: RanchAction_rancherFragment;
}

export function OpenRequest({ request, timeZone, ranch }: OpenRequestProps) {
  const act = useRanchActions();
  const { dismiss, pending } = useDismissRequest(ranch);
  const balance = ranch.commission?.balance ?? 0;
  const open = request.openAmount ?? request.amount;
  const name = `request of ${ranch.ranchName} for ${formatCents(request.amount)}`;
  return (
    <Stack gap={0.5}>
      <Description>
        {request.description} <When>{adminDateTime(request.createdAt, timeZone)}</When>
        {open < request.amount && ` ${formatCents(open)} is still open.`}
      </Description>
      <Cluster>
        <RowButton
          of={name}
          disabled={balance <= 0}
          // A payment can't be larger than the balance.
          onClick={() => act({ verb: 'recordPayment', ranch, amount: Math.min(open, balance) })}
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

/** Dismisses a payment request without recording a payment. */
function useDismissRequest({ id, ranchName }: RanchAction['ranch']) {
  const [dismissRequest, { loading }] = useMutation(DismissRequestDocument, {
    refetchQueries: [{ query: LedgerDialogDocument, variables: { id } }, ApprovalCountsDocument],
    awaitRefetchQueries: true,
  });
  const dismiss = useSubmit({
    send: (requestId: string) => dismissRequest({ variables: { id: requestId } }),
    successToast: { title: 'Payment Request Dismissed', description: `${ranchName}'s request is closed.` },
    errorToast: 'Update Failed',
  });
  return { dismiss, pending: loading };
}
