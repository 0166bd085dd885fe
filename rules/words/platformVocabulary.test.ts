import { expect, test } from 'vitest';
import * as vocabulary from './platformVocabulary';

test.each(Object.entries(vocabulary))('%s has a different label for each value', (_, words) => {
  const labels = words.options.map(({ label }) => label);
  expect(new Set(labels).size).toBe(words.values.length);
});
