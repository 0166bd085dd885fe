import { Skeleton, SkeletonGroup, SkeletonText } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';
import { WithAside } from '../ui/WithAside';

/** Holds the place of the form and of the summary beside it. */
export function CheckoutSkeleton() {
  return (
    <SkeletonGroup label="Loading checkout">
      <WithAside aside={<Skeleton height="220px" />}>
        <Stack gap={4}>
          <Skeleton height="200px" />
          <Skeleton height="280px" />
          <SkeletonText lines={3} />
        </Stack>
      </WithAside>
    </SkeletonGroup>
  );
}
