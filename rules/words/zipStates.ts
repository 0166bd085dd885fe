import { stateName } from './states';

/** What the last line of an address has in place of one of the 50 states. */
const OTHER_PLACES: Record<string, string> = {
  DC: 'District of Columbia',
  PR: 'Puerto Rico',
  VI: 'U.S. Virgin Islands',
  GU: 'Guam',
  AS: 'American Samoa',
  MP: 'Northern Mariana Islands',
  AA: 'Armed Forces Americas',
  AE: 'Armed Forces Europe',
  AP: 'Armed Forces Pacific',
};

/** The first digits of ZIP codes outside the 50 states, because lists of ZIP codes leave out military ones and many new ones. */
const PREFIXES: [code: string, digits: RegExp][] = [
  ['DC', /^20[0234]/],
  ['PR', /^00[679]/],
  ['VI', /^008/],
  ['GU', /^969[123]/],
  ['AS', /^96799/],
  ['MP', /^9695/],
  ['AA', /^340/],
  ['AE', /^09[0-8]/],
  ['AP', /^96[2-6]/],
];

/** The full name of a state, the district, a territory or a region of the armed forces, by its code. */
export const placeName = (code: string): string | undefined => stateName(code) ?? OTHER_PLACES[code];

/** The full name of the state or other place that a ZIP code is in. Null if unknown. `code` is the one in our list, if any. */
export function stateOfZip(zipCode: string, code: string | null): string | null {
  const known = code ?? PREFIXES.find(([, digits]) => digits.test(zipCode))?.[0];
  return (known && placeName(known)) || null;
}
