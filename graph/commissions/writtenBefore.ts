import type { Knex } from 'knex';
import { Refusal } from '../errors';
import { CommissionTransaction } from './CommissionTransaction';

type Entry = Pick<CommissionTransaction, 'rancherId' | 'type' | 'amount' | 'description' | 'idempotencyKey'>;

/**
 * The entry of the same kind that the ranch's ledger got with the same key. Call it with the ranch locked, so that of
 * many at once the first has written. Errors: IDEMPOTENCY_MISMATCH.
 */
export async function writtenBefore(trx: Knex, entry: Entry): Promise<CommissionTransaction | undefined> {
  const { rancherId, type, idempotencyKey, amount, description } = entry;
  if (!idempotencyKey) return undefined;
  const earlier = await CommissionTransaction.query(trx).findOne({ rancherId, type, idempotencyKey });
  if (earlier && (earlier.amount !== amount || earlier.description !== description)) {
    const what = type === 'REQUEST' ? 'payment request' : 'payment';
    throw new Refusal('IDEMPOTENCY_MISMATCH', `This idempotency key was used for another ${what}`);
  }
  return earlier;
}
