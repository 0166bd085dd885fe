import type { ReactNode } from 'react';
import { Checkbox } from '../input/Checkbox';
import { Stack } from '../layout/Stack';
import { FieldError } from './FieldError';
import { FieldHint } from './FieldShell';
import { useFormControl } from './useFormControl';

interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

export function CheckboxField({ name, label, hint }: CheckboxFieldProps) {
  const { id, error, field } = useFormControl<boolean>(name, Boolean(hint));
  const { value, ...rest } = field;
  return (
    <Stack gap={0.5}>
      <Checkbox {...rest} checked={value}>
        {label}
      </Checkbox>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={id}>{error}</FieldError>
    </Stack>
  );
}
