import { expect, test } from 'vitest';
import * as vocabulary from './platformVocabulary';

test.each(Object.entries(vocabulary))('%s says each value in words of its own', (_, words) => {
  const said = words.options.map(({ label }) => label);
  expect(new Set(said).size).toBe(words.values.length);
});
