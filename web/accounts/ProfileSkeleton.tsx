import { Skeleton, SkeletonGroup } from '../ui/Skeleton';
import { Stack } from '../ui/Stack';

export function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile">
      <Stack gap={2}>
        <Skeleton width="30%" height="34px" />
        <Skeleton height="240px" />
      </Stack>
    </SkeletonGroup>
  );
}
