import { describe, expect, test } from 'vitest';
import { BRAND_COLORS, DARK_COLORS } from '../../rules/words/brand';
import { type ColorName, dark, light, type Palette } from './palettes';
import { sunlight } from './sunlight';

const channel = (value: number) => {
  const ratio = value / 255;
  return ratio <= 0.04045 ? ratio / 12.92 : ((ratio + 0.055) / 1.055) ** 2.4;
};

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16)));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string) => {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
};

const surfaces: ColorName[] = ['paper', 'card', 'sunken'];
const inks: ColorName[] = ['ink', 'soft', 'red', 'redDeep', 'pasture', 'pastureDeep', 'hayInk', 'sky', 'danger'];
const tones = ['pending', 'contacted', 'processing', 'fulfilled', 'canceled', 'neutral'] as const;

const textPairs: [ColorName, ColorName][] = [
  ...surfaces.flatMap((surface) => inks.map((ink): [ColorName, ColorName] => [ink, surface])),
  ...tones.map((tone): [ColorName, ColorName] => [`${tone}Fg`, `${tone}Bg`]),
  ['onRed', 'red'],
  ['onRed', 'redDeep'],
  ['paper', 'ink'],
];

const edges: ColorName[] = ['strongLine', 'focus'];
const edgePairs = (more: ColorName[]) =>
  surfaces.flatMap((surface) => [...edges, ...more].map((edge): [ColorName, ColorName] => [edge, surface]));

/** The contrast that texts and edges need. In sunlight, lines and stars need it too. */
const schemes: [string, Palette, number, number, ColorName[]][] = [
  ['light', light, 4.5, 3, []],
  ['dark', dark, 4.5, 3, []],
  ['sunlight', sunlight, 7, 4.5, ['line', 'hay']],
];

describe.each(schemes)('the %s palette', (_name, palette, forText, forEdge, more) => {
  test.each(textPairs)('%s is readable on %s', (text, background) => {
    expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(forText);
  });

  test.each(edgePairs(more))('%s is visible on %s', (edge, surface) => {
    expect(contrast(palette[edge], palette[surface])).toBeGreaterThanOrEqual(forEdge);
  });
});

test('pages that load no client code have the colors of both palettes', () => {
  const { onRed: _light, ...inks } = BRAND_COLORS;
  expect(light).toMatchObject(inks);
  expect(dark).toMatchObject(DARK_COLORS);
});
