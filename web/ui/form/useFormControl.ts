import { type FieldInputProps, useField, useFormikContext } from 'formik';
import { type FocusEvent, useId } from 'react';
import { afterPress } from '../button/afterPress';
import { refusalOf } from './refusals';

interface FormControl<Value> {
  id: string;
  error: string | undefined;
  /** The props of the input. */
  field: Omit<FieldInputProps<Value>, 'onBlur'> & {
    id: string;
    onBlur: (event: FocusEvent) => void;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

/** Connects a control to its form value, error and description. Doesn't show the validation error `tooEarly`. */
export function useFormControl<Value = string>(name: string, hasHint: boolean, tooEarly?: string): FormControl<Value> {
  const id = useId();
  const [field, meta] = useField<Value>(name);
  const { status } = useFormikContext();
  const validationError =
    meta.touched && typeof meta.error === 'string' && meta.error !== tooEarly ? meta.error : undefined;
  const error = validationError ?? refusalOf(status, name, field.value);
  const describedBy = [hasHint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    error,
    field: {
      ...field,
      onBlur: (event) => afterPress(() => field.onBlur(event)),
      id,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  };
}
