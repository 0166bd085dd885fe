const LATIN = /[\x20-\x7e\xa0-\xff]/;
const WITH_THEM = new Set('‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ€');

/**
 * Text in the characters that every reader's own fonts have. From others the marks are taken off ('Kovács Ő' loses
 * one of its own); what then is still none of them is shown as a question mark instead of spoiling its line.
 */
export function printable(text: string): string {
  return [...text.replace(/\s+/g, ' ')].map((character) => (isKnown(character) ? character : bare(character))).join('');
}

const isKnown = (character: string) => LATIN.test(character) || WITH_THEM.has(character);

function bare(character: string): string {
  const letters = character.normalize('NFKD').replace(/\p{M}/gu, '');
  return [...letters].every(isKnown) ? letters : '?';
}
