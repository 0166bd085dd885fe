import { expect, test } from 'vitest';
import { poundsReceived } from './poundsReceived';

test.each([
  [{ hangingPounds: 310, packagedPounds: 196.5 }, 'hanging 310 lb, 196.5 lb in the freezer'],
  [{ hangingPounds: 310, packagedPounds: null }, 'hanging 310 lb'],
  [{ packagedPounds: 20 }, '20 lb in the freezer'],
  [{}, ''],
])('%o reads as %s', (weights, text) => {
  expect(poundsReceived(weights)).toBe(text);
});
