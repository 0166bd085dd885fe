import { expect, it } from 'vitest';
import { formErrors } from '../testing/formErrors';
import { changePasswordForm, changePasswordInput } from './changePasswordForm';

it('needs the current password and a valid new one', async () => {
  expect(await formErrors(changePasswordForm, { currentPassword: '', password: '', confirmPassword: '' })).toEqual({
    currentPassword: 'Please enter your current password',
    password: 'Password must be at least 8 characters',
    confirmPassword: "Passwords don't match",
  });
});

it('does not send the confirmation to the server', async () => {
  expect(await formErrors(changePasswordInput, { currentPassword: 'old', password: 'Herdline1' })).toEqual({});
});
