import { useMutation } from '@apollo/client/react';
import { messageOf } from '../../errors/messageOf';
import { ApprovalCountsDocument } from '../../platform/ApprovalCounts.generated';
import { useToast } from '../../ui/useToast';
import type { ApproveRancher_approvalFragment } from './ApproveRancher.generated';
import { ApproveRanchersDocument } from './ApproveRanchers.generated';
import { PendingRanchesTabDocument } from './PendingRanchesTab.generated';

interface NamedRanch {
  id: string;
  ranchName: string;
}

/** Names of ranches, by what became of them. */
export interface BulkOutcome {
  approved: string[];
  withTemporaryPassword: string[];
  refused: string[];
}

/** Approves several ranches and says what became of each; undefined where that cannot be said. */
export function useApproveRanchers() {
  const [approveRanchers, { client }] = useMutation(ApproveRanchersDocument);
  const { toast } = useToast();

  // Also after a failure: some may have been approved before it, and those that were refused stand elsewhere by now.
  const readAnew = () => client.refetchQueries({ include: [ApprovalCountsDocument, PendingRanchesTabDocument] });

  return async (ranches: readonly NamedRanch[]): Promise<BulkOutcome | undefined> => {
    try {
      const { data } = await approveRanchers({ variables: { rancherIds: ranches.map(({ id }) => id) } });
      return data && outcomeOf(ranches, data.approveRanchers);
    } catch (error) {
      toast({ title: 'Approval Failed', description: messageOf(error), variant: 'destructive' });
      return undefined;
    } finally {
      readAnew();
    }
  };
}

function outcomeOf(asked: readonly NamedRanch[], approvals: readonly ApproveRancher_approvalFragment[]): BulkOutcome {
  const done = new Set(approvals.map(({ rancher }) => rancher.id));
  return {
    approved: approvals.map(({ rancher }) => rancher.ranchName),
    withTemporaryPassword: approvals
      .filter(({ tempPasswordGenerated }) => tempPasswordGenerated)
      .map(({ rancher }) => rancher.ranchName),
    refused: asked.filter(({ id }) => !done.has(id)).map(({ ranchName }) => ranchName),
  };
}
