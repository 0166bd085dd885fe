import { useQuery } from '@apollo/client/react';
import { type DayRange, momentsOf } from '../../rules/dayRange';
import { messageOf } from '../errors/messageOf';
import { EmptyState } from '../ui/EmptyState';
import { ErrorState } from '../ui/ErrorState';
import { Grid } from '../ui/Grid';
import { Stack } from '../ui/Stack';
import { AgeingFigure } from './AgeingFigure';
import { AnalyticsSheetDocument, type AnalyticsSheetQuery } from './AnalyticsSheet.generated';
import { AnalyticsSkeleton } from './AnalyticsSkeleton';
import { DurationFigure } from './DurationFigure';
import { Figures } from './Figures';
import { FunnelFigure } from './FunnelFigure';
import { MonthFigure } from './MonthFigure';
import { RanchFigure } from './RanchFigure';
import { StateFigure } from './StateFigure';
import { StatusFigure } from './StatusFigure';
import { TypeFigure } from './TypeFigure';

type Analytics = AnalyticsSheetQuery['admin']['analytics'];

/** The figures of the days; while other days are read, the last ones stay. */
export function AnalyticsSheet({ days }: { days: DayRange }) {
  const { data, previousData, error, loading, refetch } = useQuery(AnalyticsSheetDocument, {
    variables: momentsOf(days),
    fetchPolicy: 'cache-and-network',
  });
  const analytics = (data ?? previousData)?.admin.analytics;
  if (error && !loading)
    return <ErrorState message={messageOf(error)} onRetry={() => void refetch().catch(() => {})} />;
  if (!analytics) return <AnalyticsSkeleton />;
  return (
    <Stack gap={3} aria-busy={!data}>
      <Figures analytics={analytics} days={days} />
      {isEmpty(analytics) ? <Nothing /> : <MonthFigure analytics={analytics} />}
      <Grid columns={2} min={440} gap={2}>
        <AgeingFigure analytics={analytics} />
        {!isEmpty(analytics) && <FiguresOfRange analytics={analytics} days={days} />}
      </Grid>
    </Stack>
  );
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
    </>
  );
}

function Nothing() {
  return (
    <EmptyState
      title="Nothing Happened in This Time"
      text="No order, no payment and no new customer. Choose a longer time."
    />
  );
}

function isEmpty({ ordersByStatus, statusDurations, newCustomers, commissionCharged, commissionPaid }: Analytics) {
  const placed = ordersByStatus.some(({ orders }) => orders > 0);
  const moved = statusDurations.some(({ moves }) => moves > 0);
  return !placed && !moved && newCustomers + commissionCharged + commissionPaid === 0;
}
