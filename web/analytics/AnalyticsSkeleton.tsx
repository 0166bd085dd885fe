import { Grid } from '../ui/Grid';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';

const cards = ['gross', 'orders', 'average', 'customers', 'charged', 'paid', 'outstanding', 'active'];
const charts = ['ageing', 'status', 'type', 'states'];

/** The places of the figures and the first charts. */
export function AnalyticsSkeleton() {
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
