import { useQuery } from '@apollo/client/react';
import { ErrorState } from '../ui/ErrorState';
import { SkeletonGroup, SkeletonText } from '../ui/Skeleton';
import { ApprovalNotice } from './dashboard/ApprovalNotice';
import { useSectionInAddress } from './page/useSectionInAddress';
import { RanchEditor } from './profile/RanchEditor';
import { RanchProfileDocument } from './RanchProfile.generated';

/** The profile of the rancher's own ranch. It is always asked for anew: an editor must not start from what is old. */
export default function RanchProfile() {
  const { data, error, refetch } = useQuery(RanchProfileDocument, { fetchPolicy: 'network-only' });
  const ranch = data?.viewer?.ranch;
  useSectionInAddress(Boolean(ranch));
  if (ranch) {
    return (
      <>
        <ApprovalNotice approval={ranch.approval} />
        <RanchEditor key={ranch.id} ranch={ranch} />
      </>
    );
  }
  if (data || error) {
    return (
      <ErrorState
        title="Error loading profile"
        message="Could not load rancher profile"
        onRetry={() => refetch().catch(() => {})}
      />
    );
  }
  return (
    <SkeletonGroup label="Loading your ranch profile">
      <SkeletonText lines={4} />
    </SkeletonGroup>
  );
}
