import { describe, expect, test } from 'vitest';
import { searchTerms } from './searchTerms';

test.each(['#346', 'order 346', 'Order #346', ' ORDER346 ', 'order number 346', '# 346'])(
  '%s is an order id',
  (typed) => {
    expect(searchTerms(typed)).toMatchObject({ text: null, orderId: 346, phone: null, zipCode: null, place: null });
  },
);

test('a number alone is searched as an order number and as text', () => {
  expect(searchTerms('346')).toMatchObject({ text: '%346%', orderId: 346, phone: null, zipCode: null, place: null });
  expect(searchTerms('78704')).toMatchObject({ text: '%78704%', orderId: 78_704, phone: null, zipCode: '78704' });
  expect(searchTerms('9999999999')?.orderId).toBeNull();
});

test.each([
  ['(512) 555-0143', '%5125550143%'],
  ['512.555.0143', '%5125550143%'],
  ['5125550143', '%5125550143%'],
  ['+1 512 555 0143', '%5125550143%'],
  ['15125550143', '%5125550143%'],
  ['555-0143', '%5550143%'],
  ['555-01', '%55501%'],
  ['5550143', '%5550143%'],
  ['555014', null],
  ['12-3', null],
  ['Ann 5550143', null],
])('the phone number in %s is %s', (typed, phone) => expect(searchTerms(typed)?.phone).toBe(phone));

test.each([
  ['78704', '78704'],
  ['78704-1234', '78704'],
  ['7870', null],
])('the ZIP code in %s is %s', (typed, zipCode) => expect(searchTerms(typed)?.zipCode).toBe(zipCode));

describe('the place', () => {
  test.each([
    ['Austin, Texas', '%austin texas%'],
    ['austin,TX', '%austin texas%'],
    ['Austin TX', '%austin texas%'],
    ['Austin, TX 78704', '%austin texas%'],
    ['Santa Fe, New Mexico', '%santa fe new mexico%'],
    ['Santa Fe New Mexico', '%santa fe new mexico%'],
    ['Austin, Te', '%austin te%'],
    ['100%, Texas', '%100\\% texas%'],
    ['Ann Miller', null],
    ['Austin', null],
  ])('in %s is %s', (typed, place) => expect(searchTerms(typed)?.place).toBe(place));
});

test('an email is searched as text', () => {
  expect(searchTerms('Ann.Miller@Herdline.test')).toMatchObject({ text: '%ann.miller@herdline.test%', orderId: null });
});

test('a blank search means none', () => {
  expect([searchTerms(' '), searchTerms(null), searchTerms(undefined)]).toEqual([null, null, null]);
});

test.each([
  ['letters', 'a'.repeat(101), 101],
  ['blanks', `order${' '.repeat(40_000)}`, 40_005],
  ['accents', `a${'\u0315'.repeat(500_000)}${'\u0316'.repeat(500_000)}`, 1_000_001],
])('too many %s are refused unread', (_, typed, length) => {
  const fields = { search: `At most 100 characters (this has ${length})` };
  expect(() => searchTerms(typed)).toThrow(expect.objectContaining({ extensions: { code: 'BAD_USER_INPUT', fields } }));
});
