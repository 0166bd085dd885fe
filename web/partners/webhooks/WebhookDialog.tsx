import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { patient } from '../../ui/patient';
import type { WebhookCard_webhookFragment } from './WebhookCard.generated';

/** What one can do with a webhook in a dialog. */
export interface WebhookAct {
  verb: 'deliveries' | 'edit' | 'delete';
  webhook: WebhookCard_webhookFragment;
}

export interface WebhookDialogProps {
  webhook: WebhookCard_webhookFragment;
  onClose: () => void;
}

const dialogs: Record<WebhookAct['verb'], LazyExoticComponent<ComponentType<WebhookDialogProps>>> = {
  deliveries: lazy(patient(() => import('./DeliveriesDialog'))),
  edit: lazy(patient(() => import('./EditWebhookDialog'))),
  delete: lazy(patient(() => import('./DeleteWebhookDialog'))),
};

export function WebhookDialog({ verb, ...props }: WebhookAct & WebhookDialogProps) {
  const Dialog = dialogs[verb];
  return <Dialog {...props} />;
}
