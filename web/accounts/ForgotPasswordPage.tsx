import { useState } from 'react';
import { type ForgotPasswordValues, forgotPasswordForm, initialForgotPassword } from '../../rules/forgotPasswordForm';
import { FormError } from '../errors/FormError';
import { isOffline } from '../errors/isOffline';
import { mutate } from '../mutate';
import { paths } from '../paths';
import { Field } from '../ui/Field';
import { Form } from '../ui/Form';
import { PageHeader } from '../ui/PageHeader';
import { SubmitButton } from '../ui/SubmitButton';
import { BesidePicture } from './BesidePicture';
import { Outcome } from './Outcome';
import { RequestPasswordResetDocument } from './RequestPasswordReset.generated';

const UNANSWERED = 'An unexpected error occurred';
const REFUSED = 'Failed to send password reset email';

export default function ForgotPasswordPage() {
  const [answer, setAnswer] = useState('');
  const submit = async ({ email }: ForgotPasswordValues) => {
    try {
      const { requestPasswordReset } = await mutate(RequestPasswordResetDocument, { email: email.trim() });
      setAnswer(requestPasswordReset);
    } catch (error) {
      throw isOffline(error) ? new Error(UNANSWERED) : new FormError(error, REFUSED);
    }
  };
  return (
    <BesidePicture>
      <PageHeader
        title="Forgot password"
        lead="Tell us the email of your account, and we send a link to set a new password."
        back={{ to: paths.auth, label: 'Back to sign in' }}
      />
      {answer ? (
        <Outcome title="Look in your mailbox">{answer}</Outcome>
      ) : (
        <Form
          initialValues={initialForgotPassword}
          schema={forgotPasswordForm}
          onSubmit={submit}
          label="Forgot password"
        >
          <Field name="email" label="Email" type="email" autoComplete="username" />
          <SubmitButton size="large">Send reset link</SubmitButton>
        </Form>
      )}
    </BesidePicture>
  );
}
