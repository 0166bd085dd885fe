import { useMutation } from '@apollo/client/react';
import { useSubmit } from '../../errors/useSubmit';
import { useSession } from '../../session/useSession';
import { DeleteDialog } from '../../ui/overlay/ConfirmDialog';
import { canUseApi } from '../canUseApi';
import { DeleteWebhookDocument } from './DeleteWebhookDialog.generated';
import type { WebhookCard_webhookFragment } from './WebhookCard.generated';

import type { WebhookDialogProps } from './WebhookDialogProps';

export default function DeleteWebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const deleteWebhook = useDeleteWebhook(webhook);
  const { viewer } = useSession();
  const pause = webhook.enabled && canUseApi(viewer) ? ' To pause it, turn it off instead.' : '';
  return (
    <DeleteDialog
      noun="Webhook"
      name="webhook"
      description={`We'll stop sending events to ${webhook.url} and remove its list of deliveries.${pause}`}
      onDelete={() => deleteWebhook()}
      onClose={onClose}
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
    successToast: { title: 'Webhook deleted', description: url },
    errorToast: "Couldn't delete the webhook",
  });
}
