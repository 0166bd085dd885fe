import { type FieldInputProps, useField, useFormikContext } from 'formik';
import { useId } from 'react';
import { refusalOf } from './refusals';

interface FormControl<Value> {
  id: string;
  error: string | undefined;
  /** For the control itself. */
  field: FieldInputProps<Value> & {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

/** Ties the control of that name to its value, its error and the words that describe it. */
export function useFormControl<Value = string>(name: string, hasHint: boolean): FormControl<Value> {
  const id = useId();
  const [field, meta] = useField<Value>(name);
  const { status } = useFormikContext();
  const own = meta.touched && typeof meta.error === 'string' ? meta.error : undefined;
  const error = own ?? refusalOf(status, name, field.value);
  const describedBy = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    error,
    field: { ...field, id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined },
  };
}
