import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BRAND } from '../rules/words/brand';
import { dark, light } from '../web/theme/palettes';

interface WebManifest {
  name: string;
  theme_color: string;
  background_color: string;
  icons: { src: string; sizes: string; purpose?: string }[];
}

const manifest: WebManifest = JSON.parse(readFileSync('web/public/manifest.webmanifest', 'utf8'));
const html = readFileSync('web/index.html', 'utf8');

test('the app that one installs has our name and our paper', () => {
  expect(manifest).toMatchObject({ name: BRAND, theme_color: light.paper, background_color: light.paper });
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});

test.each(manifest.icons)('$src is there in the size that it says', async ({ src, sizes }) => {
  const { width, height } = await sharp(`web/public${src}`).metadata();
  expect(`${width}x${height}`).toBe(sizes);
});

test('one icon can be cut to any shape', () => {
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

test.each([
  ['light', light.paper],
  ['dark', dark.paper],
])('the bar of the browser has the color of the %s page', (scheme, color) => {
  expect(html).toContain(`<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})" />`);
});
