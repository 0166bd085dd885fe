import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const FOLDER = new URL('../../web/theme/fonts/', import.meta.url);

/** The characters that most pages need: those of American English and of Spanish names. */
const CHARACTERS = `${codePoints(0x20, 0x7e)}\u00A0·×–—‘’“”…•−¢°½¼¾©áéíóúñüÁÉÍÓÚÑÜ`;

interface Subset {
  /** The name of the file. */
  name: string;
  family: string;
  package: string;
  /** The package's style sheet, which divides the font into files by their characters. */
  sheet: string;
  /** The weights for which pages use the file. */
  weights: string;
  /** The weights that the file has. */
  wght: number | { min: number; max: number };
  /** Whether only our own texts use it, so that it needs no other characters. */
  isForOwnTexts?: true;
}

const FRAUNCES = {
  family: 'Fraunces Variable',
  package: '@fontsource-variable/fraunces',
  sheet: require.resolve('@fontsource-variable/fraunces/opsz.css'),
};

const SUBSETS: Subset[] = [
  { ...FRAUNCES, name: 'fraunces-regular', weights: '100 500', wght: 400, isForOwnTexts: true },
  { ...FRAUNCES, name: 'fraunces-bold', weights: '501 900', wght: 600 },
  {
    family: 'Public Sans Variable',
    package: '@fontsource-variable/public-sans',
    sheet: require.resolve('@fontsource-variable/public-sans/wght.css'),
    name: 'public-sans-variable',
    weights: '100 900',
    wght: { min: 400, max: 700 },
  },
];

/**
 * Writes subsets of the fonts with the characters that most pages need, and the style sheet. The full files load only when a
 * page shows another character, such as in an Icelandic name.
 */
async function writeFonts(): Promise<void> {
  const rules = await Promise.all(SUBSETS.map(writeSubset));
  const note = '/* Written by tools/art/fonts.ts (npm run fonts). */';
  await writeFile(new URL('fonts.css', FOLDER), `${[note, ...rules.flat()].join('\n\n')}\n`);
}

async function writeSubset({
  name,
  family,
  package: from,
  sheet,
  weights,
  wght,
  isForOwnTexts,
}: Subset): Promise<string[]> {
  const css = await readFile(sheet, 'utf8');
  const parts = [
    ...css.matchAll(/url\(\.\/files\/(.*?-(vietnamese|latin-ext|latin)-.*?)\)[^;]*;\s*unicode-range: (.*?);/g),
  ];
  const latin = parts.find(([, , part]) => part === 'latin')?.[1];
  if (!latin) throw new Error(`${from} names no file for Latin letters`);
  const whole = await readFile(join(dirname(sheet), 'files', latin));
  await writeFile(
    new URL(`${name}.woff2`, FOLDER),
    await subsetFont(whole, CHARACTERS, { targetFormat: 'woff2', variationAxes: { wght } }),
  );
  await copyFile(join(dirname(sheet), 'LICENSE'), new URL(`${basename(from)}.LICENSE.txt`, FOLDER));
  const face = (url: string, range: string) =>
    [
      '@font-face {',
      `  font-family: "${family}";`,
      '  font-style: normal;',
      '  font-display: swap;',
      `  font-weight: ${weights};`,
      `  src: url("${url}") format("woff2");`,
      `  unicode-range: ${range};`,
      '}',
    ].join('\n');
  const others = isForOwnTexts ? [] : parts;
  // If two files have a character, browsers use the one that's named last.
  return [
    ...others.map(([, file, , range]) => face(`${from}/files/${file}`, range ?? '')),
    face(`./${name}.woff2`, rangeOf(CHARACTERS)),
  ];
}

function codePoints(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

/** Formats characters as `U+0020-007E,U+00A0`. */
function rangeOf(characters: string): string {
  const points = Array.from(characters, (character) => character.codePointAt(0) ?? 0).sort((one, other) => one - other);
  const runs: [number, number][] = [];
  for (const point of points) {
    const run = runs.at(-1);
    if (run && point === run[1] + 1) run[1] = point;
    else runs.push([point, point]);
  }
  return runs
    .map((run) => `U+${[...new Set(run)].map((point) => point.toString(16).toUpperCase()).join('-')}`)
    .join(',');
}

await writeFonts();
