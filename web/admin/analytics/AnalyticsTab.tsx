import { useQuery } from '@apollo/client/react';
import { type DayRange, dayRangeProblem, daysBefore, momentsOf } from '../../../rules/time/dayRange';
import { QueryState } from '../../errors/QueryState';
import { InTimeZone } from '../../parts/commission/InTimeZone';
import { Stack } from '../../ui/layout/arrange';
import { Grid } from '../../ui/layout/Grid';
import { EmptyState } from '../../ui/state/EmptyState';
import { Skeleton, SkeletonGroup } from '../../ui/state/Skeleton';
import { AnalyticsTabDocument, type AnalyticsTabQuery } from './AnalyticsTab.generated';
import { Figures } from './Figures';
import { DurationFigure, StatusFigure, TypeFigure } from './orderFigures';
import { AgeingFigure, FunnelFigure, MonthFigure } from './platformFigures';
import { RangeBar, useRange } from './RangeBar';
import { HerdFigure, RanchFigure, StateFigure } from './ranchFigures';

/** Shows the platform's figures for the period in the URL. */
export default function AnalyticsTab() {
  return (
    <InTimeZone loading={<AnalyticsSkeleton />}>{(timeZone) => <AnalyticsOfRange timeZone={timeZone} />}</InTimeZone>
  );
}

function AnalyticsOfRange({ timeZone }: { timeZone: string }) {
  const range = useRange(timeZone);
  return (
    <Stack gap={3}>
      <RangeBar range={range} />
      {!range.problem && <AnalyticsFigures {...range} />}
    </Stack>
  );
}

type Analytics = AnalyticsTabQuery['admin']['analytics'];

type AnalyticsFiguresProps = Pick<ReturnType<typeof useRange>, 'days' | 'timeZone' | 'preset'>;

/** Shows the figures of the period. While new ones load, the previous ones stay on the screen. */
function AnalyticsFigures({ days, timeZone, preset }: AnalyticsFiguresProps) {
  const { data, previousData, error, loading, refetch } = useQuery(AnalyticsTabDocument, {
    variables: queryVariables({ days, timeZone, preset }),
    fetchPolicy: 'cache-and-network',
  });
  const { analytics, before } = (data ?? previousData)?.admin ?? {};
  const failure = loading ? undefined : error;
  if (failure || !analytics)
    return (
      <QueryState error={failure} refetch={refetch}>
        <AnalyticsSkeleton />
      </QueryState>
    );
  return (
    <Stack gap={3} aria-busy={!data}>
      <Figures analytics={analytics} before={before} days={days} />
      {isEmpty(analytics) ? <EmptyPeriod /> : <MonthFigure analytics={analytics} timeZone={timeZone} />}
      <Grid columns={2} min={440} gap={2}>
        <AgeingFigure analytics={analytics} />
        {!isEmpty(analytics) && <FiguresOfRange analytics={analytics} days={days} />}
      </Grid>
    </Stack>
  );
}

/** Returns the period and the start of the previous one. All time has no previous period. */
function queryVariables({ days, timeZone, preset }: AnalyticsFiguresProps) {
  const previousDays = daysBefore(days);
  const isCompared = preset !== 'all' && !dayRangeProblem(timeZone, previousDays);
  const { from, to } = momentsOf(timeZone, days);
  return { from, to, before: isCompared ? momentsOf(timeZone, previousDays).from : from, isCompared };
}

function FiguresOfRange({ analytics, days }: { analytics: Analytics; days: DayRange }) {
  return (
    <>
      <StatusFigure analytics={analytics} days={days} />
      <TypeFigure analytics={analytics} />
      <StateFigure analytics={analytics} />
      <RanchFigure analytics={analytics} />
      <DurationFigure analytics={analytics} />
      <FunnelFigure analytics={analytics} />
      <HerdFigure analytics={analytics} />
    </>
  );
}

function EmptyPeriod() {
  return (
    <EmptyState
      title="Nothing Happened in This Period"
      text="No orders, payments, new customers or animals. Pick a longer period."
    />
  );
}

function isEmpty(analytics: Analytics) {
  const { ordersByStatus, statusDurations, newCustomers, commissionCharged, commissionPaid, animalsOpened } = analytics;
  const placed = ordersByStatus.some(({ orders }) => orders > 0);
  const moved = statusDurations.some(({ moves }) => moves > 0);
  return !placed && !moved && newCustomers + commissionCharged + commissionPaid + animalsOpened === 0;
}

const cards = ['gross', 'orders', 'average', 'customers', 'charged', 'paid', 'outstanding', 'active'];
const charts = ['ageing', 'status', 'type', 'states'];

function AnalyticsSkeleton() {
  return (
    <SkeletonGroup label="Loading analytics">
      <Stack gap={3}>
        <Grid columns={4} min={220} gap={2}>
          {cards.map((card) => (
            <Skeleton key={card} height="140px" />
          ))}
        </Grid>
        <Skeleton height="300px" />
        <Grid columns={2} min={440} gap={2}>
          {charts.map((chart) => (
            <Skeleton key={chart} height="300px" />
          ))}
        </Grid>
      </Stack>
    </SkeletonGroup>
  );
}
