/** Code units per character: a region's flag has 14, a letter 1. Longer texts are refused unread. */
const UNITS_PER_CHARACTER = 16;

/** One character as people count them, such as a letter with its accents, a flag, or a family of emoji. */
const CHARACTER =
  /(?:\r\n|\p{Regional_Indicator}{2}|.)(?:[\p{M}\p{Emoji_Modifier}\u200C\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic}?)*/gsu;

/** The most code units that a text of `max` characters may have. */
export const mostUnits = (max: number): number => max * UNITS_PER_CHARACTER;

/** The length of a text in characters as people count them. One that's far too long isn't counted, and has its units. */
export function lengthOf(text: string, max: number): number {
  return text.length <= max || text.length > mostUnits(max) ? text.length : (text.match(CHARACTER)?.length ?? 0);
}

/** The message for a text that is too long, with the length that it has. */
export const tooLong = (max: number, length: number): string => `At most ${max} characters (this has ${length})`;
