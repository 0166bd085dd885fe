import { type ReactNode, useState } from 'react';
import { messageOf } from '../errors/messageOf';
import { CenteredSpinner } from '../layout/CenteredSpinner';
import { ErrorState } from '../ui/ErrorState';
import { LoadMore } from '../ui/LoadMore';
import { Stack } from '../ui/Stack';
import { useToast } from '../ui/useToast';

interface Connection<Node> {
  nodes: Node[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface AdminListProps<Node> {
  list: Connection<Node> | undefined;
  error: unknown;
  /** What is listed, in the plural. */
  noun: string;
  empty: ReactNode;
  /** Tells what a change has taken out of the list since it was loaded. */
  belongs?: (node: Node) => boolean;
  onRetry: () => unknown;
  onLoad: (after: string | null) => Promise<unknown>;
  children: (nodes: Node[]) => ReactNode;
}

/** A list of the admin panel in each of its states. */
export function AdminList<Node>({ list, error, belongs = () => true, ...props }: AdminListProps<Node>) {
  if (error) return <ErrorState headingLevel={2} message={messageOf(error)} onRetry={() => props.onRetry()} />;
  if (!list) return <CenteredSpinner />;
  const nodes = list.nodes.filter(belongs);
  if (nodes.length === 0 && !list.pageInfo.hasNextPage) return props.empty;
  return (
    <Stack gap={3}>
      {props.children(nodes)}
      {list.pageInfo.hasNextPage && <More list={list} shown={nodes.length} noun={props.noun} onLoad={props.onLoad} />}
    </Stack>
  );
}

interface MoreProps<Node> extends Pick<AdminListProps<Node>, 'noun' | 'onLoad'> {
  list: Connection<Node>;
  shown: number;
}

function More<Node>({ list, shown, noun, onLoad }: MoreProps<Node>) {
  const [pending, setPending] = useState(false);
  const { toast } = useToast();
  const load = async () => {
    setPending(true);
    try {
      await onLoad(list.pageInfo.endCursor);
    } catch (error) {
      toast({ title: `Could not load more ${noun}`, description: messageOf(error), variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return <LoadMore shown={shown} total={list.totalCount} noun={noun} pending={pending} onLoad={load} />;
}
