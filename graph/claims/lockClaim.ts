import type { Knex } from 'knex';
import { isBeforeHarvest } from '../../rules/herd/animalStage';
import { Animal } from '../animals/Animal';
import { type Context, signedIn } from '../context';
import { conflict, notFound } from '../errors';
import { Order } from '../orders/Order';
import { lockRancher } from '../ranches/lockRancher';
import type { Rancher } from '../ranches/Rancher';
import { mayEdit } from '../ranches/visibleRanchers';
import { idNumber } from '../schema/arguments';
import { Claim } from './Claim';

/** Locks a claim and its ranch, for the ranch and admins: a family changes its share through its order. */
export async function lockClaim(
  trx: Knex.Transaction,
  id: string | number,
  context: Context,
): Promise<{ claim: Claim; ranch: Rancher }> {
  const found = await Claim.query(trx).findById(idNumber(id, 'claimId'));
  if (!found || !mayEdit({ id: found.rancherId }, signedIn(context))) throw notFound('Share');
  const ranch = await lockRancher(trx, found.rancherId);
  const claim = await Claim.query(trx).findById(found.id).forUpdate().throwIfNotFound();
  refuseGone(claim);
  return { claim, ranch };
}

/** Errors: CONFLICT. */
export function refuseGone({ releasedAt, offBoardAt }: Pick<Claim, 'releasedAt' | 'offBoardAt'>): void {
  if (releasedAt) throw conflict('This share was released and holds no place anymore.');
  if (offBoardAt)
    throw conflict('This share was taken off the board. Its order is settled by its own weight or price.');
}

/** Locks the order before the ranch and the claim, like all other code. A claim never gets another order. */
export async function lockOrderOf(trx: Knex.Transaction, claimId: string | number): Promise<Order | undefined> {
  const claim = await Claim.query(trx).findById(idNumber(claimId, 'claimId'));
  return claim?.orderId ? Order.query(trx).findById(claim.orderId).forNoKeyUpdate() : undefined;
}

/** Refuses to take a share off a harvested animal. Errors: CONFLICT. */
export async function refuseHarvested(trx: Knex.Transaction, { animalId }: Claim): Promise<void> {
  const animal = animalId && (await Animal.query(trx).findById(animalId));
  if (animal && !isBeforeHarvest(animal.stage)) {
    throw conflict('This animal has been harvested, so its shares stay where they are.');
  }
}
