import { expect, test } from 'vitest';
import { formatTypedDollars } from './MoneyField';

test.each([
  ['750', '750.00'],
  ['1,200.5', '1200.50'],
  [' $3,240.00 ', '3240.00'],
  ['.5', '0.50'],
  ['51,5', '51.50'],
  ['1,20', '1.20'],
  ['007', '7.00'],
  ['0', '0.00'],
])('%s is formatted as %s', (typed, tidy) => {
  expect(formatTypedDollars(typed)).toBe(tidy);
});

test.each(['', 'free', '1.234', '-5', '1,2,0'])('"%s" is left unchanged for the validation', (typed) => {
  expect(formatTypedDollars(typed)).toBe(typed);
});
