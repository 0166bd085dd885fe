import { type Context, signedIn } from '../context';
import { knownRancher } from '../ranchers/findRancher';
import type { RancherRow } from '../ranchers/Rancher';
import { Favorite } from './Favorite';

/** Saves a ranch; saving twice, also at the same moment, is saving once. Errors: NOT_FOUND. */
export async function addFavorite(context: Context, rancherId: string | number): Promise<RancherRow> {
  const rancher = await knownRancher(context, rancherId);
  const favorite = { userId: signedIn(context).id, rancherId: rancher.id };
  await Favorite.query(context.db).insert(favorite).onConflict(['userId', 'rancherId']).ignore();
  return rancher;
}
