import { useMutation } from '@apollo/client/react';
import { messageOf } from '../../errors/messageOf';
import { ApprovalCountsDocument } from '../../platform/ApprovalCounts.generated';
import type { RanchAction } from '../../platform/useRanchActions';
import { useToast } from '../../ui/useToast';
import { SuspendRancherDocument } from './SuspendRancher.generated';

export function useSuspendRancher({ id, ranchName }: RanchAction['ranch']) {
  const [suspendRancher] = useMutation(SuspendRancherDocument, { refetchQueries: [ApprovalCountsDocument] });
  const { toast } = useToast();

  return async () => {
    try {
      await suspendRancher({ variables: { rancherId: id } });
      toast({ title: 'Rancher Suspended', description: `${ranchName} is now hidden from customers.` });
    } catch (error) {
      toast({ title: 'Suspension Failed', description: messageOf(error), variant: 'destructive' });
    }
  };
}
