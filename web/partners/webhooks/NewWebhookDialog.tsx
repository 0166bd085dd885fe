import { useState } from 'react';
import { Dialog } from '../../ui/Dialog';
import { Text } from '../../ui/Text';
import { SecretOnce } from '../SecretOnce';
import { NewWebhookForm } from './NewWebhookForm';

interface NewWebhookDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes a webhook, then shows its secret: even if it was closed meanwhile, for the webhook is there then. */
export default function NewWebhookDialog({ open, onOpenChange }: NewWebhookDialogProps) {
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setSecret(undefined);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open || secret !== undefined}
      onOpenChange={close}
      onlyButtonsClose={secret !== undefined}
      title={secret ? 'Your new webhook' : 'New webhook'}
      description={
        secret ? undefined : 'What happens from now on is sent to your program, each event until it is taken.'
      }
    >
      {secret ? (
        <SecretOnce noun="secret" secret={secret} onClose={close}>
          <Text measure>
            Your program checks with it that an event comes from us. Events are signed by the Standard Webhooks
            convention: give a library called <strong>standardwebhooks</strong> (on npm, PyPI, RubyGems and crates.io)
            this secret, the body of the request and its headers.
          </Text>
        </SecretOnce>
      ) : (
        <NewWebhookForm isOpen={open} onCreated={setSecret} onCancel={close} />
      )}
    </Dialog>
  );
}
