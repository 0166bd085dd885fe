import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { type Context, signedIn } from '../context';
import { Refusal } from '../errors';
import { readIdempotencyKey } from './idempotencyKey';

/** A key is stored for longer than a phone is likely to wait for reception. */
const KEY_LIFETIME = '90 days';

const STORE_KEY = `
  with expired as (
    delete from sent_changes where user_id = :userId and created_at < now() - interval '${KEY_LIFETIME}' and key <> :key
  )
  insert into sent_changes (user_id, key, fingerprint) values (:userId, :key, :fingerprint)
  on conflict (user_id, key) do nothing returning key`;

/**
 * Whether the viewer's change was already made under this key. If not, the key is stored in the change's transaction, so that it
 * exists if and only if the change was made. Call it after everything is locked. Errors: BAD_USER_INPUT, IDEMPOTENCY_MISMATCH.
 */
export async function isRepeatedChange(
  trx: Knex.Transaction,
  context: Context,
  idempotencyKey: string | null | undefined,
  change: Record<string, unknown>,
): Promise<boolean> {
  const key = readIdempotencyKey(idempotencyKey);
  if (key === null) return false;
  const { id: userId } = signedIn(context);
  const fingerprint = createHash('sha256').update(JSON.stringify(change)).digest('base64url');
  const { rows } = await trx.raw(STORE_KEY, { userId, key, fingerprint });
  if (rows.length > 0) return false;
  const earlier = await trx('sent_changes').where({ userId, key }).first('fingerprint');
  if (earlier?.fingerprint === fingerprint) return true;
  throw new Refusal('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another change');
}
