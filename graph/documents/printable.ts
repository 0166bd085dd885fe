const LATIN = /[\x20-\x7e\xa0-\xff]/;
const EXTRA = new Set('‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€');

/**
 * Reduces text to the characters that the PDF reader's own fonts have. Other letters lose their accents: 'Ő' becomes 'O'.
 * Characters that still aren't available become question marks.
 */
export function printable(text: string): string {
  return [...text.replace(/\s+/g, ' ')]
    .map((character) => (isKnown(character) ? character : withoutAccents(character)))
    .join('');
}

const isKnown = (character: string) => LATIN.test(character) || EXTRA.has(character);

function withoutAccents(character: string): string {
  const letters = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...letters].every(isKnown) ? letters : '?';
}
