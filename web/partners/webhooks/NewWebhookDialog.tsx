import { Text } from '../../ui/Text';
import { NewSecretDialog, type NewSecretDialogProps } from '../NewSecretDialog';
import { NewWebhookForm } from './NewWebhookForm';

export default function NewWebhookDialog({ open, onOpenChange }: NewSecretDialogProps) {
  return (
    <NewSecretDialog
      open={open}
      onOpenChange={onOpenChange}
      noun="webhook"
      secretNoun="secret"
      description="What happens from now on is sent to your program, each event until it is taken."
      form={(onCreated, onCancel) => <NewWebhookForm isOpen={open} onCreated={onCreated} onCancel={onCancel} />}
      advice={() => (
        <Text measure>
          Your program checks with it that an event comes from us. Events are signed by the Standard Webhooks
          convention: give a library called <strong>standardwebhooks</strong> (on npm, PyPI, RubyGems and crates.io)
          this secret, the body of the request and its headers.
        </Text>
      )}
    />
  );
}
