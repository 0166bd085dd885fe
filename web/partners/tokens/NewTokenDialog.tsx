import { CopyField } from '../CopyField';
import { NewSecretDialog, type NewSecretDialogProps } from '../NewSecretDialog';
import { TokenForm } from './TokenForm';

export default function NewTokenDialog({ open, onOpenChange }: NewSecretDialogProps) {
  return (
    <NewSecretDialog
      open={open}
      onOpenChange={onOpenChange}
      noun="token"
      secretNoun="token"
      form={(onCreated, onCancel) => <TokenForm isOpen={open} onCreated={onCreated} onCancel={onCancel} />}
      advice={(secret) => <CopyField label="Try it in a terminal" value={tryLine(secret)} action="Copy command" />}
    />
  );
}

const tryLine = (secret: string) =>
  [
    `curl ${window.location.origin}/graphql`,
    `-H 'Authorization: Bearer ${secret}'`,
    `-H 'Content-Type: application/json'`,
    `-d '{"query":"{ viewer { name } }"}'`,
  ].join(' ');
