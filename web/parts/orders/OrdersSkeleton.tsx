import { Stack } from '../../ui/layout/arrange';
import { Card } from '../../ui/layout/Card';
import { Skeleton, SkeletonGroup, SkeletonText } from '../../ui/state/Skeleton';

export function OrdersSkeleton() {
  return (
    <SkeletonGroup label="Loading orders">
      <Stack gap={3}>
        {['first', 'second'].map((key) => (
          <Card key={key}>
            <Stack gap={3}>
              <Skeleton width="45%" height="28px" />
              <SkeletonText lines={4} />
              <SkeletonText lines={3} />
              <Skeleton width="60%" height="44px" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
