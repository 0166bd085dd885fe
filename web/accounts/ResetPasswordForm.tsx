import { useMutation } from '@apollo/client/react';
import { initialResetPassword, type ResetPasswordValues, resetPasswordForm } from '../../rules/resetPasswordForm';
import { FormError } from '../errors/FormError';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { SubmitButton } from '../ui/SubmitButton';
import { PasswordWasReset } from './PasswordWasReset';
import { PASSWORD_HINT } from './passwordHint';
import { ResetPasswordDocument } from './ResetPassword.generated';

export function ResetPasswordForm({ token }: { token: string }) {
  const [resetPassword, { data }] = useMutation(ResetPasswordDocument);
  const submit = async ({ password }: ResetPasswordValues) => {
    try {
      await resetPassword({ variables: { input: { token, password } } });
    } catch (error) {
      throw new FormError(error, 'Failed to reset password');
    }
  };
  if (data) return <PasswordWasReset />;
  return (
    <Form initialValues={initialResetPassword} schema={resetPasswordForm} onSubmit={submit} label="Reset password">
      <Field name="password" label="New password" type="password" autoComplete="new-password" hint={PASSWORD_HINT} />
      <Field name="confirmPassword" label="Confirm password" type="password" autoComplete="new-password" />
      <SubmitButton size="large">Set new password</SubmitButton>
    </Form>
  );
}
