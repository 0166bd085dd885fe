import { useQuery } from '@apollo/client/react';
import { Printer } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { messageOf } from '../../../errors/messageOf';
import { paths } from '../../../paths';
import { Button } from '../../../ui/Button';
import { ButtonLink } from '../../../ui/ButtonLink';
import { EmptyState } from '../../../ui/EmptyState';
import { ErrorState } from '../../../ui/ErrorState';
import { PageHeader } from '../../../ui/PageHeader';
import { SkeletonGroup, SkeletonText } from '../../../ui/Skeleton';
import { Stack } from '../../../ui/Stack';
import { PackingListDocument } from './PackingList.generated';
import { PackingSheet } from './PackingSheet';

/** A sheet of paper for each order, to pack by. */
export default function PackingList({ ids }: { ids: string[] }) {
  const { data, error, refetch } = useQuery(PackingListDocument, {
    variables: { ids },
    fetchPolicy: 'cache-and-network',
  });
  const ranch = data?.viewer?.ranch;
  return (
    <Stack gap={3}>
      <Head isReady={Boolean(ranch?.orders.nodes.length)} />
      {error && !ranch && <ErrorState message={messageOf(error)} onRetry={() => refetch()} />}
      {!error && !ranch && (
        <SkeletonGroup label="Loading the packing list">
          <SkeletonText lines={4} />
        </SkeletonGroup>
      )}
      {ranch?.orders.nodes.length === 0 && <EmptyState title="None of these orders is there" />}
      {ranch?.orders.nodes.map((order) => (
        <PackingSheet key={order.id} order={order} ranchName={ranch.ranchName} />
      ))}
    </Stack>
  );
}

function Head({ isReady }: { isReady: boolean }) {
  const params = new URLSearchParams(useLocation().search);
  params.delete('print');
  return (
    <div data-print="hide">
      <PageHeader
        title="Packing list"
        lead="A sheet for each order."
        actions={
          <>
            <ButtonLink to={`${paths.rancherOrders}?${params}`}>Back to orders</ButtonLink>
            <Button variant="primary" icon={Printer} disabled={!isReady} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
    </div>
  );
}
