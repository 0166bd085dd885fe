import { expect, test } from 'vitest';
import { clone, cloneDeep, isPlainObject, toPath } from './plainData';

test('a deep copy shares only file objects with the original', () => {
  const picked = new File(['beef'], 'herd.jpg');
  const values = { name: 'Ann', photos: [{ picked, order: 1 }], none: null };
  const copy = cloneDeep(values) as typeof values;
  expect(copy).toEqual(values);
  expect(copy.photos[0]!.picked).toBe(picked);
  copy.photos[0]!.order = 2;
  expect(values.photos[0]!.order).toBe(1);
});

test('a shallow copy shares its nested values', () => {
  const list = [{ id: 1 }];
  const values = { list };
  expect(clone(list)).not.toBe(list);
  expect(clone(values)).toEqual({ list });
  expect((clone(values) as typeof values).list).toBe(list);
});

test('only object literals and objects without a prototype are plain', () => {
  expect([{}, Object.create(null)].map(isPlainObject)).toEqual([true, true]);
  expect([null, [], new Date(), 'text', 1].map(isPlainObject)).toEqual([false, false, false, false, false]);
});

test.each([
  ['name', ['name']],
  ['products[0].variants.2.price', ['products', '0', 'variants', '2', 'price']],
  ['', []],
  [
    ['a', 1],
    ['a', '1'],
  ],
])('the path %j is split into steps', (path, steps) => {
  expect(toPath(path)).toEqual(steps);
});
