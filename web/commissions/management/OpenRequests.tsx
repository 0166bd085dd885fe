import type { RanchAction_rancherFragment } from '../../platform/RanchAction.generated';
import { Stack } from '../../ui/Stack';
import { Text } from '../../ui/Text';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { OpenRequest } from './OpenRequest';
import type { OpenRequest_transactionFragment } from './OpenRequest.generated';

interface OpenRequestsProps {
  ranch: RanchAction_rancherFragment & { commission: { openRequests: OpenRequest_transactionFragment[] } };
}

/** How the ranch has asked to pay, and has not been answered. */
export function OpenRequests({ ranch }: OpenRequestsProps) {
  const { openRequests } = ranch.commission;
  if (openRequests.length === 0) return <NoRequests />;
  return (
    <Stack gap={1.5}>
      {openRequests.map((request) => (
        <OpenRequest key={request.id} request={request} ranch={ranch} />
      ))}
    </Stack>
  );
}

/** Most rows have none, so it is said quietly. */
function NoRequests() {
  return (
    <Text as="span" tone="soft">
      <span aria-hidden>–</span>
      <VisuallyHidden>None</VisuallyHidden>
    </Text>
  );
}
