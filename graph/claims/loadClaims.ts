import { PLACES, sideOf } from '../../rules/herd/quarters';
import { type Context, signedIn } from '../context';
import { loader, manyPerKey, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { type AnimalPlaceRow, type ClaimRow, IS_WAITING } from './Claim';
import type { OpenOffer } from './line/LineOffer';
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

/** Loads the claims of an order, in the order of its items. */
export const claimsOfOrder = loader<number, ClaimRow[]>(async ({ db }, orderIds) => {
  const sql = 'select * from claims where order_id = any(?) order by order_id, id';
  const rows = await prepared<ClaimRow & { orderId: number }>(db, { sql, bindings: [orderIds] });
  return manyPerKey(orderIds, rows, ({ orderId }) => orderId);
});

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

/** Loads the places that a claim holds. */
export const placesOfClaim = loader<number, AnimalPlaceRow[]>(async ({ db }, claimIds) => {
  const sql = 'select place, claim_id from animal_places where claim_id = any(?) order by claim_id, place';
  const held = await prepared<Omit<Held, 'animalId'>>(db, { sql, bindings: [claimIds] });
  return manyPerKey(claimIds, held, ({ claimId }) => claimId).map((own) =>
    own.map(({ place, claimId }) => ({ number: place, side: sideOf(place), claimId })),
  );
});

/** Loads what the ranch has received for a claim. */
export const receivedForClaim = loader<number, number>(async ({ db }, claimIds) => {
  const sql = `select claim_id, sum(amount)::integer as received from order_payment_parts where claim_id = any(?) group by 1`;
  const sums = await prepared<{ claimId: number; received: number }>(db, { sql, bindings: [claimIds] });
  return onePerKey(claimIds, sums, ({ claimId }) => claimId).map((sum) => sum?.received ?? 0);
});

/** Loads a claim's place in the line, or null if the claim isn't in line. */
export const linePosition = loader<number, number | null>(async ({ db }, claimIds) => {
  const sql = `
    select id, position from (
      select id, row_number() over (partition by rancher_id order by line_at, id)::integer as position
      from claims where ${IS_WAITING} and rancher_id in (select rancher_id from claims where id = any(?))
    ) line where id = any(?)`;
  const rows = await prepared<{ id: number; position: number }>(db, { sql, bindings: [claimIds, claimIds] });
  return onePerKey(claimIds, rows, ({ id }) => id).map((row) => row?.position ?? null);
});

type Line = { rancherId: number; waiting: number; quarters: number };

/** Loads the totals of a ranch's line. */
export const lineOf = loader<number, Line>(async ({ db }, rancherIds) => {
  const sql = `select rancher_id, count(*)::integer as waiting, sum(quarters)::integer as quarters
    from claims where rancher_id = any(?) and ${IS_WAITING} group by rancher_id`;
  const rows = await prepared<Line>(db, { sql, bindings: [rancherIds] });
  const lines = onePerKey(rancherIds, rows, ({ rancherId }) => rancherId);
  return rancherIds.map((rancherId, place) => lines[place] ?? { rancherId, waiting: 0, quarters: 0 });
});

/** Loads the open offer of a claim. An offer whose time is over isn't open, even before its places are free. */
export const openOfferOf = loader<number, OpenOffer | null>(async ({ db }, claimIds) => {
  const sql = `select offer.*, (claims.told ->> 'to')::integer as told_to
    from line_offers offer join claims on claims.id = offer.claim_id
    where offer.claim_id = any(?) and offer.answer is null and offer.expires_at > now()`;
  return onePerKey(claimIds, await prepared<OpenOffer>(db, { sql, bindings: [claimIds] }), ({ claimId }) => claimId);
});
