import type { Knex } from 'knex';
import type { Place } from '../../rules/herd/quarters';
import type { Animal } from '../animals/Animal';
import { Claim, termsOf } from '../claims/Claim';
import { depositDueOn } from '../claims/depositDue';
import { dropCutSheets } from '../cutSheets/refitCutSheets';
import { OrderItem } from '../orders/Order';
import { Rancher } from '../ranches/Rancher';
import { priceAnew } from '../settlements/priceAnew';
import { endOffers } from './endOffers';

type Placing = { animal: Animal; places: Place[]; timeZone: string };

/** A claim that stays on its animal keeps its family's terms. The ranch and the animal are locked. */
export async function putOnAnimal(
  trx: Knex.Transaction,
  claim: Claim,
  { animal, places, timeZone }: Placing,
): Promise<Claim> {
  const wasWaiting = claim.animalId === null;
  await trx('animalPlaces').where({ claimId: claim.id }).delete();
  const moves = claim.animalId !== animal.id;
  const placed = moves
    ? await claim.$query(trx).patchAndFetch(await onAnimal(trx, claim, { animal, timeZone }))
    : claim;
  await trx('animalPlaces').insert(places.map((place) => ({ animalId: animal.id, place, claimId: claim.id })));
  await dropCutSheets(trx, [claim.id]);
  if (wasWaiting) await forgetWeights(trx, [claim.id]);
  return placed;
}

async function onAnimal(trx: Knex.Transaction, { quarters }: Claim, { animal, timeZone }: Omit<Placing, 'places'>) {
  const { depositDays } = await Rancher.query(trx).findById(animal.rancherId).throwIfNotFound();
  const depositDue = depositDueOn(animal, { depositDays, timeZone });
  return { animalId: animal.id, depositDue, ...termsOf(animal, quarters) };
}

/** Clears the weights of order items when a share joins or leaves the line, since they cover all shares of the item in line. */
async function forgetWeights(trx: Knex.Transaction, claimIds: number[]): Promise<void> {
  await trx('orderItems')
    .whereIn('id', trx('claims').whereIn('id', claimIds).select('orderItemId'))
    .whereNotNull('settledTenths')
    .update({ settledTenths: null });
}

const WITHOUT_TERMS = { pricing: null, price: null, pricePerPound: null, deposit: null, depositDue: null };

/** Moves claims from their animals back to the line, where each keeps its rank. The caller has locked the ranch. */
export async function takeOff(trx: Knex.Transaction, claimIds: number[]): Promise<void> {
  await endOffers(trx, claimIds, 'WITHDRAWN');
  await trx('animalPlaces').whereIn('claimId', claimIds).delete();
  await Claim.query(trx)
    .whereIn('id', claimIds)
    .patch({ animalId: null, ...WITHOUT_TERMS });
  await forgetWeights(trx, claimIds);
  await priceAnew(trx, claimIds);
  await dropCutSheets(trx, claimIds);
}

type Leaving = { reason: string; isLive: boolean };

/** Gives the claim a line of its own, so that it's weighed and priced apart. Order and ranch are locked. */
export async function leaveBoard(trx: Knex.Transaction, claim: Claim, { reason, isLive }: Leaving): Promise<void> {
  await endOffers(trx, [claim.id], 'WITHDRAWN');
  await trx('animalPlaces').where({ claimId: claim.id }).delete();
  const left = { animalId: null, depositDue: null, hangingPounds: null, packagedTenths: null };
  const orderItemId = await ownLine(trx, claim);
  await claim.$query(trx).patch({ ...left, orderItemId, offBoardAt: trx.fn.now(), offBoardReason: reason });
  if (isLive) await dropCutSheets(trx, [claim.id]);
}

/** Gives a share a line of its own at its terms, with the part of the price that its line had for it. Returns the line's id. */
async function ownLine(trx: Knex.Transaction, { orderItemId, pricing, pricePerPound }: Claim): Promise<number> {
  const { id, quantity, ...line } = await OrderItem.query(trx).findById(Number(orderItemId)).throwIfNotFound();
  const terms = pricing === 'FLAT' ? { basis: null, pricePerPound: null } : { basis: pricing, pricePerPound };
  const own = { ...(pricing && terms), settledTenths: null };
  // A weight of the whole line covers a share that isn't on it anymore.
  await OrderItem.query(trx)
    .findById(id)
    .patch(quantity === 1 ? own : { quantity: quantity - 1, settledTenths: null });
  return quantity === 1 ? id : (await OrderItem.query(trx).insertAndFetch({ ...line, ...own, quantity: 1 })).id;
}

/** Frees the places of claims for good. The caller has locked the ranch. */
export async function release(trx: Knex.Transaction, claimIds: number[]): Promise<void> {
  await endOffers(trx, claimIds, 'WITHDRAWN');
  await trx('animalPlaces').whereIn('claimId', claimIds).delete();
  await Claim.query(trx)
    .whereIn('id', claimIds)
    .patch({ animalId: null, ...WITHOUT_TERMS, releasedAt: trx.fn.now() });
  await dropCutSheets(trx, claimIds);
}
