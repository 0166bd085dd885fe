import type { Knex } from 'knex';
import type { Place } from '../../rules/herd/quarters';
import type { Animal } from '../animals/Animal';
import { dropCutSheets } from '../cutSheets/dropCutSheets';
import { Claim, termsOf } from './Claim';

/** Puts a claim on places that are free. The caller has locked the ranch and the animal. */
export async function putOnAnimal(
  trx: Knex.Transaction,
  claim: Claim,
  animal: Animal,
  places: Place[],
): Promise<Claim> {
  const terms = termsOf(animal, claim.quarters);
  await trx('animalPlaces').where({ claimId: claim.id }).delete();
  const moved = await claim.$query(trx).patchAndFetch({ animalId: animal.id, depositDue: null, ...terms });
  await trx('animalPlaces').insert(places.map((place) => ({ animalId: animal.id, place, claimId: claim.id })));
  await dropCutSheets(trx, [claim.id]);
  return moved;
}

const WITHOUT_TERMS = { pricing: null, price: null, pricePerPound: null, deposit: null, depositDue: null };

/** Takes claims off their animals. In the line, each has the rank that it always had. The caller has locked the ranch. */
export async function takeOff(trx: Knex.Transaction, claimIds: number[]): Promise<void> {
  await trx('animalPlaces').whereIn('claimId', claimIds).delete();
  await Claim.query(trx)
    .whereIn('id', claimIds)
    .patch({ animalId: null, ...WITHOUT_TERMS });
  await dropCutSheets(trx, claimIds);
}

/** Frees the places of claims for good. The caller has locked the ranch. */
export async function release(trx: Knex.Transaction, claimIds: number[]): Promise<void> {
  await trx('animalPlaces').whereIn('claimId', claimIds).delete();
  await Claim.query(trx)
    .whereIn('id', claimIds)
    .patch({ animalId: null, ...WITHOUT_TERMS, releasedAt: trx.fn.now() as never });
  await dropCutSheets(trx, claimIds);
}
