import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { QueryState } from '../errors/QueryState';
import { StaleNotice } from '../ui/state/Notice';
import { Skeleton } from '../ui/state/Skeleton';
import { ApiAccessPageDocument } from './ApiAccessPage.generated';
import { TokenSection } from './tokens/TokenSection';
import { WebhookSection } from './webhooks/WebhookSection';

/** Lists the viewer's tokens and webhooks. Viewers who may not create any can still revoke their existing ones. */
export default function ApiAccess({ mayCreate }: { mayCreate: boolean }) {
  const { data, error, refetch } = useQuery(ApiAccessPageDocument, { fetchPolicy: 'cache-and-network' });
  const { apiTokens = [], webhooks = [] } = data?.viewer ?? {};
  const hadTokens = useWasEverTrue(apiTokens.length > 0);
  const hadWebhooks = useWasEverTrue(webhooks.length > 0);
  if (data?.viewer) {
    return (
      <>
        {error && <StaleNotice of="your tokens and webhooks" onRetry={() => void refetch()} />}
        {(mayCreate || hadTokens) && <TokenSection tokens={apiTokens} mayCreate={mayCreate} />}
        {(mayCreate || hadWebhooks) && <WebhookSection webhooks={webhooks} mayCreate={mayCreate} />}
      </>
    );
  }
  if (!error && !mayCreate) return null;
  return (
    <QueryState error={error} refetch={refetch} label="Loading your API access">
      <Skeleton height="320px" />
    </QueryState>
  );
}

/** Returns whether `isNow` has been true at any time since the component mounted. */
function useWasEverTrue(isNow: boolean): boolean {
  const [wasEver, setEver] = useState(isNow);
  if (isNow && !wasEver) setEver(true);
  return isNow || wasEver;
}
