import type { Knex } from 'knex';
import { LIMITS } from '../../rules/limits';
import { User } from '../accounts/User';
import { type Context, signedIn } from '../context';
import { transaction } from '../database/transaction';
import { conflict } from '../errors';
import { knownRancher } from '../ranchers/findRancher';
import type { RancherRow } from '../ranchers/Rancher';
import { Favorite } from './Favorite';

/** Saves a ranch; saving twice, also at the same moment, is saving once. Errors: NOT_FOUND, CONFLICT when there are too many. */
export async function addFavorite(context: Context, rancherId: string | number): Promise<RancherRow> {
  const rancher = await knownRancher(context, rancherId);
  await transaction(context.db, (trx) => save(trx, { userId: signedIn(context).id, rancherId: rancher.id }));
  return rancher;
}

async function save(trx: Knex.Transaction, favorite: Pick<Favorite, 'userId' | 'rancherId'>): Promise<void> {
  const { userId, rancherId } = favorite;
  // What one person saves at the same moment takes turns, so that two cannot both be the last that fits.
  await User.query(trx).findById(userId).select('id').forNoKeyUpdate();
  const saved = await Favorite.query(trx).where({ userId }).select('rancherId');
  if (saved.some((other) => other.rancherId === rancherId)) return;
  if (saved.length >= LIMITS.favorites) throw conflict(`You can save at most ${LIMITS.favorites} ranches`);
  await Favorite.query(trx).insert(favorite);
}
