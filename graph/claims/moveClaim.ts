import type { Knex } from 'knex';
import { choosePlaces, type Quarters, SIDES, type Side, sharesLeft, sideOf } from '../../rules/herd/quarters';
import type { Animal } from '../animals/Animal';
import { auditHerd } from '../animals/auditHerd';
import { lockAnimal } from '../animals/lockAnimal';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict, notFound, Refusal } from '../errors';
import type { MutationPlaceClaimArgs } from '../resolverTypes.generated';
import { assertTakesShares } from './assertTakesShares';
import { Claim } from './Claim';
import { askForLivePurchases } from './livePurchases';
import { lockClaim, refuseHarvested } from './lockClaim';
import { mailFamilies } from './mailFamilies';
import { putOnAnimal, takeOff } from './movePlaces';
import { refusedByLaw } from './sharePath';

/** Puts a claim on an animal of its ranch. Errors: BAD_USER_INPUT, NOT_FOUND, CONFLICT. */
export async function placeClaim(
  context: Context,
  { claimId, animalId, side }: MutationPlaceClaimArgs,
): Promise<Claim> {
  const wanted = readSide(side);
  return transaction(context.db, async (trx) => {
    const { claim, ranch } = await lockClaim(trx, claimId, context);
    await refuseHarvested(trx, claim);
    const { animal } = await lockAnimal(trx, animalId, context);
    if (animal.rancherId !== claim.rancherId) throw notFound('Animal');
    assertTakesShares(animal, ranch);
    const [unlawful] = await refusedByLaw(trx, [claim], { animal, ranch });
    if (unlawful) {
      const { reason, rule } = unlawful.path;
      throw new Refusal('BAD_USER_INPUT', reason, { fields: { animalId: reason }, rule });
    }
    const places = placesFor(claim.quarters, await takenByOthers(trx, animal, claim), wanted);
    const { animalId: fromAnimalId, orderId } = claim;
    const change = { before: { [`share ${claim.id}`]: fromAnimalId }, after: { [`share ${claim.id}`]: animal.id } };
    await auditHerd(trx, context, { of: claim, ...change });
    // A move to the other side of the animal changes nothing for the family.
    const concerned = fromAnimalId === animal.id ? [] : [{ orderId, animalId: animal.id }];
    await mailFamilies(trx, concerned, (about) => ({ template: 'sharePlaced', ...about, fromAnimalId }));
    const placed = await putOnAnimal(trx, claim, animal, places);
    await askForLivePurchases(trx, [animal.id]);
    return placed;
  });
}

function readSide(side: number | null | undefined): Side | undefined {
  if (side === null || side === undefined) return undefined;
  const found = SIDES.find((one) => one === side);
  if (!found) throw badInput({ side: 'A side is 1 or 2' });
  return found;
}

/** Returns the places that other claims hold. A claim that stays on its animal may move to places that it already holds. */
async function takenByOthers(trx: Knex.Transaction, animal: Animal, claim: Claim): Promise<number[]> {
  if (claim.animalId !== animal.id) return animal.taken;
  const own: number[] = await trx('animalPlaces').where({ claimId: claim.id }).pluck('place');
  return animal.taken.filter((place) => !own.includes(place));
}

/** Errors: CONFLICT with `left`. */
export function placesFor(quarters: Quarters, taken: readonly number[], side?: Side) {
  const places = choosePlaces(taken, quarters, side);
  if (places) return places;
  const { text, shares } = sharesLeft(taken);
  const where = side && quarters < 4 && taken.some((place) => sideOf(place) === side) ? ' on this side' : '';
  throw conflict(`There's no room for it${where}: ${text}.`, { left: shares });
}

/** Moves a family's claim from its animal back to its place in the line. Errors: NOT_FOUND, CONFLICT. */
export async function returnClaimToLine(context: Context, claimId: string | number): Promise<Claim> {
  return transaction(context.db, async (trx) => {
    const { claim } = await lockClaim(trx, claimId, context);
    if (claim.orderId === null)
      throw conflict('The ranch keeps these quarters, so nobody waits for them. Give them back instead.');
    if (claim.animalId === null) throw conflict('This share is in line already.');
    await refuseHarvested(trx, claim);
    const change = { before: { [`share ${claim.id}`]: claim.animalId }, after: { [`share ${claim.id}`]: null } };
    await auditHerd(trx, context, { of: claim, ...change });
    await mailFamilies(trx, [claim], (about) => ({ template: 'shareBackInLine', ...about, reason: 'RANCH' }));
    await takeOff(trx, [claim.id]);
    return Claim.query(trx).findById(claim.id).throwIfNotFound();
  });
}
