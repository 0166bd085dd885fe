import { useQuery } from '@apollo/client/react';
import { adminDateTime } from '../../../rules/dates';
import { FEEDBACK_TYPE, type FeedbackType } from '../../../rules/vocabulary';
import { AdminList } from '../../platform/AdminList';
import { Badge } from '../../ui/Badge';
import { EmptyState } from '../../ui/EmptyState';
import { Table } from '../../ui/Table';
import type { TableColumn } from '../../ui/TableRow';
import type { Tone } from '../../ui/tones';
import { type FeedbackTab_feedbackFragment, FeedbackTabDocument } from './FeedbackTab.generated';
import { FeedbackWords } from './FeedbackWords';
import { Sender } from './Sender';

const tones: Record<FeedbackType, Tone> = { SUGGESTION: 'info', ISSUE: 'warning', OTHER: 'neutral' };

const columns: TableColumn<FeedbackTab_feedbackFragment>[] = [
  {
    key: 'feedback',
    header: 'Feedback',
    primary: true,
    cell: ({ feedback }) => <FeedbackWords>{feedback}</FeedbackWords>,
  },
  { key: 'type', header: 'Type', cell: ({ type }) => <Badge tone={tones[type]}>{FEEDBACK_TYPE.label(type)}</Badge> },
  { key: 'page', header: 'Page', cell: ({ pageUrl }) => pageUrl },
  { key: 'from', header: 'From', cell: ({ user }) => <Sender user={user} /> },
  { key: 'date', header: 'Date', cell: ({ createdAt }) => adminDateTime(createdAt) },
];

/** What people wrote by the Feedback button. */
export default function FeedbackTab() {
  const { data, error, refetch, fetchMore } = useQuery(FeedbackTabDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <AdminList
      list={data?.admin.feedback}
      error={error}
      noun="pieces of feedback"
      empty={<EmptyState title="No Feedback Yet" text="What people send by the Feedback button appears here." />}
      onRetry={refetch}
      onLoad={(after) => fetchMore({ variables: { after } })}
    >
      {(entries) => <Table caption="Feedback" columns={columns} rows={entries} rowKey={({ id }) => id} />}
    </AdminList>
  );
}
