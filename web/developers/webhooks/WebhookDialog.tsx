import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { retryImport } from '../../ui/state/retryImport';
import type { WebhookCard_webhookFragment } from './WebhookCard.generated';
import type { WebhookDialogProps } from './WebhookDialogProps';

export interface WebhookAction {
  verb: 'deliveries' | 'edit' | 'secret' | 'delete';
  webhook: WebhookCard_webhookFragment;
}

const dialogs: Record<WebhookAction['verb'], LazyExoticComponent<ComponentType<WebhookDialogProps>>> = {
  deliveries: lazy(retryImport(() => import('./DeliveriesDialog'))),
  edit: lazy(retryImport(() => import('./EditWebhookDialog'))),
  secret: lazy(retryImport(() => import('./NewWebhookSecretDialog'))),
  delete: lazy(retryImport(() => import('./DeleteWebhookDialog'))),
};

export function WebhookDialog({ verb, ...props }: WebhookAction & WebhookDialogProps) {
  const Dialog = dialogs[verb];
  return <Dialog {...props} />;
}
