import { NetworkStatus } from '@apollo/client';
import { messageOf } from '../../errors/graphErrors';
import { useToast } from '../../ui/overlay/useToast';

interface NextPage {
  load: () => Promise<unknown>;
  networkStatus: NetworkStatus;
  /** The toast's text if the server gives no reason. */
  failure: string;
}

/** Adds the next page to a list that has its own layout. `PagedList` does the same for rows. */
export function useNextPage({ load, networkStatus, failure }: NextPage) {
  const { toast } = useToast();
  const onMore = () =>
    load().catch((error: unknown) =>
      toast({ title: 'Error', description: messageOf(error, failure), variant: 'destructive' }),
    );
  return { onMore, isLoadingMore: networkStatus === NetworkStatus.fetchMore };
}
