import anyAscii from 'any-ascii';

/** What all fonts of `FONT` have: Latin with its extensions, Greek, Cyrillic, fractions and signs. */
const IN_FONTS =
  /[\x20-~\xa0-\xac\xae-\u02c7\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03e1\u03f0-\u045f\u0490-\u049b\u049e-\u04a7\u04aa-\u04b7\u04cf-\u04f9\u1e00-\u1efb\u2010-\u2026\u202f-\u203a\u2044\u20ac\u20bd\u2116\u2122\u2150-\u2185\u2190-\u2199\u2212\u221e\u2248\u2260\u2264\u2265]/;

/** Writes characters of other scripts in Latin letters, on one line: '牛' becomes 'Niu'. */
export const printable = (text: string): string => inFonts(text.replace(/\s+/g, ' '));

/** The same for a text with paragraphs. */
export const printableLines = (text: string): string =>
  inFonts(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/\n{3,}/g, '\n\n'),
  );

const inFonts = (text: string): string =>
  [...text.normalize('NFC').replace(/[^\P{Cc}\n]/gu, '')]
    .map((character) => (character === '\n' || IN_FONTS.test(character) ? character : anyAscii(character)))
    .join('');
