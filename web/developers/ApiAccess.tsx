import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { messageOf } from '../errors/graphErrors';
import { ErrorState } from '../ui/state/ErrorState';
import { Skeleton, SkeletonGroup } from '../ui/state/Skeleton';
import { StaleNotice } from '../ui/state/StaleNotice';
import { ApiAccessPageDocument } from './ApiAccessPage.generated';
import { TokenSection } from './tokens/TokenSection';
import { WebhookSection } from './webhooks/WebhookSection';

/** The viewer's tokens and webhooks. Who may not create any still sees theirs, to revoke them. */
export default function ApiAccess({ mayCreate }: { mayCreate: boolean }) {
  const { data, error, refetch } = useQuery(ApiAccessPageDocument, { fetchPolicy: 'cache-and-network' });
  const { apiTokens = [], webhooks = [] } = data?.viewer ?? {};
  const hadTokens = useOnceTrue(apiTokens.length > 0);
  const hadWebhooks = useOnceTrue(webhooks.length > 0);
  const retry = () => void refetch().catch(() => {});
  if (data?.viewer) {
    return (
      <>
        {error && <StaleNotice of="your tokens and webhooks" onRetry={retry} />}
        {(mayCreate || hadTokens) && <TokenSection tokens={apiTokens} mayCreate={mayCreate} />}
        {(mayCreate || hadWebhooks) && <WebhookSection webhooks={webhooks} mayCreate={mayCreate} />}
      </>
    );
  }
  if (error) return <ErrorState message={messageOf(error)} onRetry={retry} />;
  return mayCreate && <Loading />;
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your API access">
      <Skeleton height="320px" />
    </SkeletonGroup>
  );
}

/** Whether it has been true at any time since the component mounted. */
function useOnceTrue(isNow: boolean): boolean {
  const [wasEver, setEver] = useState(isNow);
  if (isNow && !wasEver) setEver(true);
  return isNow || wasEver;
}
