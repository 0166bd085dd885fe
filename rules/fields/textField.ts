import { string } from 'yup';

/** Trimmed text on one line. It's used in subjects and headings, where a line break would cause trouble. */
export function text(max: number) {
  return written(max, (typed) => typed.replace(/[\t\n\r]+/g, ' ').replace(/\p{Cc}/gu, ''));
}

/** Trimmed text that can have paragraphs. */
export function longText(max: number) {
  return written(max, (typed) => typed.replace(/[^\P{Cc}\t\n]/gu, ''));
}

/** Removes control characters: nobody types them on purpose, and PostgreSQL can't store NUL. */
function written(max: number, clean: (typed: string) => string) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? clean(value) : value))
    .trim()
    .max(max, `At most ${max} characters`);
}

export function requiredText(message: string, max: number) {
  return text(max).required(message);
}

/** Text that's empty when there's none. */
export function plainText(max: number) {
  return nullAsBlank(text(max));
}

export function plainLongText(max: number) {
  return nullAsBlank(longText(max));
}

/** Text that's null when there's none. Blank becomes null. */
export function optionalText(max: number) {
  return blankAsNull(text(max));
}

export function optionalLongText(max: number) {
  return blankAsNull(longText(max));
}

export function nullAsBlank(schema: ReturnType<typeof text>) {
  return schema.transform((value: unknown) => value ?? '');
}

export function blankAsNull(schema: ReturnType<typeof text>) {
  return schema.transform((value: unknown) => value || null).nullable();
}
