import type { Knex } from 'knex';
import { type Context, signedIn } from '../context';
import { Refusal } from '../errors';
import { readIdempotencyKey } from './arguments';
import { fingerprintOf, storeKey } from './sentChanges';

/** A new key is stored in the change's transaction. Call it after everything is locked. */
export async function isRepeatedChange(
  trx: Knex.Transaction,
  context: Context,
  idempotencyKey: string | null | undefined,
  change: Record<string, unknown>,
): Promise<boolean> {
  const key = readIdempotencyKey(idempotencyKey);
  if (key === null) return false;
  const { id: userId } = signedIn(context);
  const fingerprint = fingerprintOf(change);
  if (await storeKey(trx, { userId, key, fingerprint, made: [] })) return false;
  const earlier = await trx('sent_changes').where({ userId, key }).first('fingerprint');
  if (earlier?.fingerprint === fingerprint) return true;
  throw new Refusal('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another change');
}
