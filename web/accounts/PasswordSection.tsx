import { useMutation } from '@apollo/client/react';
import type { FormikHelpers } from 'formik';
import { type ChangePasswordValues, changePasswordForm, initialChangePassword } from '../../rules/changePasswordForm';
import { FormError } from '../errors/FormError';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { FormActions } from '../ui/FormActions';
import { Section } from '../ui/Section';
import { SubmitButton } from '../ui/SubmitButton';
import { useToast } from '../ui/useToast';
import { ChangePasswordDocument } from './ChangePassword.generated';
import { PASSWORD_HINT } from './passwordHint';

function useChangePassword() {
  const [changePassword] = useMutation(ChangePasswordDocument);
  const { toast } = useToast();

  return async (values: ChangePasswordValues, { resetForm }: FormikHelpers<ChangePasswordValues>) => {
    const { currentPassword, password } = values;
    try {
      await changePassword({ variables: { input: { currentPassword, password } } });
    } catch (error) {
      throw new FormError(error, 'Failed to change password');
    }
    resetForm();
    toast({ title: 'Password changed', description: 'Other devices have been signed out.' });
  };
}

export function PasswordSection() {
  const changePassword = useChangePassword();
  return (
    <Section title="Password">
      <Form
        initialValues={initialChangePassword}
        schema={changePasswordForm}
        onSubmit={changePassword}
        label="Change password"
      >
        <Field name="currentPassword" label="Current password" type="password" autoComplete="current-password" />
        <Field name="password" label="New password" type="password" autoComplete="new-password" hint={PASSWORD_HINT} />
        <Field name="confirmPassword" label="Confirm password" type="password" autoComplete="new-password" />
        <FormActions>
          <SubmitButton variant="secondary">Change password</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  );
}
