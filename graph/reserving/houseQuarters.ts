import type { Knex } from 'knex';
import { isQuarters } from '../../rules/herd/quarters';
import { Animal } from '../animals/Animal';
import { auditHerd, lockAnimal } from '../animals/lockAnimal';
import { assertTakesShares } from '../claims/assertTakesShares';
import { Claim, termsOf } from '../claims/Claim';
import { lockClaim, refuseHarvested } from '../claims/lockClaim';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict } from '../errors';
import type { MutationKeepQuartersArgs } from '../resolverTypes.generated';
import { makeOnce } from '../schema/makeOnce';
import { placesFor } from './moveClaim';
import { release } from './movePlaces';
import { serveLine } from './serveLine';

/** Keeps quarters for the ranch's own household. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function keepQuarters(
  context: Context,
  { animalId, quarters, idempotencyKey }: MutationKeepQuartersArgs,
): Promise<Claim> {
  if (!isQuarters(quarters)) throw badInput({ quarters: 'Keep a quarter (1), a half (2) or the whole animal (4)' });
  const find = async (db: Knex, [id]: number[]) => Claim.query(db).findById(Number(id));
  const once = { idempotencyKey, change: { keepQuarters: animalId, quarters }, find };
  return makeOnce(context, once, async (trx) => {
    const { animal, ranch } = await lockAnimal(trx, animalId, context);
    assertTakesShares(animal, ranch);
    await serveLine(trx, { rancherId: animal.rancherId, timeZone: context.config.timeZone, placesOpened: false });
    const { taken } = await Animal.query(trx).findById(animal.id).throwIfNotFound();
    const places = placesFor(quarters, taken);
    await auditHerd(trx, context, { of: animal, before: {}, after: { [`kept of ${animal.tag}`]: quarters } });
    // The ranch's own quarters have the animal's terms, and never wait in the line.
    const kept = await Claim.query(trx).insertAndFetch({
      rancherId: animal.rancherId,
      quarters,
      animalId: animal.id,
      lineAt: trx.fn.now(),
      ...termsOf(animal, quarters),
    });
    await trx('animalPlaces').insert(places.map((place) => ({ animalId: animal.id, place, claimId: kept.id })));
    return kept;
  });
}

/** Gives back quarters that the ranch had kept. Errors: NOT_FOUND, CONFLICT. */
export async function releaseQuarters(context: Context, claimId: string | number): Promise<Claim> {
  return transaction(context.db, async (trx) => {
    const { claim } = await lockClaim(trx, claimId, context);
    if (claim.orderId !== null)
      throw conflict("This share is a family's. Cancel its order, or put the share back in line.");
    await refuseHarvested(trx, claim);
    await auditHerd(trx, context, { of: claim, before: { kept: claim.quarters }, after: { kept: null } });
    await release(trx, [claim.id]);
    await serveLine(trx, { rancherId: claim.rancherId, timeZone: context.config.timeZone });
    return Claim.query(trx).findById(claim.id).throwIfNotFound();
  });
}
