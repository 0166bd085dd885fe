import { expect, it } from 'vitest';
import { adminDateTime, customerDate, pendingDate, ranchDate } from './dates';

const NOON = new Date(2026, 10, 5, 12, 30);

it('a date is formatted for each kind of screen', () => {
  expect(customerDate(NOON)).toBe('November 5, 2026');
  expect(ranchDate(NOON)).toBe('11/05/2026');
  expect(pendingDate(NOON)).toBe('Nov 5, 2026');
  expect(adminDateTime(NOON)).toBe(NOON.toLocaleString());
});

it('a date may be given as the ISO text of the API', () => {
  expect(customerDate(NOON.toISOString())).toBe('November 5, 2026');
  expect(adminDateTime(NOON.toISOString())).toBe(NOON.toLocaleString());
});
