import { messageOf } from '../../errors/graphErrors';
import { ErrorState } from '../../ui/state/ErrorState';
import { SkeletonGroup, SkeletonText } from '../../ui/state/Skeleton';

/** Shown in place of an order's price and payments while they're loading or if they failed to load. */
export function SettlementState({ error, refetch }: { error: unknown; refetch: () => unknown }) {
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => refetch()} />;
  return (
    <SkeletonGroup label="Loading the payments">
      <SkeletonText lines={4} />
    </SkeletonGroup>
  );
}
