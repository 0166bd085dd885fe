import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { temporaryDirectory } from '../../testing/temporaryDirectory';
import { createPaint } from './paintPage';

/** Replaces the real renderer. Numbers its pages. */
const RENDERER = `let count = 0;
export async function paintScreen(address) {
  count += 1;
  if (address.startsWith('/breaks')) throw new Error('It broke ' + count);
  if (address === '/slow') await new Promise((resolve) => { globalThis.endSlowPage = resolve; });
  return { html: String(count), styles: '' };
}`;

declare global {
  var endSlowPage: (() => void) | undefined;
}

/** Limits that no test reaches, even on a slow machine. */
const GENEROUS = { running: { all: 1 }, waiting: { all: 1_000 }, patience: 60_000, brokenFor: 60_000 };

function painter(limits = GENEROUS) {
  const directory = temporaryDirectory();
  onTestFinished(() => directory.remove());
  mkdirSync(path.join(directory.path, 'renderer'));
  writeFileSync(path.join(directory.path, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(directory.path, 'renderer/paintScreen.js'), RENDERER);
  const paint = createPaint(path.join(directory.path, 'web'), limits);
  return async (address: string, data: object = {}) =>
    (await paint(address, [{ id: 'list', variables: {}, data: JSON.stringify(data) }])).html;
}

test('a page is rendered once for the same address and answers', async () => {
  const paint = painter();
  expect(await Promise.all([paint('/one'), paint('/one')])).toEqual(['1', '1']);
  expect(await paint('/two')).toBe('2');
  expect(await paint('/one', { name: 'Other' })).toBe('3');
  expect(await paint('/one')).toBe('1');
});

test('the least recently requested page is dropped from the cache', async () => {
  const paint = painter();
  await paint('/first');
  await paint('/second');
  for (let number = 0; number < 98; number++) await paint(`/${number}`);
  expect(await paint('/first')).toBe('1');
  await paint('/new');
  expect(await paint('/first')).toBe('1');
  expect(await paint('/second')).toBe('102');
});

test('tracking parameters in a URL do not make another page', async () => {
  const paint = painter();
  expect(await paint('/one?utm_source=mail&fbclid=x')).toBe('1');
  expect(await paint('/one?gclid=y')).toBe('1');
  expect(await paint('/one?search=beef&utm_source=z')).toBe('2');
  expect(await paint('/one?search=beef')).toBe('2');
});

test('a page that failed is not rendered again for a while', async () => {
  const paint = painter();
  await expect(paint('/breaks')).rejects.toThrow('It broke 1');
  await expect(paint('/breaks')).rejects.toThrow('It broke 1');
  const soon = painter({ ...GENEROUS, brokenFor: 1 });
  await expect(soon('/breaks')).rejects.toThrow('It broke 1');
  await vi.waitFor(() => expect(soon('/breaks')).rejects.toThrow('It broke 2'));
});

test('a flood of new URLs is refused at once, while cached pages are still served', async () => {
  const paint = painter({ ...GENEROUS, waiting: { all: 2 } });
  await paint('/known');
  const slow = paint('/slow');
  await vi.waitFor(() => expect(globalThis.endSlowPage).toBeDefined());
  const waiting = [paint('/a'), paint('/b')];
  await expect(paint('/c')).rejects.toMatchObject({ extensions: { code: 'UNAVAILABLE' } });
  expect(await paint('/known')).toBe('1');
  globalThis.endSlowPage?.();
  expect(await Promise.all([slow, ...waiting])).toEqual(['2', '3', '4']);
  // A refused page doesn't count as failed.
  expect(await paint('/c')).toBe('5');
});
