import { Skeleton, SkeletonGroup } from '../../ui/Skeleton';
import { Stack } from '../../ui/Stack';

export function OrderTableSkeleton() {
  return (
    <SkeletonGroup label="Loading orders">
      <Stack gap={1.5}>
        {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
          <Skeleton key={row} height="56px" />
        ))}
      </Stack>
    </SkeletonGroup>
  );
}
