import { useMutation } from '@apollo/client/react';
import { messageOf } from '../../errors/messageOf';
import { useToast } from '../../ui/useToast';
import { ArchiveOrderDocument } from './ArchiveOrder.generated';
import { OrderTableTabDocument } from './OrderTableTab.generated';

/** Puts a fulfilled order out of sight, or back; either can be undone from the toast. */
export function useArchiveOrder() {
  const [archiveOrder, { loading }] = useMutation(ArchiveOrderDocument, {
    refetchQueries: [OrderTableTabDocument],
    awaitRefetchQueries: true,
  });
  const { toast } = useToast();

  const archive = async (orderId: string, archived: boolean) => {
    try {
      await archiveOrder({ variables: { orderId, archived } });
      toast({
        title: archived ? 'Order Archived' : 'Order Brought Back',
        action: { label: 'Undo', onAction: () => archive(orderId, !archived) },
      });
    } catch (error) {
      toast({ title: 'Error', description: messageOf(error, 'Failed to archive the order'), variant: 'destructive' });
    }
  };

  return { archive, isArchiving: loading };
}
