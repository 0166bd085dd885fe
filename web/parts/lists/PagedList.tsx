import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { type ReactNode, useState } from 'react';
import { QueryState } from '../../errors/QueryState';
import { useSubmit } from '../../errors/useSubmit';
import { Stack } from '../../ui/layout/arrange';
import { Fading } from '../../ui/overlay/Fading';
import { StaleNotice } from '../../ui/state/Notice';
import { CenteredSpinner } from '../../ui/state/Spinner';
import { LoadMore, type Total } from '../../ui/table/LoadMore';

interface Connection<Node> extends Total {
  nodes: Node[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

/** Loads a list page by page. While a new search is loading, the previous rows stay. */
export function usePagedList<Data, Variables extends OperationVariables, Node>(
  document: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  connectionOf: (data: Data) => Connection<Node> | undefined,
) {
  const options = { variables, fetchPolicy: 'cache-and-network' } as useQuery.Options<Data, Variables>;
  const { data, previousData, error, refetch, fetchMore } = useQuery<Data, Variables>(document, options);
  const shown = (data ?? previousData) as Data | undefined;
  return {
    data: shown,
    connection: shown && connectionOf(shown),
    error,
    isOutdated: !data,
    reload: () => refetch(),
    loadMore: (after: string | null, otherVariables?: Partial<Variables>) =>
      fetchMore({ variables: { after, ...otherVariables } as unknown as Partial<Variables> }),
  };
}

interface ListState<Node> {
  connection: Connection<Node> | undefined;
  error: unknown;
  /** Whether the rows still belong to the previous search or filter. */
  isOutdated: boolean;
  reload: () => unknown;
  loadMore: (after: string | null) => Promise<unknown>;
}

export interface PagedListProps<Node> {
  list: ListState<Node>;
  /** The plural of what is listed, like 'orders'. */
  noun: string;
  empty: ReactNode;
  /** Returns false for a loaded row that no longer belongs to the list after a change. */
  belongs?: ((node: Node) => boolean) | undefined;
  children: (nodes: Node[]) => ReactNode;
}

/** Shows a list, or that it's loading, empty or failed to load. */
export function PagedList<Node>({ list, noun, empty, belongs = () => true, children }: PagedListProps<Node>) {
  const { connection, error, isOutdated } = list;
  // Rows that are still right stay, with the dialogs that are open in them.
  if (!connection || (error && isOutdated)) return <QueryState error={error} refetch={list.reload} />;
  const { hasNextPage, endCursor } = connection.pageInfo;
  const nodes = connection.nodes.filter(belongs);
  if (nodes.length === 0 && isOutdated) return <CenteredSpinner />;
  if (nodes.length === 0 && !hasNextPage) return empty;
  return (
    <Stack gap={3}>
      {error !== undefined && <StaleNotice of={`the ${noun}`} onRetry={() => void list.reload()} />}
      <Fading aria-busy={isOutdated}>{children(nodes)}</Fading>
      {hasNextPage && !isOutdated && (
        <More shown={nodes.length} total={connection} noun={noun} onLoad={() => list.loadMore(endCursor)} />
      )}
    </Stack>
  );
}

interface MoreProps {
  shown: number;
  total: Total;
  noun: string;
  onLoad: () => Promise<unknown>;
  failure?: string;
}

/** The button that loads more rows, with a toast if that fails. */
export function More({ onLoad, failure, ...counts }: MoreProps) {
  const [pending, setPending] = useState(false);
  const submit = useSubmit({ send: onLoad, errorToast: failure ?? `Couldn't load more ${counts.noun}` });
  const load = async () => {
    setPending(true);
    await submit();
    setPending(false);
  };
  return <LoadMore {...counts} pending={pending} onLoad={load} />;
}
