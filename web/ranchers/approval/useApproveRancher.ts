import { useMutation } from '@apollo/client/react';
import { codeOf } from '../../errors/codeOf';
import { messageOf } from '../../errors/messageOf';
import { ApprovalCountsDocument } from '../../platform/ApprovalCounts.generated';
import { type RanchAction, useRanchActions } from '../../platform/useRanchActions';
import { useToast } from '../../ui/useToast';
import { ApproveRancherDocument } from './ApproveRancher.generated';

const FAILED = 'There was an error approving the rancher. Please try again.';

/** Approves a ranch; where that made a temporary password, goes on to the dialog that tells of it. */
export function useApproveRancher({ id, ranchName }: RanchAction['ranch']) {
  const [approveRancher] = useMutation(ApproveRancherDocument, { refetchQueries: [ApprovalCountsDocument] });
  const { toast } = useToast();
  const act = useRanchActions();

  return async () => {
    try {
      const { data } = await approveRancher({ variables: { rancherId: id } });
      toast({ title: 'Rancher Approved', description: `${ranchName} is now visible to customers.` });
      const approval = data?.approveRancher;
      if (approval?.tempPasswordGenerated) act({ verb: 'shareTemporaryPassword', ranch: approval.rancher });
    } catch (error) {
      // Another admin was faster: trying again would not help.
      const description = codeOf(error) === 'CONFLICT' ? messageOf(error) : FAILED;
      toast({ title: 'Approval Failed', description, variant: 'destructive' });
    }
  };
}
