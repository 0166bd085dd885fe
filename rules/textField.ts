import { string } from 'yup';

/** Trimmed text. PostgreSQL cannot store the character NUL, so it is taken out. */
export function text(max: number) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? value.replaceAll('\0', '') : value))
    .trim()
    .max(max, `At most ${max} characters`);
}

export function requiredText(message: string, max: number) {
  return text(max).required(message);
}

/** Text that is simply empty when there is none. */
export function plainText(max: number) {
  return nullAsBlank(text(max));
}

/** Text where null says that there is none; blank says the same. */
export function optionalText(max: number) {
  return blankAsNull(text(max));
}

export function nullAsBlank(schema: ReturnType<typeof text>) {
  return schema.transform((value: unknown) => value ?? '');
}

export function blankAsNull(schema: ReturnType<typeof text>) {
  return schema.transform((value: unknown) => value || null).nullable();
}
