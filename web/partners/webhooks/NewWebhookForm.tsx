import { useCreateWebhook } from './useCreateWebhook';
import { WebhookForm } from './WebhookForm';

interface NewWebhookFormProps {
  isOpen: boolean;
  onCreated: (secret: string) => void;
  onCancel: () => void;
}

const NEW = { url: '', types: [] };

export function NewWebhookForm({ isOpen, onCreated, onCancel }: NewWebhookFormProps) {
  const createWebhook = useCreateWebhook(isOpen, onCreated);
  return (
    <WebhookForm
      label="New webhook"
      webhook={NEW}
      submitLabel="Make Webhook"
      onSubmit={createWebhook}
      onCancel={onCancel}
    />
  );
}
