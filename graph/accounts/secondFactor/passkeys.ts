import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Knex } from 'knex';
import { passkeyForm } from '../../../rules/accounts/passkeyForm';
import { BRAND } from '../../../rules/words/brand';
import { type Context, signedIn } from '../../context';
import { transaction } from '../../database/transaction';
import { badInput, conflict, notFound } from '../../errors';
import type { AddPasskeyInput, PasskeyRequestPayload } from '../../resolverTypes.generated';
import { idNumber, validate } from '../../schema/arguments';
import { lockOwner } from '../lockOwner';
import type { User } from '../User';
import { loadWebauthn, readResponse, redeemChallenge, relyingPartyOf, storeChallenge } from './challenges';
import { type Changed, recordFactorChange } from './recordFactorChange';
import { codesForFirstFactor, endCodesWithoutFactor } from './recoveryCodes';

const MAX_PASSKEYS = 10;

const tooMany = () => conflict(`An account can have ${MAX_PASSKEYS} passkeys. Please remove one first`);

/** Errors: CONFLICT. */
export async function startPasskey(context: Context, owner: User): Promise<PasskeyRequestPayload> {
  const { id, email, name } = owner;
  const existing = await context.db('passkeys').where({ userId: id }).select('credentialId', 'transports');
  if (existing.length >= MAX_PASSKEYS) throw tooMany();
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: BRAND,
    rpID: relyingPartyOf(context).id,
    userID: new TextEncoder().encode(String(id)),
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // The device stores the account and asks for a finger, a face or a PIN, so the passkey signs in without email and password.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(context, options.challenge, id);
  return { options: JSON.stringify(options) };
}

/** Errors: BAD_USER_INPUT, CONFLICT. */
export async function addPasskey(context: Context, input: AddPasskeyInput): Promise<Changed> {
  const { name, response } = await validate(passkeyForm, input);
  const { id } = signedIn(context);
  const credential = await verifiedCredential(context, readResponse<RegistrationResponseJSON>(response), id);
  return transaction(context.db, async (trx) => {
    await lockOwner(trx, context);
    const recoveryCodes = await codesForFirstFactor(trx, id);
    await insertPasskey(trx, id, { ...credential, name });
    return recordFactorChange(trx, context, { change: 'PASSKEY_ADDED', recoveryCodes });
  });
}

async function verifiedCredential(context: Context, response: RegistrationResponseJSON, userId: number) {
  const { id: expectedRPID, origin: expectedOrigin } = relyingPartyOf(context);
  const expectedChallenge = (challenge: string) => redeemChallenge(context, challenge, userId);
  const given = { response, expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  const { verifyRegistrationResponse } = await loadWebauthn();
  const { registrationInfo } = await verifyRegistrationResponse(given).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw badInput({ response: "The passkey couldn't be added. Please try again" });
  return registrationInfo.credential;
}

type Credential = Awaited<ReturnType<typeof verifiedCredential>> & { name: string };

async function insertPasskey(trx: Knex, userId: number, credential: Credential): Promise<void> {
  const { id: credentialId, publicKey, counter, transports = [], name } = credential;
  const { count } = (await trx('passkeys').where({ userId }).count({ count: '*' }).first()) ?? {};
  if (Number(count) >= MAX_PASSKEYS) throw tooMany();
  const row = { userId, credentialId, publicKey: Buffer.from(publicKey), counter, transports, name };
  const made = await trx('passkeys').insert(row).onConflict('credentialId').ignore().returning('id');
  if (made.length === 0) throw conflict('This passkey is in use already');
  // Discards an unconfirmed app. Somebody who knew only the password could otherwise turn it on later without a code.
  await trx('authenticators').where({ userId, confirmedAt: null }).delete();
}

/** Errors: BAD_USER_INPUT, NOT_FOUND. */
export async function removePasskey(context: Context, { id: userId }: User, passkey: string): Promise<Changed> {
  return transaction(context.db, async (trx) => {
    const removed = await trx('passkeys')
      .where({ id: idNumber(passkey), userId })
      .delete();
    if (removed === 0) throw notFound('Passkey');
    await endCodesWithoutFactor(trx, userId);
    return recordFactorChange(trx, context, { change: 'PASSKEY_REMOVED' });
  });
}
