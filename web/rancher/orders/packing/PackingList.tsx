import { useQuery } from '@apollo/client/react';
import { Printer } from 'lucide-react';
import { useUrlState } from '../../../address/useUrlState';
import { QueryState } from '../../../errors/QueryState';
import { paths } from '../../../paths';
import { usePermissions } from '../../../session/useSession';
import { Button, ButtonLink } from '../../../ui/button/Button';
import { Stack } from '../../../ui/layout/arrange';
import { PageHeader } from '../../../ui/layout/Page';
import { EmptyState } from '../../../ui/state/EmptyState';
import { packingParams } from '../orderUrlParams';
import { PackingListDocument } from './PackingList.generated';
import { PackingSheet } from './PackingSheet';

export default function PackingList({ ids }: { ids: string[] }) {
  const { withMoney } = usePermissions();
  const { data, error, refetch } = useQuery(PackingListDocument, {
    variables: { ids, withMoney },
    fetchPolicy: 'cache-and-network',
  });
  const ranch = data?.viewer?.ranch;
  return (
    <Stack gap={3}>
      <Head isReady={Boolean(ranch?.orders.nodes.length)} />
      {!ranch && <QueryState error={error} refetch={refetch} label="Loading the packing list" />}
      {ranch?.orders.nodes.length === 0 && <EmptyState title="We couldn't find these orders" />}
      {ranch?.orders.nodes.map((order) => (
        <PackingSheet key={order.id} order={order} ranchName={ranch.ranchName} />
      ))}
    </Stack>
  );
}

function Head({ isReady }: { isReady: boolean }) {
  const { urlWith } = useUrlState(packingParams);
  return (
    <div data-print="hide">
      <PageHeader
        title="Packing list"
        lead="A sheet for each order."
        actions={
          <>
            <ButtonLink to={`${paths.rancherOrders}${urlWith({ print: [] })}`}>Back to Orders</ButtonLink>
            <Button variant="primary" icon={Printer} disabled={!isReady} onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
    </div>
  );
}
