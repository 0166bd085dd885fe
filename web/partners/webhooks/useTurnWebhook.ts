import { useMutation } from '@apollo/client/react';
import { messageOf } from '../../errors/messageOf';
import { useToast } from '../../ui/useToast';
import { UpdateWebhookDocument } from './UpdateWebhook.generated';
import type { WebhookCard_webhookFragment } from './WebhookCard.generated';

/** Turns a webhook off, or on again. */
export function useTurnWebhook({ id, url, enabled }: WebhookCard_webhookFragment) {
  const [updateWebhook, { loading }] = useMutation(UpdateWebhookDocument);
  const { toast } = useToast();

  const turn = async () => {
    try {
      await updateWebhook({ variables: { id, input: { enabled: !enabled } } });
      toast({ title: enabled ? 'Webhook turned off' : 'Webhook turned on', description: url });
    } catch (error) {
      toast({ title: 'Failed to change the webhook', description: messageOf(error), variant: 'destructive' });
    }
  };
  return { turn, isTurning: loading };
}
