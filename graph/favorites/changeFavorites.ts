import type { Knex } from 'knex';
import { LIMITS } from '../../rules/fields/limits';
import { User } from '../accounts/User';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { knownRancher, loadRancher } from '../ranches/findRancher';
import type { RancherRow } from '../ranches/Rancher';
import { maySeeRanch } from '../ranches/visibleRanchers';
import { idNumber } from '../schema/arguments';
import { Favorite } from './Favorite';

/** Saves a ranch. Saving it again changes nothing. Errors: NOT_FOUND, CONFLICT when there are too many. */
export async function addFavorite(context: Context, rancherId: string | number): Promise<RancherRow> {
  const rancher = await knownRancher(context, rancherId);
  await transaction(context.db, (trx) => save(trx, { userId: signedIn(context).id, rancherId: rancher.id }));
  return rancher;
}

async function save(trx: Knex.Transaction, favorite: Pick<Favorite, 'userId' | 'rancherId'>): Promise<void> {
  const { userId, rancherId } = favorite;
  // Locks the person, so that two concurrent saves can't both be the last one that fits.
  await User.query(trx).findById(userId).select('id').forNoKeyUpdate();
  const saved = await Favorite.query(trx).where({ userId }).select('rancherId');
  if (saved.some((other) => other.rancherId === rancherId)) return;
  if (saved.length >= LIMITS.favorites) throw conflict(`You can save at most ${LIMITS.favorites} ranches`);
  await Favorite.query(trx).insert(favorite);
}

/** Removes a saved ranch, even if it's suspended now. Errors: NOT_FOUND. */
export async function removeFavorite(context: Context, rancherId: string | number): Promise<RancherRow> {
  const viewer = signedIn(context);
  const id = idNumber(rancherId, 'rancherId');
  const removed = await Favorite.query(context.db).delete().where({ userId: viewer.id, rancherId: id });
  const rancher = await loadRancher(context, id, ['*']);
  if (!rancher || !(removed > 0 || maySeeRanch(rancher, viewer))) throw notFound('Rancher');
  return rancher;
}
