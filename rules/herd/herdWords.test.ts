import { describe, expect, it } from 'vitest';
import { ANIMAL_STAGE, ANIMAL_STAGE_MEANING } from './animalStage';
import { INSPECTION, INSPECTION_HINT, INSPECTION_MEANING } from './inspection';
import { PROCESSOR_PAYER } from './processorPayer';

describe.each(Object.entries({ ANIMAL_STAGE, INSPECTION, PROCESSOR_PAYER }))('%s', (_, words) => {
  it('reads every spelling back to its value', () => {
    for (const value of words.values) {
      const { label, rest, fromLabel } = words as ReturnType<typeof import('../words/labels').labels<string>>;
      expect([value, label(value), rest(value)].map(fromLabel)).toEqual([value, value, value]);
    }
  });
});

it('explains every value in whole sentences', () => {
  const all = [ANIMAL_STAGE_MEANING, INSPECTION_MEANING, INSPECTION_HINT].flatMap((texts) => Object.values(texts));
  for (const text of all) expect(text).toMatch(/^[A-Z].*\.$/);
});
