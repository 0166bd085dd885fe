import { expect, it } from 'vitest';
import { formErrors } from '../testing/formErrors';
import { newPassword } from './newPassword';

it.each([
  ['', 'Password must be at least 8 characters'],
  ['Abc1234', 'Password must be at least 8 characters'],
  ['abcdefg1', 'Password must contain at least one uppercase letter'],
  ['ABCDEFG1', 'Password must contain at least one lowercase letter'],
  ['Abcdefgh', 'Password must contain at least one number'],
  [`Aa1${'x'.repeat(98)}`, 'Password must be at most 100 characters'],
])('refuses %j', async (password, message) => {
  expect(await formErrors(newPassword, password)).toEqual({ '': message });
});

it.each(['Herdline1', ' Herdline1 ', `Aa1${'x'.repeat(97)}`])('accepts %j unchanged', async (password) => {
  expect(await newPassword.validate(password)).toBe(password);
});
