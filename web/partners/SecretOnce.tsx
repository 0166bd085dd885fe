import type { ReactNode } from 'react';
import { Button } from '../ui/Button';
import { DialogFooter } from '../ui/DialogFooter';
import { Notice } from '../ui/Notice';
import { Stack } from '../ui/Stack';
import { CopyField } from './CopyField';

interface SecretOnceProps {
  /** What it is: 'token'. */
  noun: string;
  secret: string;
  onClose: () => void;
  /** What to do with it. */
  children: ReactNode;
}

/** A secret in the only moment in which anyone sees it. */
export function SecretOnce({ noun, secret, onClose, children }: SecretOnceProps) {
  return (
    <Stack gap={2.5}>
      <Notice tone="warning" title={`Copy the ${noun} now`} role="alert">
        It is not shown again. Keep it like a password: whoever has it can use it.
      </Notice>
      <CopyField label={`Your ${noun}`} value={secret} action={`Copy ${noun}`} first />
      {children}
      <DialogFooter>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </DialogFooter>
    </Stack>
  );
}
