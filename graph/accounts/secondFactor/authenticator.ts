import type { Knex } from 'knex';
import { Secret, TOTP } from 'otpauth';
import { BRAND } from '../../../rules/words/brand';
import { type Context, signedIn } from '../../context';
import { transaction } from '../../database/transaction';
import { conflict } from '../../errors';
import type { AuthenticatorSecretPayload } from '../../resolverTypes.generated';
import { seal, unseal } from '../../sealedSecrets';
import { lockOwner } from '../lockOwner';
import { countOwnAttempt } from '../passwords/passwords';
import type { User } from '../User';
import { type Changed, recordFactorChange } from './recordFactorChange';
import { codesForFirstFactor, endCodesWithoutFactor } from './recoveryCodes';

/** In seconds. All apps use this period. */
const PERIOD = 30;

type Row = { secret: Buffer; confirmedAt: Date | null; lastStep: string };

/** Creates a secret that replaces an unconfirmed one. Errors: CONFLICT if an app is in use. */
export async function startAuthenticator(context: Context, owner: User): Promise<AuthenticatorSecretPayload> {
  const { id, email } = owner;
  const secret = new Secret({ size: 20 });
  const row = { userId: id, secret: encrypted(context, secret), confirmedAt: null, lastStep: 0 };
  const made = await context
    .db('authenticators')
    .insert(row)
    .onConflict('userId')
    .merge()
    .where('authenticators.confirmed_at', null)
    .returning('userId');
  if (made.length === 0) throw conflict('Your account has an authenticator app already');
  return { secret: secret.base32, uri: totpOf(secret, email).toString() };
}

/** Turns on the app whose setup was started. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED. */
export async function confirmAuthenticator(context: Context, code: string): Promise<Changed> {
  const { id } = signedIn(context);
  const { wasRight, wasWrong } = await countOwnAttempt(context);
  const changed = await transaction(context.db, async (trx) => {
    await lockOwner(trx, context);
    const row = await lockAuthenticator(trx, id);
    if (!row || row.confirmedAt) throw conflict('Please start to set up the app again');
    const step = stepOf(context, row, code);
    if (step === null) return null;
    const recoveryCodes = await codesForFirstFactor(trx, id);
    await trx('authenticators').where({ userId: id }).update({ confirmedAt: trx.fn.now(), lastStep: step });
    return recordFactorChange(trx, context, { change: 'AUTHENTICATOR_ADDED', recoveryCodes });
  });
  if (!changed) throw await wasWrong({ code: WRONG_CODE });
  await wasRight();
  return changed;
}

/** Turns off the app. Nothing happens if there is none. */
export async function removeAuthenticator(context: Context, { id }: User): Promise<Changed> {
  return transaction(context.db, async (trx) => {
    const removed = await trx('authenticators').where({ userId: id }).delete();
    await endCodesWithoutFactor(trx, id);
    return recordFactorChange(trx, context, { change: removed > 0 ? 'AUTHENTICATOR_REMOVED' : null });
  });
}

/** Returns whether a code is right. A code works once, even for two simultaneous sign-ins. */
export async function spendAuthenticatorCode(context: Context, userId: number, code: string): Promise<boolean> {
  return transaction(context.db, async (trx) => {
    const row = await lockAuthenticator(trx, userId);
    const step = row?.confirmedAt ? stepOf(context, row, code) : null;
    if (step === null) return false;
    await trx('authenticators').where({ userId }).update({ lastStep: step });
    return true;
  });
}

export const WRONG_CODE = 'This code is wrong or was used already';

const lockAuthenticator = (trx: Knex, userId: number): Promise<Row | undefined> =>
  trx('authenticators').where({ userId }).forUpdate().first();

/** Returns the period of a code if it's right and unused, otherwise null. The clocks may differ by one period. */
function stepOf(context: Context, { secret, lastStep }: Row, code: string): number | null {
  const decryptedSecret = decrypted(context, secret);
  const delta = decryptedSecret && totpOf(decryptedSecret, '').validate({ token: code.replace(/\s/g, ''), window: 1 });
  if (delta === null || delta === undefined) return null;
  const step = Math.floor(Date.now() / 1_000 / PERIOD) + delta;
  return step > Number(lastStep) ? step : null;
}

const totpOf = (secret: Secret, label: string) =>
  new TOTP({ issuer: BRAND, label, secret, period: PERIOD, digits: 6, algorithm: 'SHA1' });

const PURPOSE = 'secrets of authenticators';

const encrypted = ({ config }: Context, secret: Secret): Buffer => seal(config, PURPOSE, secret.bytes);

/** Null if SESSION_SECRET has changed. Recovery codes and passkeys still work in that case. */
function decrypted({ config, log }: Context, stored: Buffer): Secret | null {
  const bytes = unseal(config, PURPOSE, stored);
  if (bytes) return new Secret({ buffer: Uint8Array.from(bytes).buffer });
  log.warn('the secret of an authenticator app was encrypted with another SESSION_SECRET');
  return null;
}
