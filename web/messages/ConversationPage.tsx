import { useMutation, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';

import { usePlace } from '../address/usePlace';
import { QueryState } from '../errors/QueryState';
import { usePageTitle } from '../layout/pageTitle';
import { Thread } from '../parts/conversation/Thread';

import { useNextPage } from '../parts/lists/useNextPage';
import { paths } from '../paths';
import { useSession } from '../session/useSession';
import { Button } from '../ui/button/Button';
import { Page, PageHeader } from '../ui/layout/Page';
import { EmptyState } from '../ui/state/EmptyState';
import { TextLink } from '../ui/text/Link';
import { Text } from '../ui/text/Text';
import { Composer } from './Composer';
import { ConversationActions, ReportMessage } from './ConversationActions';
import {
  ConversationPageDocument,
  type ConversationPageQuery,
  MarkConversationSeenDocument,
} from './ConversationPage.generated';
import { aboutOf, otherOf } from './otherSide';

export default function ConversationPage() {
  const id = usePlace().params.id;
  return <Page width="narrow">{id ? <Conversation key={id} id={id} /> : <NotFound />}</Page>;
}

type LoadedConversation = NonNullable<ConversationPageQuery['conversation']>;

function Conversation({ id }: { id: string }) {
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(ConversationPageDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const conversation = data?.conversation;
  const older = useNextPage({
    load: () => fetchMore({ variables: { after: conversation?.messages.pageInfo.endCursor ?? null } }),
    networkStatus,
    failure: "Couldn't load earlier messages",
  });
  if (conversation) return <Messages conversation={conversation} older={older} reload={() => refetch()} />;
  return data && !error ? <NotFound /> : <QueryState error={error} refetch={refetch} />;
}

function NotFound() {
  return (
    <EmptyState
      headingLevel={1}
      title="Conversation Not Found"
      text="It may belong to another account. Check who's signed in."
      action={<TextLink to={paths.messages}>All messages</TextLink>}
    />
  );
}

interface MessagesProps {
  conversation: LoadedConversation;
  older: ReturnType<typeof useNextPage>;
  reload: () => Promise<unknown>;
}

function Messages({ conversation, older, reload }: MessagesProps) {
  const isRancher = useSession().viewer?.userType === 'RANCHER';
  const other = otherOf(conversation, isRancher);
  const { nodes, pageInfo } = conversation.messages;
  usePageTitle(other);
  useMarkSeen(conversation);
  const end = useNewestInView(nodes[0]?.id);
  const earlier = pageInfo.hasNextPage && (
    <Button wide pending={older.isLoadingMore} onClick={older.onMore}>
      Show Earlier Messages
    </Button>
  );
  return (
    <>
      <PageHeader
        title={other}
        lead={<About conversation={conversation} isRancher={isRancher} />}
        back={{ to: paths.messages, label: 'All messages' }}
        actions={<ConversationActions conversation={conversation} other={other} />}
      />
      {nodes.length === 0 ? (
        <Text tone="soft">Nothing here yet. Write the first message.</Text>
      ) : (
        <Thread
          messages={nodes}
          withLinks={conversation.answered}
          earlier={earlier}
          actionOn={(message) => <ReportMessage message={message} />}
        />
      )}
      <div ref={end}>
        <Composer conversation={conversation} isRancher={isRancher} onSent={reload} />
      </div>
    </>
  );
}

function About({ conversation, isRancher }: { conversation: LoadedConversation; isRancher: boolean }) {
  const { order, rancher } = conversation;
  if (order) {
    const to = isRancher ? paths.rancherOrder(order.id) : paths.customerOrders;
    return <TextLink to={to}>{aboutOf(conversation)}</TextLink>;
  }
  if (isRancher) return 'A question, not about an order';
  return (
    <>
      Your question to <TextLink to={paths.ranch(rancher)}>{rancher.ranchName}</TextLink>
    </>
  );
}

function useMarkSeen({ id, unreadCount, messages }: LoadedConversation): void {
  const [markSeen] = useMutation(MarkConversationSeenDocument);
  const newest = messages.nodes[0]?.id;
  useEffect(() => {
    if (!newest || unreadCount === 0) return undefined;
    const mark = () => {
      if (document.hidden) return;
      const variables = { conversationId: id, messageId: newest };
      // If it fails, the messages stay unread.
      markSeen({ variables, refetchQueries: ['UnreadMessages'] }).catch(() => {});
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [markSeen, id, newest, unreadCount]);
}

/** Scrolls the form below the newest message into view when a message arrives. */
function useNewestInView(newest: string | undefined) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (newest) end.current?.scrollIntoView?.({ block: 'nearest' });
  }, [newest]);
  return end;
}
