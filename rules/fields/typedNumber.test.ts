import { expect, test } from 'vitest';
import { readNumber } from './typedNumber';

test.each([
  ['51,5', 51.5],
  ['51.5', 51.5],
  ['1,250', 1_250],
  ['1,250.5', 1_250.5],
  ['1.250,5', 1_250.5],
  ['1,234,567', 1_234_567],
  ['1.234.567', 1_234_567],
  ['1 250,5', 1_250.5],
  ['1234,5', 1_234.5],
  ['0,125', 0.125],
  [' $3.20 ', 3.2],
  ['-4', -4],
  ['.5', 0.5],
  ['7.', 7],
  ['', null],
  ['  ', null],
  [12.5, 12.5],
])('%j is read as %j', (typed, number) => expect(readNumber(typed)).toBe(number));

test.each([
  '1,2,3',
  '1.2.3',
  '12,34,567',
  '1,25.5',
  '12 lb',
  'abc',
  '1e5',
  '5 1',
  ',',
  '.',
  '-',
  '1'.repeat(1_000_000),
])('%.20s is refused', (typed) => expect(readNumber(typed)).toBeNaN());
