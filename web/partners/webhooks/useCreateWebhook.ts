import { useMutation } from '@apollo/client/react';
import { ApiAccessPageDocument } from '../ApiAccessPage.generated';
import { useFailure } from '../useFailure';
import { CreateWebhookDocument } from './CreateWebhook.generated';
import { toWebhookInput, type WebhookFields } from './webhookValues';

/** Makes a webhook and hands its secret on: it must not stay anywhere, so the answer is kept out of the cache. */
export function useCreateWebhook(isOpen: boolean, onCreated: (secret: string) => void) {
  const [createWebhook] = useMutation(CreateWebhookDocument, {
    fetchPolicy: 'no-cache',
    update: (cache, { data }) => {
      const webhook = data?.createWebhook.webhook;
      cache.updateQuery({ query: ApiAccessPageDocument }, (page) =>
        page?.viewer && webhook
          ? { ...page, viewer: { ...page.viewer, webhooks: [webhook, ...page.viewer.webhooks] } }
          : undefined,
      );
    },
  });
  const failure = useFailure('Failed to make the webhook', isOpen);

  return async (fields: WebhookFields) => {
    const input = toWebhookInput(fields);
    try {
      const { data } = await createWebhook({ variables: { input } });
      if (data) onCreated(data.createWebhook.secret);
    } catch (error) {
      throw failure(error);
    }
  };
}
