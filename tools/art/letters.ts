import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import type { LetterFonts, Letters } from '../../rules/products/pictures';

const require = createRequire(import.meta.url);

/** The characters in names of American ranches: English, Spanish, French, German and related languages. */
const SIGNS = [
  ...codePoints(0x20, 0x7e),
  ...codePoints(0xa1, 0xff),
  ...codePoints(0x100, 0x17f),
  ...'–—‘’“”…•'.split(''),
].filter((sign) => sign !== '\u00AD');

/** The characters whose pairs are kerned. */
const KERNED = [...codePoints(0x30, 0x39), ...codePoints(0x41, 0x5a), ...codePoints(0x61, 0x7a), '.', ',', '’', '$'];

/** The units per em of all outlines. One unit is less than a tenth of a pixel in the largest letters. */
const UNITS = 1_000;

/**
 * Extracts the letters of link pictures, so that the server needs no fonts or font library. They have a file's default weight,
 * because the library can't vary compressed outlines. The text font's default is a hairline, so its outlines are stroked.
 */
export async function drawLetters(): Promise<LetterFonts> {
  return {
    heading: await lettersOf('@fontsource-variable/fraunces/files/fraunces-*-opsz-normal.woff2'),
    text: await lettersOf('@fontsource-variable/public-sans/files/public-sans-*-wght-normal.woff2'),
  };
}

async function lettersOf(files: string): Promise<Letters> {
  const [latin, extended] = await Promise.all(['latin', 'latin-ext'].map((part) => fontAt(files.replace('*', part))));
  const fontOf = (sign: string) =>
    [latin, extended].find((font) => font?.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  const signs = SIGNS.flatMap((sign) => {
    const font = fontOf(sign);
    return font ? [[sign, outlineOf(font, sign)] as const] : [];
  });
  return { signs: Object.fromEntries(signs), kerning: latin ? kerningOf(latin) : {} };
}

const fontAt = async (file: string): Promise<Font> => create(await readFile(require.resolve(file)));

function outlineOf(font: Font, sign: string): [number, string] {
  const { glyphs, advanceWidth } = font.layout(sign);
  const scale = UNITS / font.unitsPerEm;
  const path = glyphs.map((glyph) => glyph.path.scale(scale, -scale).mapPoints(rounded).toSVG()).join('');
  return [Math.round(advanceWidth * scale), path];
}

const rounded = (x: number, y: number): [number, number] => [Math.round(x), Math.round(y)];

function kerningOf(font: Font): Record<string, number> {
  const scale = UNITS / font.unitsPerEm;
  const width = (text: string) => font.layout(text).advanceWidth;
  const pairs = KERNED.flatMap((one) => KERNED.map((other) => one + other));
  const moved = pairs.map((pair) => [
    pair,
    Math.round((width(pair) - width(pair[0] ?? '') - width(pair[1] ?? '')) * scale),
  ]);
  return Object.fromEntries(moved.filter(([, units]) => units !== 0));
}

function codePoints(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place));
}
