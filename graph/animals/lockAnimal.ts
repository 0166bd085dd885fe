import type { Knex } from 'knex';
import { type Context, signedIn } from '../context';
import { notFound } from '../errors';
import { lockRancher } from '../ranches/lockRancher';
import type { Rancher } from '../ranches/Rancher';
import { mayEdit } from '../ranches/visibleRanchers';
import { idNumber } from '../schema/ids';
import { Animal } from './Animal';

/**
 * Locks an animal and its ranch. Every change of a herd locks the ranch first, so that locks are always taken in the same order.
 * For anyone but the ranch and admins the animal doesn't exist. Errors: NOT_FOUND.
 */
export async function lockAnimal(
  trx: Knex.Transaction,
  id: string | number,
  context: Context,
): Promise<{ animal: Animal; ranch: Rancher }> {
  const found = await Animal.query(trx).findById(idNumber(id));
  if (!found || !mayEdit({ id: found.rancherId }, signedIn(context))) throw notFound('Animal');
  const ranch = await lockRancher(trx, found.rancherId);
  const animal = await Animal.query(trx).findById(found.id).forUpdate().throwIfNotFound();
  return { animal, ranch };
}
