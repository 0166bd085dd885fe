import { expect, it } from 'vitest';
import { LIMITS } from '../fields/limits';
import { readTags } from './tags';

it.each([
  ['41', ['41']],
  ['41 to 44', ['41', '42', '43', '44']],
  ['41-44', ['41-44']],
  ['9-20', ['9-20']],
  ['1-1, 1-2, 1-3', ['1-1', '1-2', '1-3']],
  ['1-1 to 1-3', ['1-1', '1-2', '1-3']],
  ['41 through 42', ['41', '42']],
  ['41, 42; 50\n#51', ['41', '42', '50', '51']],
  ['41 and 43', ['41', '43']],
  ['41 thru 42, 50', ['41', '42', '50']],
  ['four steers, tags 41 to 44', ['41', '42', '43', '44']],
  ['Ear tag: B7.', ['B7']],
  ['A9 to A11', ['A9', 'A10', 'A11']],
  ['007 to 009', ['007', '008', '009']],
  ['Big Red', ['Big Red']],
  ['TX-41', ['TX-41']],
  ['2027-041', ['2027-041']],
  ['A1 to B3', ['A1 to B3']],
  [' , ', []],
])('reads %j', (text, tags) => expect(readTags(text)).toEqual(tags));

it('stops reading a long range at one tag more than the limit', () => {
  expect(readTags('1 to 999999999')).toHaveLength(LIMITS.animalsAtOnce + 1);
});
