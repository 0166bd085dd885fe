import { startAuthentication } from '@simplewebauthn/browser';
import { mutate } from '../apollo/mutate';
import { SignInWithPasskeyDocument, StartPasskeySignInDocument } from './PasskeyButton.generated';

/** Signs in with a passkey of this device. Throws if the person, the device or the server refuses. */
export async function signInWithPasskey(rememberMe: boolean) {
  const { startPasskeySignIn } = await mutate(StartPasskeySignInDocument, {});
  const response = await startAuthentication({ optionsJSON: JSON.parse(startPasskeySignIn.options) });
  const input = { response: JSON.stringify(response), rememberMe };
  return (await mutate(SignInWithPasskeyDocument, { input })).signInWithPasskey.user;
}
