import { useMutation } from '@apollo/client/react';
import { messageOf } from '../../errors/messageOf';
import { useToast } from '../../ui/useToast';
import { DeleteWebhookDocument } from './DeleteWebhook.generated';
import type { WebhookCard_webhookFragment } from './WebhookCard.generated';

export function useDeleteWebhook({ id, url }: WebhookCard_webhookFragment) {
  const [deleteWebhook] = useMutation(DeleteWebhookDocument, {
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'Webhook', id }) });
    },
  });
  const { toast } = useToast();

  return async () => {
    try {
      await deleteWebhook({ variables: { id } });
      toast({ title: 'Webhook deleted', description: url });
    } catch (error) {
      toast({ title: 'Failed to delete the webhook', description: messageOf(error), variant: 'destructive' });
    }
  };
}
