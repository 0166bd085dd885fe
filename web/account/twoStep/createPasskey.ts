import { startRegistration } from '@simplewebauthn/browser';

/** Lets the browser make a passkey. Throws if the person or the device refuses. */
export async function createPasskey(options: string): Promise<string> {
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
}
