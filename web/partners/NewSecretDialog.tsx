import { type ReactNode, useState } from 'react';
import { Dialog } from '../ui/Dialog';
import { SecretOnce } from './SecretOnce';

export interface NewSecretDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface Parts {
  /** What is made: 'webhook'. */
  noun: string;
  /** What its secret is called. */
  secretNoun: string;
  /** Stands over the form. */
  description?: string;
  form: (onCreated: (secret: string) => void, onCancel: () => void) => ReactNode;
  /** What to do with the secret. */
  advice: (secret: string) => ReactNode;
}

/** Makes something, then shows its secret: even if it was closed meanwhile, for the thing is there then. */
export function NewSecretDialog({ open, onOpenChange, noun, secretNoun, ...parts }: NewSecretDialogProps & Parts) {
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setSecret(undefined);
    onOpenChange(false);
  };
  if (secret === undefined) {
    return (
      <Dialog open={open} onOpenChange={close} title={`New ${noun}`} description={parts.description}>
        {parts.form(setSecret, close)}
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
