import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../../testing/temporaryDirectory';
import { createPaint } from './paintOpen';

/** Numbers its pages. */
const RENDERER = `let count = 0;
export async function paintScreen(address) {
  count += 1;
  if (address === '/breaks') throw new Error('It broke ' + count);
  return { html: String(count), styles: '' };
}`;

function painter() {
  const directory = temporaryDirectory();
  onTestFinished(() => directory.remove());
  mkdirSync(path.join(directory.path, 'renderer'));
  writeFileSync(path.join(directory.path, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(directory.path, 'renderer/paintScreen.js'), RENDERER);
  const paint = createPaint(path.join(directory.path, 'web'));
  return async (address: string, data: object = {}) =>
    (await paint(address, [{ id: 'list', variables: {}, data }])).html;
}

test('a page is rendered once for the same address and answers', async () => {
  const paint = painter();
  expect(await Promise.all([paint('/one'), paint('/one')])).toEqual(['1', '1']);
  expect(await paint('/two')).toBe('2');
  expect(await paint('/one', { name: 'Other' })).toBe('3');
  expect(await paint('/one')).toBe('1');
});

test('of many pages, those are kept that were asked for last', async () => {
  const paint = painter();
  await paint('/first');
  await paint('/second');
  for (let number = 0; number < 98; number++) await paint(`/${number}`);
  expect(await paint('/first')).toBe('1');
  await paint('/new');
  expect(await paint('/first')).toBe('1');
  expect(await paint('/second')).toBe('102');
});

test('a page that failed is tried again', async () => {
  const paint = painter();
  await expect(paint('/breaks')).rejects.toThrow('It broke 1');
  await expect(paint('/breaks')).rejects.toThrow('It broke 2');
});
