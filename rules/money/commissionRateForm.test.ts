import { expect, it } from 'vitest';
import { formErrors } from '../testing/formErrors';
import { commissionRateForm } from './commissionRateForm';

it.each([0, 10, 12.5, '7.5', 100])('accepts %s', async (rate) => {
  expect(await formErrors(commissionRateForm, { rate })).toEqual({});
});

it.each([
  [-0.1, 'Rate must be at least 0'],
  [100.1, 'Rate cannot exceed 100'],
  [10.25, 'Rate can have one decimal at most'],
  ['ten', 'Rate must be a number'],
  [undefined, 'Rate is required'],
])('refuses %s', async (rate, message) => {
  expect(await formErrors(commissionRateForm, { rate })).toEqual({ rate: message });
});
