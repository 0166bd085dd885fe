import type { Knex } from 'knex';
import { User } from '../../graph/accounts/User';
import { Rancher } from '../../graph/ranchers/Rancher';
import { draftOwner } from './draftOwner';
import { draftRanches } from './draftRanches';
import { type PlantedProduct, plantProducts } from './plantProducts';

export type PlantedRanch = Rancher & { owner: User; products: PlantedProduct[] };

/** Lays in all ranches with the accounts of their owners and with what they sell. */
export async function plantRanches(trx: Knex, passwordHash: string, now: Date): Promise<PlantedRanch[]> {
  const drafts = await draftRanches(trx, now);
  const owners = await User.query(trx).insert(drafts.map((draft) => draftOwner(draft, passwordHash)));
  const rows = drafts.map(({ ranch }, index) => ({ ...ranch, userId: owners[index]!.id }));
  const ranches = await Rancher.query(trx).insert(rows);
  const products = await plantProducts(
    trx,
    drafts.flatMap(({ goods }, index) => goods.map((good) => ({ good, ranch: ranches[index]! }))),
  );
  return ranches.map((ranch, index) => {
    const own = products.filter(({ rancherId }) => rancherId === ranch.id);
    return Object.assign(ranch, { owner: owners[index]!, products: own });
  });
}
