import { useState } from 'react';
import styled from 'styled-components';
import { usePermissions } from '../../../session/useSession';
import { breakpoint, font, hairline, size, space } from '../../../theme/tokens';
import { Grid, Stack } from '../../../ui/layout/arrange';
import { Section } from '../../../ui/layout/Section';
import { BalancesDue } from './BalancesDue';
import { CustomersFigure } from './CustomersFigure';
import { Inbox } from './Inbox';
import { NewRanchChecklist } from './NewRanchChecklist';
import { NextHarvests } from './NextHarvests';
import type { RancherTodayQuery } from './RancherToday.generated';
import { SalesFigure } from './SalesFigure';
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
    <Section title="Today" rule="none">
      <Grid columns={hasMore ? 2 : 1} min={320} gap={1.5}>
        {isNew && withRanch ? <NewRanchChecklist ranch={ranch} /> : <WaitingOrders ranch={ranch} />}
        {hasMore && (
          <Stack gap={1.5}>
            <Inbox ranch={ranch} unread={unread} />
            <UnknownFees ranch={ranch} />
            {hasHarvests && <NextHarvests ranch={ranch} />}
            {!isNew && <BalancesDue ranch={ranch} />}
          </Stack>
        )}
      </Grid>
    </Section>
  );
}

const Folded = styled.details`
  & > summary {
    padding-block: ${space(1)};
    border-top: ${hairline};
    font-family: ${font.heading};
    font-size: ${size[21]};
    font-weight: 600;
    cursor: pointer;
  }
`;

/** Shows the ranch's sales, and where its customers live. Folded on phones. */
export function SalesAndCustomers({ ranch }: { ranch: Ranch }) {
  const [startsOpen] = useState(() => window.innerWidth >= breakpoint.medium);
  return (
    <Folded open={startsOpen}>
      <summary>Sales and Customers</summary>
      <Grid columns={2} min={300}>
        <SalesFigure ranch={ranch} />
        <CustomersFigure ranch={ranch} />
      </Grid>
    </Folded>
  );
}
