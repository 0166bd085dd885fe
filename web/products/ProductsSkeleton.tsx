import { Grid } from '../ui/Grid';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton';

export function ProductsSkeleton() {
  return (
    <SkeletonGroup label="Loading your products">
      <Grid columns={3} min={200}>
        {['quarter', 'half', 'whole'].map((share) => (
          <Skeleton key={share} height="140px" />
        ))}
      </Grid>
    </SkeletonGroup>
  );
}
