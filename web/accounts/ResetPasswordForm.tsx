import { useState } from 'react';
import { initialResetPassword, type ResetPasswordValues, resetPasswordForm } from '../../rules/resetPasswordForm';
import { FormError } from '../errors/FormError';
import { mutate } from '../mutate';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { SubmitButton } from '../ui/SubmitButton';
import { PasswordWasReset } from './PasswordWasReset';
import { PASSWORD_HINT } from './passwordHint';
import { ResetPasswordDocument } from './ResetPassword.generated';

export function ResetPasswordForm({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const submit = async ({ password }: ResetPasswordValues) => {
    try {
      await mutate(ResetPasswordDocument, { input: { token, password } });
      setDone(true);
    } catch (error) {
      throw new FormError(error, 'Failed to reset password');
    }
  };
  if (done) return <PasswordWasReset />;
  return (
    <Form initialValues={initialResetPassword} schema={resetPasswordForm} onSubmit={submit} label="Reset password">
      <Field name="password" label="New password" type="password" autoComplete="new-password" hint={PASSWORD_HINT} />
      <Field name="confirmPassword" label="Confirm password" type="password" autoComplete="new-password" />
      <SubmitButton size="large">Set new password</SubmitButton>
    </Form>
  );
}
