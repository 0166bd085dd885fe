import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

/** A key is stored for longer than a phone is likely to wait for reception. */
const KEY_LIFETIME = '90 days';

interface SentChange {
  /** Null for a visitor. */
  userId: number | null;
  key: string;
  fingerprint: string;
  made: number[];
}

/** Stores the key of a change in the change's transaction. Returns false if it's already stored. */
export async function storeKey(trx: Knex.Transaction, { userId, key, fingerprint, made }: SentChange) {
  await trx('sentChanges')
    .where({ userId })
    .whereNot({ key })
    .whereRaw(`created_at < now() - interval '${KEY_LIFETIME}'`)
    .delete();
  const { rows } = await trx.raw(
    `insert into sent_changes (user_id, key, fingerprint, made) values (:userId, :key, :fingerprint, :made)
     on conflict (user_id, key) do nothing returning key`,
    { userId, key, fingerprint, made },
  );
  return rows.length > 0;
}

export const fingerprintOf = (change: Record<string, unknown>): string =>
  createHash('sha256').update(JSON.stringify(change)).digest('base64url');
