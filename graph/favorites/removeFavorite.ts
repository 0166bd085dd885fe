import { type Context, signedIn } from '../context';
import { notFound } from '../errors';
import { idNumber } from '../ids';
import { loadRancher } from '../ranchers/findRancher';
import type { RancherRow } from '../ranchers/Rancher';
import { mayKnow } from '../ranchers/visibleRanchers';
import { Favorite } from './Favorite';

/** Removes a saved ranch, also one that was suspended since. Errors: NOT_FOUND. */
export async function removeFavorite(context: Context, rancherId: string | number): Promise<RancherRow> {
  const viewer = signedIn(context);
  const id = idNumber(rancherId, 'rancherId');
  const removed = await Favorite.query(context.db).delete().where({ userId: viewer.id, rancherId: id });
  const rancher = await loadRancher(context, id, ['*']);
  if (!rancher || !(removed > 0 || mayKnow(rancher, viewer))) throw notFound('Rancher');
  return rancher;
}
