import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SMALL = new Set('a an and as at by for from if in of on or the to with'.split(' '));
/** Texts of the documents that are in sentence case. */
const DOCUMENTED = ['Sign in', 'Sign up', 'Clear all'];

const BUTTON =
  /<(?:Button|ButtonLink|SubmitButton|ConfirmButton)\b(?:[^<>]|=>)*>\s*([A-Z][^<{]*?)\s*<|submitLabel="([^"]+)"/g;

const isTitle = (text: string) =>
  DOCUMENTED.includes(text) || text.split(/\s+/).every((word) => /^[^a-z]/.test(word) || SMALL.has(word));

test('buttons are in title case', () => {
  const files = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const texts = files.flatMap((file) =>
    [...readFileSync(`web/${file}`, 'utf8').matchAll(BUTTON)].map((found) => found[1] ?? found[2] ?? ''),
  );
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => !isTitle(text))).toEqual([]);
});
