import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Manifest } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryDirectory } from '../graph/testing/temporaryDirectory';
import { checkBudget } from './budget';

const LIMITS = { entry: 6000, screen: 10_000, graphScreen: 20_000, files: 3 };

let folder: ReturnType<typeof temporaryDirectory>;

/** A client of an entry of 6 kB, a screen of 1 kB that imports a part, and a dialog that opens on a click. */
function client(partSize: number): string {
  const manifest: Manifest = {
    'index.html': { file: 'assets/index.js', isEntry: true, dynamicImports: ['home/HomePage.tsx'] },
    'home/HomePage.tsx': {
      file: 'assets/HomePage.js',
      isDynamicEntry: true,
      imports: ['index.html', '_part.js'],
      dynamicImports: ['home/HugeDialog.tsx'],
    },
    '_part.js': { file: 'assets/part.js', imports: ['index.html'] },
    'home/HugeDialog.tsx': { file: 'assets/HugeDialog.js', isDynamicEntry: true },
  };
  write('.vite/manifest.json', JSON.stringify(manifest));
  write('assets/index.js', 'x'.repeat(50_000));
  write('assets/index.js.br', 'x'.repeat(6000));
  write('assets/HomePage.js', 'x'.repeat(1000));
  write('assets/part.js', 'x'.repeat(partSize));
  write('assets/HugeDialog.js', 'x'.repeat(90_000));
  return folder.path;
}

function write(name: string, content: string) {
  const file = join(folder.path, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

beforeEach(() => {
  folder = temporaryDirectory();
});

afterEach(() => folder.remove());

test('counts the compressed sizes of the entry, the screen and its imports, each once', async () => {
  expect(await checkBudget(client(3000), LIMITS)).toBe('entry       6.0 kB  1 files\nHomePage   10.0 kB  3 files');
});

test('names the screen that is too large', async () => {
  await expect(checkBudget(client(3100), LIMITS)).rejects.toThrow(
    'HomePage   10.1 kB  3 files, more than 10.0 kB or 3 files',
  );
});

test('a screen that uses Apollo Client may be larger', async () => {
  const folder = client(3100);
  const manifest = readFileSync(join(folder, '.vite/manifest.json'), 'utf8');
  write('.vite/manifest.json', manifest.replaceAll('assets/part.js', 'assets/graph-ab12.js'));
  write('assets/graph-ab12.js', 'x'.repeat(3100));
  expect(await checkBudget(folder, LIMITS)).toContain('10.1 kB');
});

test('names the entry when it is too large', async () => {
  await expect(checkBudget(client(0), { ...LIMITS, entry: 5000 })).rejects.toThrow(
    'entry       6.0 kB  1 files, more than 5.0 kB',
  );
});

test('names the screen that needs too many files', async () => {
  await expect(checkBudget(client(0), { ...LIMITS, files: 2 })).rejects.toThrow(
    'HomePage    7.0 kB  3 files, more than 10.0 kB or 2 files',
  );
});
