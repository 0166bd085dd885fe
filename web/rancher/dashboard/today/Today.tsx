import { paths } from '../../../paths';
import { usePermissions } from '../../../session/useSession';
import { Grid } from '../../../ui/layout/Grid';
import { Section } from '../../../ui/layout/Section';
import { Stack } from '../../../ui/layout/Stack';
import { Text } from '../../../ui/text/Text';
import { BalancesDue } from './BalancesDue';
import { CustomersFigure } from './CustomersFigure';
import { NewRanchChecklist } from './NewRanchChecklist';
import { NextHarvests } from './NextHarvests';
import type { RancherTodayQuery } from './RancherToday.generated';
import { SalesFigure } from './SalesFigure';
import { TodayCard } from './TodayCard';
import { UnknownFees } from './UnknownFees';
import { WaitingOrders } from './WaitingOrders';

type Ranch = NonNullable<NonNullable<RancherTodayQuery['viewer']>['ranch']>;

/** Shows what the ranch has to do today. A ranch without orders sees what it needs for its first order. */
export default function Today({ ranch, unread }: { ranch: Ranch; unread: number }) {
  const { withRanch } = usePermissions();
  const isNew = ranch.orderCounts.total === 0;
  const hasHarvests = ranch.nextHarvests.nodes.length > 0;
  const hasMore = !isNew || hasHarvests || unread > 0;
  return (
    <Section title="Today">
      <Grid columns={hasMore ? 2 : 1} min={320} gap={2}>
        {isNew && withRanch ? <NewRanchChecklist ranch={ranch} /> : <WaitingOrders ranch={ranch} />}
        {hasMore && (
          <Stack gap={2}>
            <UnreadMessages count={unread} />
            <UnknownFees ranch={ranch} />
            {hasHarvests && <NextHarvests ranch={ranch} />}
            {!isNew && <BalancesDue ranch={ranch} />}
          </Stack>
        )}
      </Grid>
    </Section>
  );
}

function UnreadMessages({ count }: { count: number }) {
  return (
    <TodayCard title="Messages" link={{ to: paths.messages, label: 'Open Messages' }}>
      {count > 0 ? (
        <Text strong>{count === 1 ? '1 unread message' : `${count} unread messages`}</Text>
      ) : (
        <Text tone="soft">No unread messages.</Text>
      )}
    </TodayCard>
  );
}

/** Shows the ranch's sales, and where its customers live. */
export function SalesAndCustomers({ ranch }: { ranch: Ranch }) {
  return (
    <Section title="Sales and Customers">
      <Grid columns={2} min={300}>
        <SalesFigure ranch={ranch} />
        <CustomersFigure ranch={ranch} />
      </Grid>
    </Section>
  );
}
