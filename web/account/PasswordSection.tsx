import type { FormikHelpers } from 'formik';
import type { ChangePasswordValues } from '../../rules/accounts/changePasswordForm';
import { mutate } from '../apollo/mutate';
import { PASSWORD_HINT } from '../auth/passwordHint';
import { errorsInForm, useSubmit } from '../errors/useSubmit';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { FormActions, SubmitButton } from '../ui/form/FormActions';
import { Section } from '../ui/layout/Section';
import { retryImport } from '../ui/state/retryImport';
import { ChangePasswordDocument } from './PasswordSection.generated';

const BLANK: ChangePasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

const loadForm = retryImport(() => import('../../rules/accounts/changePasswordForm'));
const loadRules = () => loadForm().then(({ changePasswordForm }) => changePasswordForm);

function useChangePassword() {
  return useSubmit({
    send: ({ currentPassword, password }: ChangePasswordValues) =>
      mutate(ChangePasswordDocument, { input: { currentPassword, password } }),
    successToast: { title: 'Password changed', description: 'Other devices have been signed out.' },
    ...errorsInForm("Couldn't change your password"),
  });
}

export function PasswordSection() {
  const changePassword = useChangePassword();
  const submit = async (values: ChangePasswordValues, { resetForm }: FormikHelpers<ChangePasswordValues>) => {
    if (await changePassword(values)) resetForm();
  };
  return (
    <Section title="Password">
      <Form initialValues={BLANK} schema={loadRules} onSubmit={submit} label="Change password">
        <Field name="currentPassword" label="Current password" type="password" autoComplete="current-password" />
        <Field name="password" label="New password" type="password" autoComplete="new-password" hint={PASSWORD_HINT} />
        <Field name="confirmPassword" label="Confirm password" type="password" autoComplete="new-password" />
        <FormActions>
          <SubmitButton variant="secondary">Change Password</SubmitButton>
        </FormActions>
      </Form>
    </Section>
  );
}
