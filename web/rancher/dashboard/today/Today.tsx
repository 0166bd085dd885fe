import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { knowsFees } from '../../../../rules/herd/processorPayer';
import { pluralize } from '../../../../rules/words/pluralize';
import { paths } from '../../../paths';
import { usePermissions } from '../../../session/useSession';
import { breakpoint, font, hairline, media, size, space } from '../../../theme/tokens';
import { Stack } from '../../../ui/layout/arrange';
import { Grid } from '../../../ui/layout/Grid';
import { Section } from '../../../ui/layout/Section';
import { retryImport } from '../../../ui/state/retryImport';
import { TextLink } from '../../../ui/text/Link';
import { Text } from '../../../ui/text/Text';
import { BalancesDue } from './BalancesDue';
import { NewRanchChecklist } from './NewRanchChecklist';
import { NextHarvests } from './NextHarvests';
import type { RancherTodayQuery } from './RancherToday.generated';
import type { ReviewsToAnswer_rancherFragment } from './ReviewsToAnswer.generated';
import { CustomersFigure, SalesFigure } from './SalesFigure';
import { Line, TodayCard, TodayList } from './TodayCard';
import type { UnknownFees_rancherFragment } from './UnknownFees.generated';
import { WaitingOrders } from './WaitingOrders';
import { WeightsToRecord } from './WeightsToRecord';

const AskForPush = lazy(retryImport(() => import('../../../parts/push/AskForPush')));

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
            <WeightsToRecord ranch={ranch} />
            {hasHarvests && <NextHarvests ranch={ranch} />}
            {!isNew && <BalancesDue ranch={ranch} />}
          </Stack>
        )}
      </Grid>
      <Suspense>{!isNew && <AskForPush to="RANCH" />}</Suspense>
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

/** Asks for the fees of processors that nobody has entered. */
export function UnknownFees({ ranch }: { ranch: UnknownFees_rancherFragment }) {
  const unknown = (ranch.processors ?? []).filter((processor) => !knowsFees(processor)).map(({ name }) => name);
  if (unknown.length === 0) return null;
  return (
    <TodayCard title="Processing Fees" link={{ to: paths.rancherHerd, label: 'Herd Board' }}>
      <Text>
        Enter the fees of {new Intl.ListFormat('en-US').format(unknown)}, or say that they're included in your price.
        Until then, families read “plus processing (not known yet)” where you sell by weight.
      </Text>
    </TodayCard>
  );
}

const Entry = styled(Line)`
  align-items: center;

  ${media.phone} {
    display: grid;
  }

  && {
    padding-block: 0;
  }
`;

/** Shows what families wrote that nobody has read or answered. */
export function Inbox({ ranch, unread }: { ranch: ReviewsToAnswer_rancherFragment; unread: number }) {
  const unanswered = ranch.newestReviews.nodes.filter(({ answer }) => answer === null).length;
  return (
    <TodayCard title="From Families">
      <TodayList>
        <Entry>
          {unread > 0 ? <strong>{pluralize(unread, 'unread message')}</strong> : 'No unread messages'}
          <TextLink to={paths.messages} quiet>
            Open Messages
          </TextLink>
        </Entry>
        {unanswered > 0 && (
          <Entry>
            <strong>{`${pluralize(unanswered, 'recent review')} to answer`}</strong>
            <TextLink to={`${paths.ranch(ranch)}#reviews`} quiet>
              Answer
            </TextLink>
          </Entry>
        )}
      </TodayList>
    </TodayCard>
  );
}
