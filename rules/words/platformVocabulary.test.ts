import { expect, test } from 'vitest';
import * as vocabulary from './platformVocabulary';

test.each(Object.entries(vocabulary))('%s has a different label for each value', (_, words) => {
  const said = words.options.map(({ label }) => label);
  expect(new Set(said).size).toBe(words.values.length);
});
