import { useQuery } from '@apollo/client/react';
import { lazy, Suspense, useState } from 'react';
import { pathTo } from '../../rules/site';
import { customerDate } from '../../rules/time/dates';
import { QueryState } from '../errors/QueryState';
import { useSession } from '../session/useSession';
import { Button } from '../ui/button/Button';
import { PageHeader } from '../ui/layout/Page';
import { EmptyState } from '../ui/state/EmptyState';
import { retryImport } from '../ui/state/retryImport';
import { CenteredSpinner } from '../ui/state/Spinner';
import { Table } from '../ui/table/Table';
import type { TableColumn } from '../ui/table/TableRow';
import { TextLink } from '../ui/text/Link';
import { RecallsPageDocument, type RecallsPageQuery } from './RecallsPage.generated';

const StartRecall = lazy(retryImport(() => import('./StartRecall')));

type Row = RecallsPageQuery['recalls'][number];

const columns = (isFamily: boolean): TableColumn<Row>[] => [
  {
    key: 'what',
    header: 'What',
    primary: true,
    cell: ({ id, foundBy }) => <TextLink to={pathTo('recalls', { id })}>{`Recall of ${foundBy}`}</TextLink>,
  },
  { key: 'started', header: 'Started', cell: ({ createdAt }) => customerDate(createdAt) },
  {
    key: 'read',
    header: 'Read',
    cell: ({ readAt, readBy, families }) =>
      isFamily ? (readAt ? customerDate(readAt) : 'Not yet') : `${readBy} of ${families}`,
  },
];

/** The recalls that reach a family or a ranch, or all for admins, and the form for another one. */
export default function RecallList() {
  const isFamily = useSession().viewer?.userType === 'CUSTOMER';
  const [isStarting, setStarting] = useState(false);
  const { data, error, refetch } = useQuery(RecallsPageDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHeader
        title="Recalls"
        lead={isFamily ? 'What to do with beef that may not be safe.' : 'Reach every family of an animal at once.'}
        actions={
          !isFamily &&
          !isStarting && (
            <Button variant="primary" onClick={() => setStarting(true)}>
              Start a Recall
            </Button>
          )
        }
      />
      {isStarting && (
        <Suspense fallback={<CenteredSpinner />}>
          <StartRecall />
        </Suspense>
      )}
      {!data && <QueryState error={error} refetch={refetch} label="Loading recalls" />}
      {data?.recalls.length === 0 && (
        <EmptyState
          title="No Recalls"
          text={isFamily ? 'None of your beef is recalled.' : 'Nothing was recalled yet.'}
        />
      )}
      {data && data.recalls.length > 0 && (
        <Table caption="Recalls" columns={columns(isFamily)} rows={data.recalls} rowKey={({ id }) => id} />
      )}
    </>
  );
}
