import type { ComponentProps } from 'react';
import { type SelectChoices, SelectControl } from '../input/Select';
import { type FieldLabelProps, FieldShell } from './FieldShell';
import { useFormControl } from './useFormControl';

interface SelectFieldProps extends FieldLabelProps, SelectChoices, Pick<ComponentProps<'select'>, 'autoComplete'> {
  name: string;
}

export function SelectField({ name, label, hint, optional, ...rest }: SelectFieldProps) {
  const { id, error, field } = useFormControl(name, Boolean(hint));
  return (
    <FieldShell id={id} label={label} hint={hint} optional={optional} error={error}>
      <SelectControl {...field} {...rest} />
    </FieldShell>
  );
}
