import { useMutation } from '@apollo/client/react';
import { useToast } from '../../ui/useToast';
import { useFailure } from '../useFailure';
import { UpdateWebhookDocument } from './UpdateWebhook.generated';
import { toWebhookInput, type WebhookFields } from './webhookValues';

/** Changes where a webhook sends to and what; `onSaved` closes the form. */
export function useUpdateWebhook(id: string, onSaved: () => void) {
  const [updateWebhook] = useMutation(UpdateWebhookDocument);
  const { toast } = useToast();
  const failure = useFailure('Failed to change the webhook');

  return async (fields: WebhookFields) => {
    const input = toWebhookInput(fields);
    try {
      await updateWebhook({ variables: { id, input } });
    } catch (error) {
      throw failure(error);
    }
    toast({ title: 'Webhook changed', description: input.url });
    onSaved();
  };
}
