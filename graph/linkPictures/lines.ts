import type { Letters } from '../../rules/products/pictures';

/** The units of the outlines in an em. */
const UNITS = 1_000;

/** How much smaller the letters may become before a text is cut. */
const STEPS = [1, 0.88, 0.76, 0.66];

interface Room {
  width: number;
  lines: number;
  size: number;
}

export interface Fitted {
  lines: string[];
  size: number;
}

/** Breaks a text into a limited number of lines, in letters as large as fit. Text that still doesn't fit is cut. */
export function fitted(letters: Letters, text: string, { width, lines, size }: Room): Fitted {
  const words = drawable(letters, text).split(' ').filter(Boolean);
  const fitsAt = (tried: number) => (line: string) => widthOf(letters, line, tried) <= width;
  for (const step of STEPS) {
    const fits = fitsAt(size * step);
    const broken = breakInto(words, fits);
    if (broken.length <= lines && broken.every(fits)) return { lines: broken, size: size * step };
  }
  const smallest = size * (STEPS.at(-1) ?? 1);
  const fits = fitsAt(smallest);
  const broken = breakInto(words, fits);
  const rest = broken.slice(lines - 1).join(' ');
  const shown = [...broken.slice(0, lines - 1), rest].map((line) => cutTo(line, fits));
  return { lines: shown, size: smallest };
}

/** Fills each line with as many words as fit. */
function breakInto(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cutTo(line: string, fits: (line: string) => boolean): string {
  if (fits(line)) return line;
  let shown = line;
  while (shown && !fits(`${shown}…`)) shown = shown.slice(0, -1);
  return `${shown.trimEnd()}…`;
}

/** Replaces characters without an outline by their base letters, and drops those that have none. */
function drawable({ signs }: Letters, text: string): string {
  const plain = (sign: string) => (sign in signs ? sign : sign.normalize('NFKD').replace(/[\u0300-\u036f]/g, ''));
  return [...text.normalize('NFC')]
    .map(plain)
    .join('')
    .split('')
    .filter((sign) => sign in signs)
    .join('');
}

const advances = ({ signs, kerning }: Letters, line: string) =>
  [...line].map((sign, index) => (signs[sign]?.[0] ?? 0) + (kerning[sign + (line[index + 1] ?? '')] ?? 0));

const widthOf = (letters: Letters, line: string, size: number) =>
  (advances(letters, line).reduce((sum, advance) => sum + advance, 0) * size) / UNITS;

/** Draws a line as SVG outlines, which contain nothing of the text but its shape. */
export function outlines(
  letters: Letters,
  line: string,
  { x, y, size }: { x: number; y: number; size: number },
): string {
  let at = 0;
  const steps = advances(letters, line);
  const shapes = [...line].map((sign, index) => {
    const path = letters.signs[sign]?.[1];
    const shape = path ? `<path transform="translate(${at})" d="${path}"/>` : '';
    at += steps[index] ?? 0;
    return shape;
  });
  return `<g transform="translate(${x} ${y}) scale(${size / UNITS})">${shapes.join('')}</g>`;
}
