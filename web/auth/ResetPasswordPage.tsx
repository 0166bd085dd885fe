import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  initialResetPassword,
  type ResetPasswordValues,
  resetPasswordForm,
} from '../../rules/accounts/resetPasswordForm';
import { useMailedToken } from '../address/mailedToken';
import { mutate } from '../apollo/mutate';
import { errorsInForm, useSubmit } from '../errors/useSubmit';
import { paths } from '../paths';
import { ButtonLink } from '../ui/button/Button';
import { Field } from '../ui/form/Field';
import { Form } from '../ui/form/Form';
import { SubmitButton } from '../ui/form/FormActions';
import { Cluster } from '../ui/layout/arrange';
import { PageHeader } from '../ui/layout/Page';
import { TextLink } from '../ui/text/Link';
import { Text } from '../ui/text/Text';
import { FormOutcome, PageWithPicture } from './PageWithPicture';
import { PASSWORD_HINT } from './passwordHint';
import { ResetPasswordDocument } from './ResetPasswordPage.generated';

export default function ResetPasswordPage() {
  const token = useMailedToken();
  return <PageWithPicture>{token ? <NewPassword token={token} /> : <InvalidToken />}</PageWithPicture>;
}

function NewPassword({ token }: { token: string }) {
  return (
    <>
      <PageHeader title="Reset password" lead="Choose a new password for your account." />
      <ResetPasswordForm token={token} />
    </>
  );
}

function InvalidToken() {
  return (
    <>
      <PageHeader title="Invalid Token" lead="Missing password reset token" />
      <Text>This link is incomplete. Ask for a new one and open it from the email.</Text>
      <Cluster>
        <ButtonLink to={paths.forgotPassword} variant="primary">
          Request a New Link
        </ButtonLink>
      </Cluster>
    </>
  );
}

function ResetPasswordForm({ token }: { token: string }) {
  const [done, setDone] = useState(false);
  const submit = useSubmit({
    send: ({ password }: ResetPasswordValues) => mutate(ResetPasswordDocument, { input: { token, password } }),
    ...errorsInForm('Failed to reset password'),
    onSuccess: () => setDone(true),
  });
  if (done) return <PasswordWasReset />;
  return (
    <Form initialValues={initialResetPassword} schema={resetPasswordForm} onSubmit={submit} label="Reset password">
      <Field name="password" label="New password" type="password" autoComplete="new-password" hint={PASSWORD_HINT} />
      <Field name="confirmPassword" label="Confirm password" type="password" autoComplete="new-password" />
      <SubmitButton size="large">Set New Password</SubmitButton>
    </Form>
  );
}

const REDIRECT_DELAY = 3000;

/** Confirms the new password, and opens the sign-in page after `REDIRECT_DELAY`. */
function PasswordWasReset() {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate(paths.auth, { replace: true }), REDIRECT_DELAY);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <FormOutcome title="Your password has been reset">
      You can <TextLink to={paths.auth}>sign in</TextLink> with your new one. We'll take you there in a moment.
    </FormOutcome>
  );
}
