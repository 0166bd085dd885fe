import { type ComponentType, type ReactNode, useState } from 'react';
import { Button } from '../ui/button/Button';
import { Stack } from '../ui/layout/arrange';
import { Dialog } from '../ui/overlay/Dialog';
import { DialogFooter } from '../ui/overlay/DialogFooter';
import type { DialogState } from '../ui/overlay/dialogState';
import { Notice } from '../ui/state/Notice';
import { CopyField } from './CopyField';

export interface NewSecretDialogProps extends DialogState {}

export interface SecretFormProps {
  onCreated: (secret: string) => void;
  onCancel: () => void;
}

interface Parts {
  /** The record that the dialog creates, like 'webhook'. */
  noun: string;
  secretNoun: string;
  description?: string;
  Form: ComponentType<SecretFormProps>;
  advice: (secret: string) => ReactNode;
}

/** Creates a record and shows its secret. Opens again for the secret if the person closed the dialog in the meantime. */
export function NewSecretDialog({ open, onOpenChange, noun, secretNoun, ...parts }: NewSecretDialogProps & Parts) {
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setSecret(undefined);
    onOpenChange(false);
  };
  if (secret === undefined) {
    return (
      <Dialog open={open} onOpenChange={close} title={`New ${noun}`} description={parts.description}>
        <parts.Form onCreated={setSecret} onCancel={close} />
      </Dialog>
    );
  }
  return (
    <Dialog open onOpenChange={close} onlyButtonsClose title={`Your new ${noun}`}>
      <SecretOnce noun={secretNoun} secret={secret} onClose={close}>
        {parts.advice(secret)}
      </SecretOnce>
    </Dialog>
  );
}

interface SecretOnceProps {
  noun: string;
  secret: string;
  onClose: () => void;
  children: ReactNode;
}

/** Shows the secret, which can't be shown again later. */
function SecretOnce({ noun, secret, onClose, children }: SecretOnceProps) {
  return (
    <Stack gap={2.5}>
      <Notice tone="warning" title={`Copy the ${noun} now`} role="alert">
        It's not shown again. Keep it like a password. Anyone who has it can use it.
      </Notice>
      <CopyField label={`Your ${noun}`} value={secret} action={`Copy ${noun}`} autoFocus />
      {children}
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </Stack>
  );
}
