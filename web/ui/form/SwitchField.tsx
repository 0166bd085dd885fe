import type { ReactNode } from 'react';
import { SwitchControl } from '../input/SwitchControl';
import { Stack } from '../layout/Stack';
import { FieldError } from './FieldError';
import { FieldHint } from './FieldShell';
import { useFormControl } from './useFormControl';

interface SwitchFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

export function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const { id, error, field } = useFormControl<boolean>(name, Boolean(hint));
  const { value, ...rest } = field;
  return (
    <Stack gap={0}>
      <SwitchControl {...rest} checked={value}>
        {label}
      </SwitchControl>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={id}>{error}</FieldError>
    </Stack>
  );
}
