import { expect, it } from 'vitest';
import { formErrors } from '../testing/formErrors';
import { resetPasswordForm, resetPasswordInput } from './resetPasswordForm';

it('needs the same password twice', async () => {
  expect(await formErrors(resetPasswordForm, { password: 'Herdline1', confirmPassword: 'Herdline1' })).toEqual({});
  expect(await formErrors(resetPasswordForm, { password: 'Herdline1', confirmPassword: 'Herdline2' })).toEqual({
    confirmPassword: "Passwords don't match",
  });
});

it('needs a valid password', async () => {
  expect(await formErrors(resetPasswordForm, { password: 'short', confirmPassword: 'short' })).toEqual({
    password: 'Password must be at least 8 characters',
  });
});

it('needs the token of the mailed link', async () => {
  expect(await formErrors(resetPasswordInput, { token: '', password: 'Herdline1' })).toEqual({
    token: 'Missing password reset token',
  });
});
