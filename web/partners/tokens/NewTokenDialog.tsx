import { useState } from 'react';
import { Dialog } from '../../ui/Dialog';
import { CopyField } from '../CopyField';
import { SecretOnce } from '../SecretOnce';
import { TokenForm } from './TokenForm';

interface NewTokenDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Makes a token, then shows its secret: even if it was closed meanwhile, for the token is there then. */
export default function NewTokenDialog({ open, onOpenChange }: NewTokenDialogProps) {
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
      title={secret ? 'Your new token' : 'New token'}
    >
      {secret ? (
        <SecretOnce noun="token" secret={secret} onClose={close}>
          <CopyField label="Try it in a terminal" value={tryLine(secret)} action="Copy command" />
        </SecretOnce>
      ) : (
        <TokenForm isOpen={open} onCreated={setSecret} onCancel={close} />
      )}
    </Dialog>
  );
}

const tryLine = (secret: string) =>
  [
    `curl ${window.location.origin}/graphql`,
    `-H 'Authorization: Bearer ${secret}'`,
    `-H 'Content-Type: application/json'`,
    `-d '{"query":"{ viewer { name } }"}'`,
  ].join(' ');
