import { LIMITS } from '../fields/limits';

/** 'A7' is the letter A and the number 7. */
const NUMBERED = /^(.*?)(\d{1,9})$/;

/** '41 to 44' or '41 through 44'. A dash alone is no range, because tags such as '9-20' and 'TX-41' have one. */
const RANGE = /^(\S+)\s+(?:to|through|thru)\s+(\S+)$/i;

/** The tags in '41 to 44', 'A7, A9' or 'tags 41 to 44', of a long range one more than the limit. */
export function readTags(text: string): string[] {
  return text
    .replace(/^.*\b(?:ear )?tags?\b:?/is, '')
    .split(/[,;\n]|\s(?:and|&)\s/i)
    .map((part) => part.trim().replace(/^#|\.$/g, ''))
    .filter(Boolean)
    .flatMap((part) => rangeOf(part) ?? [part]);
}

/** The tags from the first to the last, or undefined if it's a single tag. */
function rangeOf(part: string): string[] | undefined {
  const [, from = '', to = ''] = RANGE.exec(part) ?? [];
  const [, prefix = '', first] = NUMBERED.exec(from) ?? [];
  const [, lastPrefix = '', last] = NUMBERED.exec(to) ?? [];
  if (!first || !last || (lastPrefix && lastPrefix !== prefix)) return undefined;
  const count = Number(last) - Number(first) + 1;
  if (count < 1) return undefined;
  return Array.from({ length: Math.min(count, LIMITS.animalsAtOnce + 1) }, (_, step) => {
    return prefix + String(Number(first) + step).padStart(first.length, '0');
  });
}
