import { useMutation } from '@apollo/client/react';
import { useCallback } from 'react';
import { useSubmit } from '../../errors/useSubmit';
import { Button } from '../../ui/button/Button';

import { DialogFooter } from '../../ui/overlay/DialogFooter';
import { Text } from '../../ui/text/Text';
import { NewSecretDialog, type SecretFormProps } from '../NewSecretDialog';
import { RotateWebhookSecretDocument } from './NewWebhookSecretDialog.generated';

import type { WebhookDialogProps } from './WebhookDialogProps';

export default function NewWebhookSecretDialog({ webhook, onClose }: WebhookDialogProps) {
  const Form = useCallback((form: SecretFormProps) => <Question id={webhook.id} {...form} />, [webhook.id]);
  return (
    <NewSecretDialog
      open
      onOpenChange={onClose}
      noun="secret"
      secretNoun="secret"
      description={`For 24 hours, events to ${webhook.url} are signed with the old and the new secret.`}
      Form={Form}
      advice={() => <Text measure>Give it to your software within 24 hours. The old secret ends then.</Text>}
    />
  );
}

function Question({ id, onCreated, onCancel }: SecretFormProps & { id: string }) {
  const { rotate, pending } = useRotate(id, onCreated);
  return (
    <DialogFooter>
      <Button onClick={onCancel}>Cancel</Button>
      <Button variant="primary" pending={pending} onClick={() => rotate()}>
        Make a New Secret
      </Button>
    </DialogFooter>
  );
}

/** Makes a new secret and passes it to `onCreated`. Doesn't cache the response, so that the secret isn't stored. */
function useRotate(id: string, onCreated: (secret: string) => void) {
  const [rotateWebhookSecret, { loading }] = useMutation(RotateWebhookSecretDocument, {
    fetchPolicy: 'no-cache',
    update: (cache, { data }) => {
      const until = data?.rotateWebhookSecret.webhook.oldSecretsUntil ?? null;
      cache.modify({
        id: cache.identify({ __typename: 'Webhook', id }),
        fields: { oldSecretsUntil: () => until },
      });
    },
  });
  const rotate = useSubmit({
    send: () => rotateWebhookSecret({ variables: { id } }),
    errorToast: "Couldn't make a new secret",
    onSuccess: ({ data }) => data && onCreated(data.rotateWebhookSecret.secret),
  });
  return { rotate, pending: loading };
}
