import { string } from 'yup';

/** Trimmed text of one line: it goes into subjects and headings, where a line break would begin something else. */
export function text(max: number) {
  return written(max, (typed) => typed.replace(/[\t\n\r]+/g, ' ').replace(/\p{Cc}/gu, ''));
}

/** Trimmed text that may have paragraphs. */
export function longText(max: number) {
  return written(max, (typed) => typed.replace(/[^\P{Cc}\t\n]/gu, ''));
}

/** Control characters are taken out: nobody means to write them, and PostgreSQL cannot store NUL. */
function written(max: number, clean: (typed: string) => string) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? clean(value) : value))
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

export function plainLongText(max: number) {
  return nullAsBlank(longText(max));
}

/** Text where null says that there is none; blank says the same. */
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
