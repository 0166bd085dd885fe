import type { Knex } from 'knex';
import { User } from '../accounts/User';
import { Rancher } from '../ranchers/Rancher';
import type { Addressee } from './Letter';

/** A ranch and the person who runs it; undefined when it is gone by now. */
export async function readRanch(db: Knex, rancherId: number) {
  const ranch = await Rancher.query(db).findById(rancherId);
  const user = ranch && (await User.query(db).findById(ranch.userId));
  if (!user) return undefined;
  const owner: Addressee = { name: user.name, address: user.email };
  return { ranch, owner };
}
