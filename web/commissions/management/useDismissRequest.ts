import { useMutation } from '@apollo/client/react';
import { messageOf } from '../../errors/messageOf';
import type { RanchAction } from '../../platform/useRanchActions';
import { useToast } from '../../ui/useToast';
import { DismissRequestDocument } from './DismissRequest.generated';
import { LedgerDialogDocument } from './LedgerDialog.generated';

/** Takes a payment request off the list without a payment. */
export function useDismissRequest({ id, ranchName }: RanchAction['ranch']) {
  const [dismissRequest, { loading }] = useMutation(DismissRequestDocument, {
    refetchQueries: [{ query: LedgerDialogDocument, variables: { id } }],
    awaitRefetchQueries: true,
  });
  const { toast } = useToast();

  const dismiss = async (requestId: string) => {
    try {
      await dismissRequest({ variables: { id: requestId } });
      toast({ title: 'Payment Request Dismissed', description: `The request of ${ranchName} is answered.` });
    } catch (error) {
      toast({ title: 'Update Failed', description: messageOf(error), variant: 'destructive' });
    }
  };

  return { dismiss, pending: loading };
}
