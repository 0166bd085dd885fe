import { Field } from '../../ui/form/Field';
import type { CodeField_userFragment } from './CodeField.generated';

/** Asks for a second-factor code. Renders nothing if the account has no second factor. */
export function CodeField({ user: { secondFactor } }: { user: CodeField_userFragment }) {
  if (!secondFactor.hasAuthenticator && secondFactor.passkeys.length === 0) return null;
  return (
    <Field
      name="code"
      label="Code"
      hint={
        (secondFactor.hasAuthenticator
          ? 'The code that your authenticator app shows, or a recovery code.'
          : 'One of your recovery codes.') +
        (secondFactor.passkeys.length > 0
          ? ' You can leave it empty for 15 minutes after you sign in with a passkey.'
          : '')
      }
      autoComplete="one-time-code"
    />
  );
}
