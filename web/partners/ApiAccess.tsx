import { useQuery } from '@apollo/client/react';
import { messageOf } from '../errors/messageOf';
import { ErrorState } from '../ui/ErrorState';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton';
import { StaleNotice } from '../ui/StaleNotice';
import { ApiAccessPageDocument } from './ApiAccessPage.generated';
import { TokenSection } from './tokens/TokenSection';
import { useEver } from './useEver';
import { WebhookSection } from './webhooks/WebhookSection';

/** The tokens and webhooks of whoever is signed in. Who may make none sees what there is to take back. */
export default function ApiAccess({ mayMake }: { mayMake: boolean }) {
  // What programs did since is what one comes to see.
  const { data, error, refetch } = useQuery(ApiAccessPageDocument, { fetchPolicy: 'cache-and-network' });
  const { apiTokens = [], webhooks = [] } = data?.viewer ?? {};
  const hadTokens = useEver(apiTokens.length > 0);
  const hadWebhooks = useEver(webhooks.length > 0);
  const retry = () => void refetch().catch(() => {});
  if (data?.viewer) {
    return (
      <>
        {error && <StaleNotice of="your tokens and webhooks" onRetry={retry} />}
        {(mayMake || hadTokens) && <TokenSection tokens={apiTokens} mayMake={mayMake} />}
        {(mayMake || hadWebhooks) && <WebhookSection webhooks={webhooks} mayMake={mayMake} />}
      </>
    );
  }
  if (error) return <ErrorState message={messageOf(error)} onRetry={retry} />;
  return mayMake && <Loading />;
}

function Loading() {
  return (
    <SkeletonGroup label="Loading your API access">
      <Skeleton height="320px" />
    </SkeletonGroup>
  );
}
