import { useQuery } from '@apollo/client/react';
import { useSectionInUrl } from '../../ranch/useSectionInUrl';

import { ErrorState } from '../../ui/state/ErrorState';
import { Notice } from '../../ui/state/Notice';
import { SkeletonGroup, SkeletonText } from '../../ui/state/Skeleton';
import { ApprovalNotice } from '../dashboard/ApprovalNotice';
import { RanchEditor } from './RanchEditor';
import { RanchProfileDocument } from './RanchProfile.generated';

const FAILED = { title: 'Error loading profile', message: 'Could not load rancher profile' };

/** Loads the rancher's own ranch, always from the server, so that the editor never starts with stale values. */
export default function RanchProfile() {
  const { data, error, refetch } = useQuery(RanchProfileDocument, { fetchPolicy: 'network-only' });
  const ranch = data?.viewer?.ranch;
  useSectionInUrl(Boolean(ranch));
  if (ranch) {
    return (
      <>
        <ApprovalNotice approval={ranch.approval} />
        {ranch.pendingName && (
          <Notice title="Your new name is waiting for our team.">
            {`Until we approve “${ranch.pendingName}”, families still see “${ranch.ranchName}”.`}
          </Notice>
        )}
        <RanchEditor key={ranch.id} ranch={ranch} />
      </>
    );
  }
  if (data || error) return <ErrorState {...FAILED} onRetry={() => refetch()} />;
  return (
    <SkeletonGroup label="Loading your ranch profile">
      <SkeletonText lines={4} />
    </SkeletonGroup>
  );
}
