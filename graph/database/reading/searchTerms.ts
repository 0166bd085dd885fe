import { lengthOf, tooLong } from '../../../rules/fields/characters';
import { LIMITS } from '../../../rules/fields/limits';
import { zip5 } from '../../../rules/fields/zip';
import { searchForm } from '../../../rules/words/searchForm';
import { stateName } from '../../../rules/words/states';
import { badInput } from '../../errors';

/** The possible meanings of a search text. A meaning that it can't have is null, which matches no row. */
export interface SearchTerms {
  /** The text as searches compare it. */
  words: string;
  /** A pattern of the text as typed. */
  typed: string;
  /** The same pattern, or null if the text can only mean an order. */
  text: string | null;
  /** 346 for '346', '#346' or 'order 346'. */
  orderId: number | null;
  /** A pattern of the digits of a phone number, however it was typed. */
  phone: string | null;
  zipCode: string | null;
  /** A pattern of city and state, such as 'austin texas' for 'Austin, TX'. */
  place: string | null;
}

/** The SQL that reduces a phone number to its digits. The indexes use the same expression. */
export const digitsOf = (column: string) => `regexp_replace(${column}, '[^0-9]', '', 'g')`;

/** Reads the text of any search. Null if it's blank. Errors: BAD_USER_INPUT at `field`. */
export function searchTerms(search: string | null | undefined, field = 'search'): SearchTerms | null {
  const length = lengthOf(search ?? '', LIMITS.search);
  if (length > LIMITS.search) throw badInput({ [field]: tooLong(LIMITS.search, length) });
  const typed = search?.trim().replace(/\s+/g, ' ');
  return typed ? termsOf(typed) : null;
}

function termsOf(typed: string): SearchTerms {
  const [, named, number] = /^((?:order ?)?(?:number ?)?#? ?)(\d{1,9})$/i.exec(typed) ?? [];
  const pattern = contains(typed);
  return {
    words: searchForm(typed),
    typed: pattern,
    text: named ? null : pattern,
    orderId: number ? Number(number) : null,
    phone: named ? null : phonePattern(typed),
    zipCode: named ? null : (zip5(typed) ?? null),
    place: placePattern(typed),
  };
}

/** Returns a LIKE pattern that finds the text literally and anywhere in a `search_form`. */
function contains(text: string): string {
  // PostgreSQL can't store NUL in a text.
  return `%${searchForm(text.replaceAll('\0', '')).replace(/[\\%_]/g, '\\$&')}%`;
}

/** A phone number: at least four digits with separators, or seven without. Fewer mean an order or a ZIP code. */
function phonePattern(typed: string): string | null {
  if (!/^[\d\s().+-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  if (digits.length < (digits === typed ? 7 : 4)) return null;
  // The stored number may lack the country's leading 1.
  return contains(digits.length === 11 ? digits.replace(/^1/, '') : digits);
}

/** Splits city and state at the last comma, or before a known state at the end. Ignores a ZIP code after them. */
function placePattern(typed: string): string | null {
  const text = typed.replace(/\s\d{5}(-\d{4})?$/, '').trim();
  const comma = text.lastIndexOf(',');
  if (comma > 0) {
    const state = text.slice(comma + 1).trim();
    return state ? contains(`${text.slice(0, comma).trim()} ${stateName(state) ?? state}`) : null;
  }
  const parts = text.split(' ');
  // 'District of Columbia' is the longest name.
  for (const length of [3, 2, 1]) {
    const state = stateName(parts.slice(-length).join(' '));
    if (state && parts.length > length) return contains(`${parts.slice(0, -length).join(' ')} ${state}`);
  }
  return null;
}
