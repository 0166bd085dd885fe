import { useMutation } from '@apollo/client/react';
import { useSubmit } from '../../errors/useSubmit';
import { useSession } from '../../session/useSession';
import { ConfirmDialog } from '../../ui/overlay/ConfirmDialog';
import { mayUseApi } from '../mayUseApi';
import { DeleteWebhookDocument } from './DeleteWebhookDialog.generated';
import type { WebhookCard_webhookFragment } from './WebhookCard.generated';
import type { WebhookDialogProps } from './WebhookDialog';

export default function DeleteWebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const deleteWebhook = useDeleteWebhook(webhook);
  const { viewer } = useSession();
  const pause = webhook.enabled && mayUseApi(viewer) ? ' To pause it, turn it off instead.' : '';
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Delete webhook?"
      description={`We'll stop sending events to ${webhook.url} and remove its list of deliveries.${pause}`}
      confirmLabel="Delete Webhook"
      cancelLabel="Keep Webhook"
      tone="danger"
      onConfirm={() => deleteWebhook()}
    />
  );
}

function useDeleteWebhook({ id, url }: WebhookCard_webhookFragment) {
  const [deleteWebhook] = useMutation(DeleteWebhookDocument, {
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'Webhook', id }) });
    },
  });
  return useSubmit({
    send: () => deleteWebhook({ variables: { id } }),
    success: { title: 'Webhook deleted', description: url },
    failure: "Couldn't delete the webhook",
  });
}
