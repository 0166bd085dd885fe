import type { WebhookCard_webhookFragment } from './WebhookCard.generated';

export interface WebhookDialogProps {
  webhook: WebhookCard_webhookFragment;
  onClose: () => void;
}
