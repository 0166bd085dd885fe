import { type FieldInputProps, getIn, useField, useFormikContext } from 'formik';
import { type FocusEvent, useId } from 'react';
import { lengthOf, tooLong } from '../../../rules/fields/characters';
import { afterPress } from '../button/afterPress';

interface FormControl<Value> {
  id: string;
  error: string | undefined;
  field: Omit<FieldInputProps<Value>, 'onBlur'> & {
    id: string;
    onBlur: (event: FocusEvent) => void;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
}

type Options = {
  /** A validation error that isn't shown. */
  tooEarly?: string | undefined;
  /** The most characters of a text. The error shows while a longer one is typed or pasted. */
  maxLength?: number | undefined;
};

export function useFormControl<Value = string>(
  name: string,
  hasHint: boolean,
  { tooEarly, maxLength }: Options = {},
): FormControl<Value> {
  const id = useId();
  const [field, meta] = useField<Value>(name);
  const { status } = useFormikContext();
  const validationError =
    meta.touched && typeof meta.error === 'string' && meta.error !== tooEarly ? meta.error : undefined;
  const error = validationError ?? lengthError(field.value, maxLength) ?? refusalOf(status, name, field.value);
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

function lengthError(value: unknown, max: number | undefined): string | undefined {
  if (typeof value !== 'string' || max === undefined) return undefined;
  const length = lengthOf(value.trim(), max);
  return length > max ? tooLong(max, length) : undefined;
}

export type Refusals = Record<string, { message: string; value: unknown }>;

/** Returns the server's errors by field, each with the rejected value. */
export function refusalsOf(fields: Record<string, string>, values: unknown): Refusals {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { message, value: getIn(values, name) }]),
  );
}

/** Returns the server's error of a field, unless the field's value has changed since. */
export function refusalOf(refusals: Refusals | undefined, name: string, value: unknown): string | undefined {
  const refusal = refusals?.[name];
  return refusal && refusal.value === value ? refusal.message : undefined;
}

/** Returns the `fields` of a thrown value, if it has any. */
export function refusedFields(thrown: unknown): Record<string, string> {
  const fields = typeof thrown === 'object' && thrown !== null && 'fields' in thrown ? thrown.fields : undefined;
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}
