import { zip5 } from '../../../rules/fields/zip';
import { stateName } from '../../../rules/words/states';
import { contains } from './like';

/** The possible meanings of a search text. A meaning that it can't have is null, which matches no row. */
export interface SearchTerms {
  /** A pattern of the words as typed; null where only an order can be meant. */
  text: string | null;
  /** 346 of '346', '#346' or 'order 346'. */
  orderId: number | null;
  /** A pattern of the digits of a phone number, in whatever way it was typed. */
  phone: string | null;
  zipCode: string | null;
  /** A pattern of city and state, 'austin texas' of 'Austin, TX'. */
  place: string | null;
}

/** How the database reduces a phone number to its digits; the indexes are on this. */
export const digitsOf = (column: string) => `regexp_replace(${column}, '[^0-9]', '', 'g')`;

export function searchTerms(search: string): SearchTerms {
  const typed = search.trim();
  const [, named, number] = /^((?:order\s*)?(?:number\s*)?#?\s*)(\d{1,9})$/i.exec(typed) ?? [];
  return {
    text: named ? null : contains(search),
    orderId: number ? Number(number) : null,
    phone: named ? null : phonePattern(typed),
    zipCode: named ? null : (zip5(typed) ?? null),
    place: placePattern(typed),
  };
}

/** Digits with separators ('555-01…') count as a phone number from four on, bare digits from seven on. Fewer are an order or a ZIP code. */
function phonePattern(typed: string): string | null {
  if (!/^[\d\s().+-]+$/.test(typed)) return null;
  const digits = typed.replace(/\D/g, '');
  if (digits.length < (digits === typed ? 7 : 4)) return null;
  // The stored number may lack the country's leading 1.
  return contains(digits.length === 11 ? digits.replace(/^1/, '') : digits);
}

/** What stands before and after the last comma, or a city and a state that there is; a ZIP code behind them is passed over. */
function placePattern(typed: string): string | null {
  const words = typed.replace(/\s\d{5}(-\d{4})?$/, '').trim();
  const comma = words.lastIndexOf(',');
  if (comma > 0) {
    const state = words.slice(comma + 1).trim();
    return state ? contains(`${words.slice(0, comma).trim()} ${stateName(state) ?? state}`) : null;
  }
  const parts = words.split(/\s+/);
  // 'District of Columbia' is the longest.
  for (const length of [3, 2, 1]) {
    const state = stateName(parts.slice(-length).join(' '));
    if (state && parts.length > length) return contains(`${parts.slice(0, -length).join(' ')} ${state}`);
  }
  return null;
}
