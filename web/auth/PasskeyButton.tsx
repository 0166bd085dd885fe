import { useFormikContext } from 'formik';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { LoginValues } from '../../rules/accounts/loginForm';
import { codeOf, messageOf } from '../errors/graphErrors';
import { useSubmit } from '../errors/useSubmit';
import { useAfterLogin } from '../session/useAfterLogin';
import { Button } from '../ui/button/Button';
import { retryImport } from '../ui/state/retryImport';
import { useIsPainted } from '../ui/state/useIsPainted';

const loadPasskeys = retryImport(() => import('./signInWithPasskey'));

/** Renders nothing if the browser doesn't support passkeys. */
export function PasskeyButton() {
  const { values } = useFormikContext<LoginValues>();
  const [isBusy, setBusy] = useState(false);
  const afterLogin = useAfterLogin();
  const signIn = useSubmit({
    send: async () => {
      const { signInWithPasskey } = await loadPasskeys();
      await afterLogin(await signInWithPasskey(values.rememberMe));
    },
    errorToast: (error) => ({
      title: 'Login Failed',
      description: codeOf(error) ? messageOf(error) : 'No passkey was used. You can sign in with your password.',
    }),
  });
  const isPainted = useIsPainted();
  // The prerendered page always has the button, because nearly all browsers support passkeys.
  if (!isPainted && typeof PublicKeyCredential === 'undefined') return null;
  const press = async () => {
    setBusy(true);
    await signIn();
    setBusy(false);
  };
  return (
    <Button wide icon={KeyRound} pending={isBusy} onClick={() => void press()}>
      Sign in with a Passkey
    </Button>
  );
}
