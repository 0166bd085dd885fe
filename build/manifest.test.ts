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

test('the installed app has our name and background color', () => {
  expect(manifest).toMatchObject({ name: BRAND, theme_color: light.paper, background_color: light.paper });
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
});

test.each(manifest.icons)('$src has the size that the manifest states', async ({ src, sizes }) => {
  const { width, height } = await sharp(`web/public${src}`).metadata();
  expect(`${width}x${height}`).toBe(sizes);
});

test('one icon is maskable', () => {
  expect(manifest.icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
});

test.each([
  ['light', light.paper],
  ['dark', dark.paper],
])('the browser bar has the background color of the %s page', (scheme, color) => {
  expect(html).toContain(`<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})" />`);
});
