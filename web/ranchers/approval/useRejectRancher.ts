import { useMutation } from '@apollo/client/react';
import { type RejectValues, rejectForm } from '../../../rules/rejectForm';
import { messageOf } from '../../errors/messageOf';
import { throwFields } from '../../errors/throwFields';
import { ApprovalCountsDocument } from '../../platform/ApprovalCounts.generated';
import type { RanchAction } from '../../platform/useRanchActions';
import { useToast } from '../../ui/useToast';
import { RejectRancherDocument } from './RejectRancher.generated';

/** Turns a ranch down; `onDone` closes the dialog. */
export function useRejectRancher({ id, ranchName }: RanchAction['ranch'], onDone: () => void) {
  const [rejectRancher] = useMutation(RejectRancherDocument, { refetchQueries: [ApprovalCountsDocument] });
  const { toast } = useToast();

  return async (values: RejectValues) => {
    try {
      await rejectRancher({ variables: { rancherId: id, reason: rejectForm.cast(values).reason } });
      toast({ title: 'Rancher Rejected', description: `${ranchName} has been told by email.` });
      onDone();
    } catch (error) {
      toast({ title: 'Rejection Failed', description: messageOf(error), variant: 'destructive' });
      throwFields(error);
    }
  };
}
