import { BRAND } from '../words/brand';

/** What follows a name without being part of it: 'John Smith Jr.', 'John Smith, III', 'Ann Lee, DVM'. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv|esq|md|dvm|phd|rn|ret|usaf|usmc)$/i;

export type ReviewAuthor = 'FIRST_NAME_AND_INITIAL' | 'FIRST_NAME' | 'NO_NAME';
export const REVIEW_AUTHORS: readonly ReviewAuthor[] = ['FIRST_NAME_AND_INITIAL', 'FIRST_NAME', 'NO_NAME'];

/** How others see the author of a review: 'Anna K.', also for 'Kovacs, Anna'. Or 'Anna', or without the name. */
export function authorName(name: string, shownAs: ReviewAuthor = 'FIRST_NAME_AND_INITIAL'): string {
  if (shownAs === 'NO_NAME') return `A ${BRAND} customer`;
  const [before = '', after = ''] = name.split(',').map(wordsOf);
  const [first = '', ...others] = after.length > 0 ? [...after, ...before] : before;
  const initial = [...(others.at(-1) ?? '')][0];
  return initial && shownAs !== 'FIRST_NAME' ? `${first} ${initial.toUpperCase()}.` : first;
}

function wordsOf(text: string): string[] {
  return text.split(/\s/).filter((word) => word && !SUFFIX.test(word.replaceAll('.', '')));
}
