/** What a part of an address looks like that says what it is for, as `hooks` or `api`; longer ones may be keys. */
const WORD = /^[a-z\d-]{1,12}$/i;

/** An address as it is told to others: the end of its path and its query may hold a secret. */
export function addressOf(url: string): string {
  const { origin, pathname } = new URL(url);
  const [first, ...rest] = pathname.split('/').filter(Boolean);
  if (first === undefined) return `${origin}/`;
  return rest.length > 0 && WORD.test(first) ? `${origin}/${first}/…` : `${origin}/…`;
}
