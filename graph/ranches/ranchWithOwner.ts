import type { Knex } from 'knex';
import { User } from '../accounts/User';
import type { Addressee } from '../mail/Letter';
import { Rancher } from './Rancher';

/** Reads a ranch and its owner. Undefined if the ranch no longer exists. */
export async function ranchWithOwner(db: Knex, rancherId: number) {
  const ranch = await Rancher.query(db).findById(rancherId);
  const user = ranch && (await User.query(db).findById(ranch.userId));
  if (!user) return undefined;
  const owner: Addressee = { name: user.name, address: user.email };
  return { ranch, owner };
}
