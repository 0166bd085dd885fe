import { getIn } from 'formik';

interface Refusal {
  message: string;
  value: unknown;
}

export type Refusals = Record<string, Refusal>;

/** The fields that a server refused, with the values that it refused. */
export function refusalsOf(fields: Record<string, string>, values: unknown): Refusals {
  return Object.fromEntries(
    Object.entries(fields).map(([name, message]) => [name, { message, value: getIn(values, name) }]),
  );
}

/** A refusal stands until the value that it was about changes; leaving the field does not clear it. */
export function refusalOf(refusals: Refusals | undefined, name: string, value: unknown): string | undefined {
  const refusal = refusals?.[name];
  return refusal && refusal.value === value ? refusal.message : undefined;
}

/** The `fields` that a thrown value carries, if it carries any. */
export function refusedFields(thrown: unknown): Record<string, string> {
  const fields = typeof thrown === 'object' && thrown !== null && 'fields' in thrown ? thrown.fields : undefined;
  return typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {};
}
