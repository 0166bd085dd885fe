import { expect, it } from 'vitest';
import { orderTypeAgrees, orderTypesOf } from './orderType';

it('is the type of the items when all have the same type', () => {
  expect(orderTypesOf([{ type: 'HALF_COW' }, { type: 'HALF_COW' }])).toEqual(['HALF_COW']);
  expect(orderTypeAgrees('QUARTER_COW', [{ type: 'HALF_COW' }])).toBe(false);
});

it('may be the type of any item when types are mixed', () => {
  const items = [{ type: 'HALF_COW' }, { type: 'SELECT_CUT' }] as const;
  expect(orderTypesOf(items)).toEqual(['HALF_COW', 'SELECT_CUTS']);
  expect(orderTypeAgrees('SELECT_CUTS', items)).toBe(true);
  expect(orderTypeAgrees('OTHER', items)).toBe(false);
});
