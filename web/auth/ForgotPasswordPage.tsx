import { useState } from 'react';
import {
  type ForgotPasswordValues,
  forgotPasswordForm,
  initialForgotPassword,
} from '../../rules/accounts/forgotPasswordForm';
import { mutate } from '../apollo/mutate';
import { isOffline } from '../errors/graphErrors';
import { errorsInForm, useSubmit } from '../errors/useSubmit';
import { paths } from '../paths';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/FormActions';
import { PageHeader } from '../ui/layout/Page';
import { RequestPasswordResetDocument } from './ForgotPasswordPage.generated';
import { FormOutcome, PageWithPicture } from './PageWithPicture';

const NO_ANSWER = 'An unexpected error occurred';
const REFUSED = errorsInForm('Failed to send password reset email');

export default function ForgotPasswordPage() {
  const [answer, setAnswer] = useState('');
  const submit = useSubmit({
    send: ({ email }: ForgotPasswordValues) => mutate(RequestPasswordResetDocument, { email: email.trim() }),
    ...REFUSED,
    fieldErrors: (error) => (isOffline(error) ? { form: NO_ANSWER } : REFUSED.fieldErrors(error)),
    onSuccess: ({ requestPasswordReset }) => setAnswer(requestPasswordReset),
  });
  return (
    <PageWithPicture>
      <PageHeader
        title="Forgot password"
        lead="Enter your account's email and we'll send you a link to set a new password."
        back={{ to: paths.auth, label: 'Back to sign in' }}
      />
      {answer ? (
        <FormOutcome title="Check your email">{answer}</FormOutcome>
      ) : (
        <Form
          initialValues={initialForgotPassword}
          schema={forgotPasswordForm}
          onSubmit={submit}
          label="Forgot password"
        >
          <Field name="email" label="Email" type="email" autoComplete="username" />
          <SubmitButton size="large">Send Reset Link</SubmitButton>
        </Form>
      )}
    </PageWithPicture>
  );
}
