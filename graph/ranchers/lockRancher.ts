import type { Knex } from 'knex';
import { notFound } from '../errors';
import { idNumber } from '../ids';
import { Rancher } from './Rancher';

/** A ranch, held so that of two changes at once the second sees what the first did. Errors: NOT_FOUND. */
export async function lockRancher(trx: Knex.Transaction, rancherId: string | number): Promise<Rancher> {
  const ranch = await Rancher.query(trx).findById(idNumber(rancherId, 'rancherId')).forUpdate();
  if (!ranch) throw notFound('Rancher');
  return ranch;
}
