import { createHmac } from 'node:crypto';
import type { Knex } from 'knex';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { conflict, notFound, Refusal } from '../errors';
import { readIdempotencyKey } from './arguments';
import { fingerprintOf, storeKey } from './sentChanges';

interface Once<Made> {
  idempotencyKey: string | null | undefined;
  /** What the key stands for. The same key for something else is refused. */
  change: Record<string, unknown>;
  /** Finds what the first request has made, by the ids of its rows. */
  find: (db: Knex, ids: number[]) => Promise<Made | undefined>;
}

/** Makes something once for each key: the same request again gets what the first one made. */
export async function makeOnce<Made>(
  context: Context,
  once: Once<Made>,
  make: (trx: Knex.Transaction) => Promise<Made>,
): Promise<Made> {
  const key = readIdempotencyKey(once.idempotencyKey);
  if (key === null) return transaction(context.db, make);
  const earlier = await findMade(context, once);
  if (earlier) return earlier.made;
  const sent = { userId: context.viewer?.id ?? null, key, fingerprint: fingerprintOf(once.change) };
  try {
    return await transaction(context.db, async (trx) => {
      const made = await make(trx);
      if (!(await storeKey(trx, { ...sent, made: idsOf(made) }))) throw conflict('This was sent twice at once');
      return made;
    });
  } catch (error) {
    // The same request may have been made while this one was checked.
    const other = await findMade(context, once);
    if (other) return other.made;
    throw error;
  }
}

/** Returns what an earlier request with this key has made, for a verb that would refuse it before it makes anything. */
export async function findMade<Made>(
  { db, viewer }: Context,
  { idempotencyKey, change, find }: Once<Made>,
): Promise<{ made: Made } | undefined> {
  const key = readIdempotencyKey(idempotencyKey);
  if (key === null) return undefined;
  const earlier = await db('sentChanges')
    .where({ userId: viewer?.id ?? null, key })
    .first('fingerprint', 'made');
  if (!earlier) return undefined;
  if (earlier.fingerprint !== fingerprintOf(change)) {
    throw new Refusal('IDEMPOTENCY_MISMATCH', 'This idempotency key was used for another change');
  }
  const made = await find(db, earlier.made);
  if (made === undefined && earlier.made.length > 0) throw notFound('What was made');
  return { made: made as Made };
}

/** Stands for a password in a change, since a plain hash of it could be guessed from a copy of the database. */
export const secretText = ({ config }: Context, text: string): string =>
  createHmac('sha256', config.sessionSecret).update(text).digest('base64url');

function idsOf(made: unknown): number[] {
  if (typeof made !== 'object' || made === null) return [];
  return 'id' in made ? [Number(made.id)] : Object.values(made).flatMap(idsOf);
}
