import { Dialog } from '../../ui/Dialog';
import { useUpdateWebhook } from './useUpdateWebhook';
import type { WebhookDialogProps } from './WebhookDialog';
import { WebhookForm } from './WebhookForm';

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
