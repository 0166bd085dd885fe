import type { ReactNode } from 'react';
import styled from 'styled-components';

import { mailUrl } from '../../../rules/fields/mailUrl';
import { adminDateTime } from '../../../rules/time/dates';
import { FEEDBACK_TYPE, type FeedbackType } from '../../../rules/words/vocabulary';
import { usePagedList } from '../../parts/lists/PagedList';
import { EmptyState } from '../../ui/state/EmptyState';
import type { TableColumn } from '../../ui/table/TableRow';
import { Badge, type Tone } from '../../ui/text/Badge';
import { TextLink } from '../../ui/text/Link';
import { AdminTable } from '../AdminTable';
import { type FeedbackList_feedbackFragment, FeedbackListDocument } from './FeedbackList.generated';

const tones: Record<FeedbackType, Tone> = { SUGGESTION: 'info', ISSUE: 'warning', OTHER: 'neutral' };

/** Preserves the writer's line breaks. */
const Message = styled.p`
  max-width: 48ch;
  font-weight: 400;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const columns: TableColumn<FeedbackList_feedbackFragment>[] = [
  { key: 'feedback', header: 'Feedback', primary: 'text', cell: ({ feedback }) => <Message>{feedback}</Message> },
  {
    key: 'type',
    header: 'Type',
    plain: true,
    cell: ({ type }) => <Badge tone={tones[type]}>{FEEDBACK_TYPE.label(type)}</Badge>,
  },
  { key: 'page', header: 'Page', cell: ({ pageUrl }) => pageUrl },
  {
    key: 'from',
    header: 'From',
    cell: ({ user }) => (user ? <TextLink href={mailUrl(user.email)}>{user.name}</TextLink> : 'A visitor'),
  },
  { key: 'date', header: 'Date', plain: true, cell: ({ createdAt }) => adminDateTime(createdAt) },
];

export function FeedbackList({ filters }: { filters: ReactNode }) {
  const list = usePagedList(FeedbackListDocument, {}, ({ admin }) => admin.feedback);
  return (
    <AdminTable
      list={list}
      noun="pieces of feedback"
      caption="Feedback"
      columns={columns}
      filters={filters}
      compactBelow="medium"
      empty={<EmptyState title="No Feedback Yet" text="What people send with the Feedback button appears here." />}
    />
  );
}
