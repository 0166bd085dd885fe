import { useMutation } from '@apollo/client/react';
import { useSubmit } from '../../errors/useSubmit';
import { Text } from '../../ui/text/Text';
import { ApiAccessPageDocument } from '../ApiAccessPage.generated';
import { NewSecretDialog, type NewSecretDialogProps, type SecretFormProps } from '../NewSecretDialog';
import { CreateWebhookDocument } from './NewWebhookDialog.generated';
import { toWebhookInput, type WebhookFields, WebhookForm } from './WebhookForm';

export default function NewWebhookDialog(dialog: NewSecretDialogProps) {
  return (
    <NewSecretDialog
      {...dialog}
      noun="webhook"
      secretNoun="secret"
      description="Your software gets each event from now on. We retry until it accepts it."
      Form={NewWebhookForm}
      advice={() => (
        <Text measure>
          Your software uses it to check that an event comes from us. We sign events by the Standard Webhooks
          convention. Pass this secret, the request body and its headers to a library called{' '}
          <strong>standardwebhooks</strong> (on npm, PyPI, RubyGems and crates.io).
        </Text>
      )}
    />
  );
}

const NEW = { url: '', types: [] };

function NewWebhookForm({ onCreated, onCancel }: SecretFormProps) {
  const createWebhook = useCreateWebhook(onCreated);
  return (
    <WebhookForm
      label="New webhook"
      webhook={NEW}
      submitLabel="Create Webhook"
      onSubmit={createWebhook}
      onCancel={onCancel}
    />
  );
}

/** Creates a webhook and passes its secret to `onCreated`. Doesn't cache the response, so that the secret isn't stored. */
function useCreateWebhook(onCreated: (secret: string) => void) {
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
  return useSubmit({
    send: (fields: WebhookFields) => createWebhook({ variables: { input: toWebhookInput(fields) } }),
    errorToast: "Couldn't create the webhook",
    onSuccess: ({ data }) => data && onCreated(data.createWebhook.secret),
  });
}
