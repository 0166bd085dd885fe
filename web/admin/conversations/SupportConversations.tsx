import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { adminDateTime } from '../../../rules/time/dates';
import { messageOf } from '../../errors/graphErrors';
import { Button } from '../../ui/button/Button';
import { Section } from '../../ui/layout/Section';

import { ErrorState } from '../../ui/state/ErrorState';
import { Table } from '../../ui/table/Table';
import type { TableColumn } from '../../ui/table/TableRow';
import { Text } from '../../ui/text/Text';
import { ReadConversation } from './ReadConversation';
import {
  type SupportConversations_conversationFragment,
  SupportConversationsDocument,
  type SupportConversationsQueryVariables,
} from './SupportConversations.generated';

type Conversation = SupportConversations_conversationFragment;

/** Lists the conversations of an order, a ranch or a customer. Reading one requires a reason. */
export function SupportConversations({ of }: { of: SupportConversationsQueryVariables }) {
  const { data, error, refetch } = useQuery(SupportConversationsDocument, { variables: of });
  const [conversationId, setConversationId] = useState<string>();
  const conversations = data?.admin.conversations;
  const columns = columnsWith(setConversationId);
  return (
    <Section title="Conversations" level={3}>
      {error && !data && <ErrorState headingLevel={3} message={messageOf(error)} onRetry={() => refetch()} />}
      {conversations?.length === 0 && <Text tone="soft">No messages yet.</Text>}
      {conversations && conversations.length > 0 && (
        <Table caption="Conversations" columns={columns} rows={conversations} rowKey={({ id }) => id} />
      )}
      <ReadConversation id={conversationId} onClose={() => setConversationId(undefined)} />
    </Section>
  );
}

const columnsWith = (onRead: (id: string) => void): TableColumn<Conversation>[] => [
  {
    key: 'who',
    header: 'Between',
    primary: true,
    cell: ({ rancher, customer }) => `${customer.name} and ${rancher.ranchName}`,
  },
  { key: 'about', header: 'About', cell: ({ orderId }) => (orderId ? `Order #${orderId}` : 'Question') },
  { key: 'count', header: 'Messages', numeric: true, cell: ({ messageCount }) => messageCount },
  { key: 'last', header: 'Last message', cell: ({ lastMessageAt }) => adminDateTime(lastMessageAt) },
  {
    key: 'read',
    header: '',
    cell: ({ id }) => (
      <Button size="small" onClick={() => onRead(id)}>
        Read…
      </Button>
    ),
  },
];
