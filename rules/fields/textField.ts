import { string } from 'yup';
import { lengthOf, mostUnits, tooLong } from './characters';

/** Trimmed text on one line. It's used in subjects and headings, where a line break would cause trouble. */
export function text(max: number) {
  return cleanedText(max, (typed) => typed.replace(/[\t\n\r]+/g, ' ').replace(/[\p{Cc}\p{Cs}]/gu, ''));
}

/** Trimmed text that can have paragraphs. */
export function longText(max: number) {
  return cleanedText(max, (typed) => typed.replace(/[^\P{Cc}\t\n]|\p{Cs}/gu, ''));
}

/** Text for others to read, without what would make it look different from what's stored. */
export const publicText = (max: number) => sanitized(longText(max));

export const publicLine = (max: number) => sanitized(text(max));

function sanitized(schema: ReturnType<typeof text>) {
  return schema.transform((value: unknown) => (typeof value === 'string' ? withoutTricks(value) : value)).trim();
}

function withoutTricks(typed: string): string {
  return typed
    .replace(/(\p{M}{30})\p{M}+/gu, '$1') // Normalizing sorts the accents of each letter, which is slow for many.
    .normalize('NFC')
    .replace(JOINED_EMOJI, '$1')
    .replace(/(?![\u200D\uFE0F])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\u2800\u00A0\u2028\u2029]/g, ' ')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1')
    .replace(/\n[\n ]*\n/g, '\n\n');
}

/** Matches zero-width joiners. Those between emoji stay, because they form one emoji, such as a family. */
const JOINED_EMOJI =
  /(\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]{0,2}\u200D(?=\p{Extended_Pictographic}))|\u200D/gu;

/** `clean` removes what nobody types on purpose. A text that is far too long is refused before that. */
function cleanedText(max: number, clean: (typed: string) => string) {
  return string()
    .transform((value: unknown) => (typeof value === 'string' ? clean(value.slice(0, mostUnits(max))) : value))
    .trim()
    .test({
      name: 'max',
      params: { max },
      test(value, { originalValue, createError }) {
        const isFarTooLong = typeof originalValue === 'string' && originalValue.length > mostUnits(max);
        const length = lengthOf((isFarTooLong ? originalValue : value) ?? '', max);
        return length <= max || createError({ message: tooLong(max, length) });
      },
    });
}

export const requiredText = (message: string, max: number) => text(max).required(message);

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

export const optionalLongText = (max: number) => blankAsNull(longText(max));

export function nullAsBlank(schema: ReturnType<typeof text>) {
  return schema.transform((value: unknown) => value ?? '');
}

export function blankAsNull(schema: ReturnType<typeof text>) {
  return schema.transform((value: unknown) => value || null).nullable();
}
