import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LETTERS, type LetterFonts, type Letters } from '../../rules/products/pictures';
import { BRAND, BRAND_COLORS } from '../../rules/words/brand';
import { DECODING, loadSharp } from '../photos/drawing/loadSharp';
import { LINK_PICTURE, type PictureTexts } from './linkPicture';

/** The width of the left part with the text. The photo is to the right of it. */
const TEXT_WIDTH = 590;
const MARGIN = 56;
const RULE = 8;

/** The stroke width of the text's letters in their units, because their outlines are hairlines. */
const STROKE = 58;

const SECONDS_TO_DRAW = 10;
const STAR = 'M0-10L2.9-3.4L10-3.1L4.5 1.4L6.2 8.1L0 4.4L-6.2 8.1L-4.5 1.4L-10-3.1L-2.9-3.4Z';

type Draw = (words: PictureTexts, photo: Buffer) => Promise<Buffer>;

export function linkPictures(client: string): Draw {
  let fonts: Promise<LetterFonts> | undefined;
  const read = () => readFile(path.join(client, LETTERS), 'utf8').then((text) => JSON.parse(text) as LetterFonts);
  return async (words, photo) => {
    fonts ??= read();
    // A file that couldn't be read is read again for the next picture.
    fonts.catch(() => {
      fonts = undefined;
    });
    const sheet = Buffer.from(sheetOf(await fonts, words));
    const sharp = await loadSharp();
    const right = await sharp(photo, DECODING)
      .timeout({ seconds: SECONDS_TO_DRAW })
      .autoOrient()
      .resize({ width: LINK_PICTURE.width - TEXT_WIDTH, height: LINK_PICTURE.height, fit: 'cover' })
      .toColourspace('srgb')
      .flatten({ background: BRAND_COLORS.paper })
      .png({ compressionLevel: 0 })
      .toBuffer();
    return sharp(sheet)
      .timeout({ seconds: SECONDS_TO_DRAW })
      .composite([{ input: right, left: TEXT_WIDTH, top: 0 }])
      .flatten()
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  };
}

/** Draws the text as outlines, so that tags or entities in a name are just shapes. */
function sheetOf({ heading, text }: LetterFonts, { name, place, price, stars }: PictureTexts): string {
  const width = TEXT_WIDTH - 2 * MARGIN;
  const title = fitted(heading, name || place, { width, lines: 4, size: 76 });
  const where = fitted(text, place, { width, lines: 2, size: 32 });
  const cost = fitted(heading, price ?? '', { width, lines: 1, size: 44 });
  const rated = fitted(text, stars ?? '', { width: width - 40, lines: 1, size: 30 });
  const top = 150 + title.size * 0.75;
  const afterTitle = top + (title.lines.length - 1) * title.size * 1.08;
  const bottom = LINK_PICTURE.height - MARGIN;
  const priceAt = bottom - (stars ? 56 : 0);
  const at = (y: number, size: number, x = MARGIN) => ({ x, y, size });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LINK_PICTURE.width}" height="${LINK_PICTURE.height}">
    <rect width="100%" height="100%" fill="${BRAND_COLORS.paper}"/>
    <rect x="${TEXT_WIDTH - RULE}" width="${RULE}" height="100%" fill="${BRAND_COLORS.ink}"/>
    <rect width="${TEXT_WIDTH}" height="14" fill="${BRAND_COLORS.red}"/>
    <g fill="${BRAND_COLORS.red}">${outlines(heading, BRAND, at(100, 38))}${cost.lines.map((line) => outlines(heading, line, at(priceAt, cost.size))).join('')}</g>
    <g fill="${BRAND_COLORS.ink}">${title.lines.map((line, row) => outlines(heading, line, at(top + row * title.size * 1.08, title.size))).join('')}</g>
    <g fill="${BRAND_COLORS.soft}" stroke="${BRAND_COLORS.soft}" stroke-width="${STROKE}">${where.lines.map((line, row) => outlines(text, line, at(afterTitle + 62 + row * 42, where.size))).join('')}</g>
    ${stars ? `<path fill="${BRAND_COLORS.red}" transform="translate(${MARGIN + 14} ${bottom - 11}) scale(1.4)" d="${STAR}"/>` : ''}
    <g fill="${BRAND_COLORS.ink}" stroke="${BRAND_COLORS.ink}" stroke-width="${STROKE}">${rated.lines.map((line) => outlines(text, line, at(bottom, rated.size, MARGIN + 40))).join('')}</g>
  </svg>`;
}

/** The units of the outlines in an em. */
const UNITS = 1_000;

/** How much smaller the letters may become before a text is cut. */
const STEPS = [1, 0.88, 0.76, 0.66];

interface Room {
  width: number;
  lines: number;
  size: number;
}

interface Fitted {
  lines: string[];
  size: number;
}

/** Breaks a text into a limited number of lines, in letters as large as fit. Text that still doesn't fit is cut. */
function fitted(letters: Letters, text: string, { width, lines, size }: Room): Fitted {
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
function outlines(letters: Letters, line: string, { x, y, size }: { x: number; y: number; size: number }): string {
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
