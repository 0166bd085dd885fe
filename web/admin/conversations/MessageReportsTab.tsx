import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import styled from 'styled-components';
import { adminDateTime } from '../../../rules/time/dates';
import { pluralize } from '../../../rules/words/pluralize';
import { useSubmit } from '../../errors/useSubmit';
import { usePagedList } from '../../parts/lists/PagedList';
import { Cluster } from '../../ui/layout/arrange';
import { EmptyState } from '../../ui/state/EmptyState';
import { RowButton, RowMenu } from '../../ui/table/RowButton';
import { buttonsColumn, type TableColumn } from '../../ui/table/TableRow';
import { AdminTable } from '../AdminTable';
import {
  CloseMessageReportDocument,
  type MessageReportsTab_reportFragment,
  MessageReportsTabDocument,
} from './MessageReportsTab.generated';
import { ReadConversation } from './ReadConversation';

type Report = MessageReportsTab_reportFragment;

/** Preserves line breaks, and isolates text that is written from right to left. */
const UserText = styled.p`
  max-width: 48ch;
  font-weight: 400;
  white-space: pre-line;
  overflow-wrap: anywhere;
  unicode-bidi: isolate;
`;

const COLUMNS: TableColumn<Report>[] = [
  {
    key: 'message',
    header: 'Message',
    primary: 'text',
    cell: ({ text, photoCount }) => <UserText dir="auto">{text || pluralize(photoCount, 'photo')}</UserText>,
  },
  { key: 'author', header: 'Written by', cell: ({ authorName }) => authorName },
  { key: 'reason', header: 'Why', cell: ({ reason }) => <UserText dir="auto">{reason}</UserText> },
  { key: 'reporter', header: 'Reported by', cell: ({ reporterName }) => reporterName ?? 'A deleted account' },
  { key: 'date', header: 'Date', plain: true, cell: ({ createdAt }) => adminDateTime(createdAt) },
];

/** Lists reported messages that no admin has dealt with, the oldest report first. */
export default function MessageReportsTab() {
  const list = usePagedList(MessageReportsTabDocument, {}, ({ admin }) => admin.messageReports);
  const [conversationId, setConversationId] = useState<string>();
  const [closeReport] = useMutation(CloseMessageReportDocument);
  const close = useSubmit({
    send: (id: string) => closeReport({ variables: { id } }),
    successToast: { title: 'Report Closed' },
    errorToast: 'Error',
    onSuccess: list.reload,
    onError: list.reload,
  });
  const actions: TableColumn<Report> = {
    ...buttonsColumn(({ id, authorName, conversation }) => (
      <Cluster>
        <RowButton of={`message by ${authorName}`} onClick={() => setConversationId(conversation.id)}>
          Read Conversation…
        </RowButton>
        <RowMenu of={`message by ${authorName}`} groups={[[{ label: 'Close Report', onSelect: () => close(id) }]]} />
      </Cluster>
    )),
    below: true,
  };
  return (
    <>
      <AdminTable
        list={list}
        noun="reports"
        caption="Reported messages"
        columns={[...COLUMNS, actions]}
        compactBelow="medium"
        empty={<EmptyState title="No Reported Messages" text="When someone reports a message, it appears here." />}
      />
      <ReadConversation id={conversationId} onClose={() => setConversationId(undefined)} />
    </>
  );
}
