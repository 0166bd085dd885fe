import { getIn } from 'formik';

interface Refusal {
  message: string;
  value: unknown;
}

export type Refusals = Record<string, Refusal>;

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
