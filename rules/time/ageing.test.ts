import { expect, test } from 'vitest';
import { AGEING_STEPS, ageingLabel } from './ageing';

test('each ageing step is labeled with its days', () => {
  expect(AGEING_STEPS.map(ageingLabel)).toEqual(['0-30 days', '31-60 days', '61-90 days', '90+ days']);
});
