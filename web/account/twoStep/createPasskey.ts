import { startRegistration } from '@simplewebauthn/browser';

/** Asks the browser to create a passkey. Throws if the person or the device refuses. */
export async function createPasskey(options: string): Promise<string> {
  return JSON.stringify(await startRegistration({ optionsJSON: JSON.parse(options) }));
}
