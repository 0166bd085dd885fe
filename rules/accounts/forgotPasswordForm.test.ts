import { expect, it } from 'vitest';
import { formErrors } from '../testing/formErrors';
import { forgotPasswordForm, initialForgotPassword } from './forgotPasswordForm';

it('needs an email', async () => {
  expect(await formErrors(forgotPasswordForm, initialForgotPassword)).toEqual({
    email: 'Please enter a valid email address',
  });
  expect(await formErrors(forgotPasswordForm, { email: 'ann@herdline.test' })).toEqual({});
});
