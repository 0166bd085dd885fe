import type { ReactNode } from 'react';
import { Checkbox } from './Checkbox';
import { ChoiceGroup } from './ChoiceGroup';
import { Grid } from './Grid';
import type { Option } from './SelectControl';
import { useFormControl } from './useFormControl';

interface CheckboxGroupFieldProps {
  name: string;
  legend: string;
  options: readonly Option[];
  hint?: ReactNode;
  columns?: 1 | 2 | 3 | 4;
}

/** Any number of choices; the form's value is the list of those ticked. */
export function CheckboxGroupField({ name, legend, options, hint, columns = 1 }: CheckboxGroupFieldProps) {
  const { id, error, field } = useFormControl<string[]>(name, Boolean(hint));
  return (
    <ChoiceGroup id={id} role="group" legend={legend} hint={hint} error={error}>
      <Grid columns={columns} min={140} gap={1}>
        {options.map((option) => {
          const { value, label, disabled } = typeof option === 'string' ? { value: option, label: option } : option;
          return (
            <Checkbox
              key={value}
              name={name}
              value={value}
              checked={field.value.includes(value)}
              disabled={disabled}
              aria-invalid={field['aria-invalid']}
              onChange={field.onChange}
              onBlur={field.onBlur}
            >
              {label}
            </Checkbox>
          );
        })}
      </Grid>
    </ChoiceGroup>
  );
}
