import { PLACES, sideOf } from '../../rules/herd/quarters';
import { type Context, signedIn } from '../context';
import { loader, manyPerKey, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import type { AnimalPlaceRow, ClaimRow } from './Claim';
import { mayKnowClaim, type OwnedClaim } from './visibleClaims';

const loadClaim = loader<number, OwnedClaim | null>(async ({ db }, ids) => {
  const sql = 'select c.*, o.customer_id from claims c left join orders o on o.id = c.order_id where c.id = any(?)';
  return onePerKey(ids, await prepared<OwnedClaim>(db, { sql, bindings: [ids] }), ({ id }) => id);
});

/** Finds a claim by id. Null if the viewer may not see it. */
export async function findClaim(context: Context, id: number): Promise<ClaimRow | null> {
  const claim = await loadClaim(context, id);
  return claim && mayKnowClaim(claim, signedIn(context)) ? claim : null;
}

type Held = { animalId: number; place: (typeof PLACES)[number]; claimId: number };

/** Loads the four places of an animal, held or free. */
export const placesOfAnimal = loader<number, AnimalPlaceRow[]>(async ({ db }, animalIds) => {
  const sql = 'select animal_id, place, claim_id from animal_places where animal_id = any(?)';
  const held = await prepared<Held>(db, { sql, bindings: [animalIds] });
  return manyPerKey(animalIds, held, ({ animalId }) => animalId).map((own) =>
    PLACES.map((number) => {
      const claimId = own.find(({ place }) => place === number)?.claimId ?? null;
      return { number, side: sideOf(number), claimId };
    }),
  );
});
