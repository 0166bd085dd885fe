import { useSession } from '../../session/useSession';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { mayUseApi } from '../mayUseApi';
import { useDeleteWebhook } from './useDeleteWebhook';
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
      description={`Nothing is sent to ${webhook.url} any more, and the list of its deliveries goes too.${pause}`}
      confirmLabel="Delete Webhook"
      cancelLabel="Keep Webhook"
      tone="danger"
      onConfirm={deleteWebhook}
    />
  );
}
