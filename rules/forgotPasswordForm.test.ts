import { expect, it } from 'vitest';
import { forgotPasswordForm, initialForgotPassword } from './forgotPasswordForm';
import { formErrors } from './testing/formErrors';

it('needs an email', async () => {
  expect(await formErrors(forgotPasswordForm, initialForgotPassword)).toEqual({
    email: 'Please enter a valid email address',
  });
  expect(await formErrors(forgotPasswordForm, { email: 'ann@herdline.test' })).toEqual({});
});
