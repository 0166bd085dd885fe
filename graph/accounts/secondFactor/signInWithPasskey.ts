import type { AuthenticationResponseJSON, AuthenticatorTransport } from '@simplewebauthn/server';
import type { Knex } from 'knex';
import { passkeySignInForm } from '../../../rules/accounts/passkeyForm';
import type { Context } from '../../context';
import { unauthenticated } from '../../errors';
import { countAttempt } from '../../limits/attempts';
import type { PasskeyRequestPayload, SignInWithPasskeyInput } from '../../resolverTypes.generated';
import { validate } from '../../schema/arguments';
import { signIn } from '../signIn/login';
import { User } from '../User';
import { loadWebauthn, readResponse, redeemChallenge, relyingPartyOf, storeChallenge } from './challenges';

type Passkey = {
  id: number;
  userId: number;
  credentialId: string;
  publicKey: Buffer;
  counter: string;
  transports: AuthenticatorTransport[];
};

/** Errors: RATE_LIMITED. */
export async function startPasskeySignIn(context: Context): Promise<PasskeyRequestPayload> {
  const attempt = await countAttempt(context, 'login');
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(context).id,
    userVerification: 'required',
  });
  await storeChallenge(context, options.challenge, null);
  await attempt.takeBack();
  return { options: JSON.stringify(options) };
}

/** Signs in the owner of the passkey. Errors: BAD_USER_INPUT, UNAUTHENTICATED, RATE_LIMITED. */
export async function signInWithPasskey(context: Context, input: SignInWithPasskeyInput): Promise<{ user: User }> {
  const since = Date.now();
  const { response, rememberMe } = await validate(passkeySignInForm, input);
  const attempt = await countAttempt(context, 'login');
  const passkey = await verifiedPasskey(context, readResponse<AuthenticationResponseJSON>(response));
  // Waits for the owner, who may be taking the passkey away.
  const user = passkey && (await User.query(context.db).findById(passkey.userId).forShare());
  if (!user || !(await recordUse(context.db, passkey)))
    throw unauthenticated("This passkey doesn't belong to an account here");
  await attempt.takeBack();
  await signIn(context, user.id, { rememberMe, since, withPasskey: true });
  return { user };
}

/** Returns false if the passkey was removed meanwhile. */
async function recordUse(db: Knex, { id, counter }: Passkey): Promise<boolean> {
  return (await db('passkeys').where({ id }).update({ counter, lastUsedAt: db.fn.now() })) > 0;
}

/** Returns the passkey that signed the challenge, with its new counter, or undefined. */
async function verifiedPasskey(context: Context, response: AuthenticationResponseJSON): Promise<Passkey | undefined> {
  const credentialId = String(response?.id);
  const passkey: Passkey | undefined = await context.db('passkeys').where({ credentialId }).first();
  if (!passkey) return undefined;
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(context);
  const { publicKey, counter, transports } = passkey;
  const { verifyAuthenticationResponse } = await loadWebauthn();
  const { authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => redeemChallenge(context, challenge, null),
    ...{ expectedOrigin, expectedRPID, requireUserVerification: true },
    credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: Number(counter), transports },
  }).catch(() => ({ authenticationInfo: undefined }));
  if (!authenticationInfo) return undefined;
  return { ...passkey, counter: String(authenticationInfo.newCounter) };
}
