import type { Knex } from 'knex';
import { type Context, signedIn } from '../context';
import { notFound } from '../errors';
import { lockRancher } from '../ranches/lockRancher';
import type { Rancher } from '../ranches/Rancher';
import { mayEdit } from '../ranches/visibleRanchers';
import { idNumber } from '../schema/ids';
import { Processor } from './Processor';

/** Locks a processor and its ranch. To anyone but its ranch and admins it doesn't exist. Errors: NOT_FOUND. */
export async function lockProcessor(
  trx: Knex.Transaction,
  id: string | number,
  context: Context,
): Promise<{ processor: Processor; ranch: Rancher }> {
  const found = await Processor.query(trx).findById(idNumber(id));
  if (!found || !mayEdit({ id: found.rancherId }, signedIn(context))) throw notFound('Processor');
  const ranch = await lockRancher(trx, found.rancherId);
  const processor = await Processor.query(trx).findById(found.id).forUpdate();
  if (!processor) throw notFound('Processor');
  return { processor, ranch };
}
