import { mutate } from '../../apollo/mutate';
import { useSubmit } from '../../errors/useSubmit';
import { Dialog } from '../../ui/overlay/Dialog';
import { UpdateWebhookDocument } from './WebhookCard.generated';

import type { WebhookDialogProps } from './WebhookDialogProps';
import { toWebhookInput, type WebhookFields, WebhookForm } from './WebhookForm';

export default function EditWebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const updateWebhook = useUpdateWebhook(webhook.id, onClose);
  return (
    <Dialog open onOpenChange={onClose} title="Edit webhook">
      <WebhookForm
        label="Edit webhook"
        webhook={webhook}
        submitLabel="Save Changes"
        onSubmit={updateWebhook}
        onCancel={onClose}
      />
    </Dialog>
  );
}

function useUpdateWebhook(id: string, onSaved: () => void) {
  return useSubmit({
    send: async (fields: WebhookFields) => {
      const input = toWebhookInput(fields);
      await mutate(UpdateWebhookDocument, { id, input });
      return input;
    },
    successToast: ({ url }) => ({ title: 'Webhook updated', description: url }),
    errorToast: "Couldn't update the webhook",
    onSuccess: onSaved,
  });
}
