import { expect, test } from 'vitest';
import { settledText } from './settledText';

const lines = [
  { kind: 'BEEF', pounds: 600.5 },
  { kind: 'BEEF', pounds: 47.5 },
  { kind: 'CUT_AND_WRAP', pounds: 648 },
] as const;
const quote = { from: 126_900, to: 138_700 };

test.each([
  ['Weighed 648 lb: $1,301.20. We said $1,269 to $1,387.', { told: 132_800 }],
  ['Your total is $1,301.20. We said $1,320.00.', { told: 132_000, lines: [], quote: { from: 132_000, to: 132_000 } }],
  [
    'Weighed 648 lb: $1,301.20. When you ordered, we said $1,115.00; by the terms of your animal, it was $1,269 to $1,387.',
    { told: 111_500 },
  ],
])('%s', (text, given) => expect(settledText({ lines, quote, total: 130_120, ...given })).toBe(text));
