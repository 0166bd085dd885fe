/** What follows a name without being part of it: 'John Smith Jr.', 'John Smith, III', 'Ann Lee, DVM'. */
const SUFFIX = /^(?:jr|sr|ii|iii|iv|esq|md|dvm|phd|rn|ret|usaf|usmc)$/i;

/** How others see the author of a review: 'Anna K.', also for 'Kovacs, Anna'. */
export function authorName(name: string): string {
  const [before = '', after = ''] = name.split(',').map(wordsOf);
  const [first = '', ...others] = after.length > 0 ? [...after, ...before] : before;
  const initial = [...(others.at(-1) ?? '')][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}

function wordsOf(text: string): string[] {
  return text.split(/\s/).filter((word) => word && !SUFFIX.test(word.replaceAll('.', '')));
}
