import type { Knex } from 'knex';
import { COMMISSION_ADJUSTMENT_TYPE, type CommissionTransactionType } from '../../rules/words/vocabulary';
import { Refusal } from '../errors';
import { CommissionTransaction } from './CommissionTransaction';

type Entry = Pick<CommissionTransaction, 'rancherId' | 'type' | 'amount' | 'description' | 'idempotencyKey'>;

/** Finds the entry that the locked ranch already has by this key. Errors: IDEMPOTENCY_MISMATCH. */
export async function findEarlierEntry(trx: Knex, entry: Entry): Promise<CommissionTransaction | undefined> {
  const { rancherId, type, idempotencyKey, amount, description } = entry;
  if (!idempotencyKey) return undefined;
  const earlier = await CommissionTransaction.query(trx)
    .findOne({ rancherId, idempotencyKey })
    .whereIn('type', typesSharingKeys(type));
  if (earlier && (earlier.type !== type || earlier.amount !== amount || earlier.description !== description)) {
    throw new Refusal('IDEMPOTENCY_MISMATCH', `This idempotency key was used for another ${NOUNS[type]}`);
  }
  return earlier;
}

const ADJUSTMENTS: readonly CommissionTransactionType[] = COMMISSION_ADJUSTMENT_TYPE.values;

/** Credits and waivers come from the same mutation, so one key can't create both. */
function typesSharingKeys(type: CommissionTransactionType): readonly CommissionTransactionType[] {
  return ADJUSTMENTS.includes(type) ? ADJUSTMENTS : [type];
}

const NOUNS: Record<CommissionTransactionType, string> = {
  CHARGE: 'charge',
  ADJUSTMENT: 'adjustment',
  PAYMENT: 'payment',
  REQUEST: 'payment request',
  CREDIT: 'credit or waiver',
  WAIVER: 'credit or waiver',
};
