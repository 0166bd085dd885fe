import { NetworkStatus } from '@apollo/client';
import { messageOf } from '../../errors/graphErrors';
import { useToast } from '../../ui/overlay/useToast';

interface NextPage {
  load: () => Promise<unknown>;
  networkStatus: NetworkStatus;
  /** The toast's text if the server gives no reason. */
  failure: string;
}

/** Returns a handler that loads the next page, and whether it's loading, for lists with a layout of their own. */
export function useNextPage({ load, networkStatus, failure }: NextPage) {
  const { toast } = useToast();
  const onMore = () =>
    load().catch((error: unknown) =>
      toast({ title: 'Error', description: messageOf(error, failure), variant: 'destructive' }),
    );
  return { onMore, isLoadingMore: networkStatus === NetworkStatus.fetchMore };
}
