import type { Knex } from 'knex';
import { isBeforeHarvest } from '../../rules/herd/animalStage';
import { LIVE_PURCHASE_CHANGED, LIVE_PURCHASE_VERSION, needsLivePurchase } from '../../rules/herd/livePurchase';
import { Animal } from '../animals/Animal';
import { audit } from '../audit/audit';
import { Claim } from '../claims/Claim';
import { refuseGone } from '../claims/lockClaim';
import { type Context, signedIn } from '../context';
import { mustExist, transaction } from '../database/transaction';
import { conflict, notFound } from '../errors';
import { Order } from '../orders/Order';
import { lockKnownRancher } from '../ranches/lockRancher';
import type { MutationConfirmLivePurchaseArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/arguments';

/** Records that a family buys its share of the live animal. A second time changes nothing. */
export async function confirmLivePurchase(
  context: Context,
  { claimId, version, ranchChooses }: MutationConfirmLivePurchaseArgs,
): Promise<Claim> {
  return transaction(context.db, async (trx) => {
    const claim = await lockOwnClaim(trx, claimId, context);
    if (claim.livePurchaseId) return claim;
    const animal = await animalToBuy(trx, claim);
    if (version !== LIVE_PURCHASE_VERSION) throw conflict(LIVE_PURCHASE_CHANGED);
    const fact = { claimId: claim.id, animalId: animal.id, version, ranchChooses };
    const [stored] = await trx('livePurchases').insert(fact).returning('id');
    await audit(trx, context, {
      action: 'LIVE_PURCHASE_CONFIRMED',
      to: { type: 'ORDER', id: mustExist(claim.orderId) },
      changes: [{ field: animal.tag, before: null, after: version }],
    });
    return claim.$query(trx).patchAndFetch({ livePurchaseId: stored.id });
  });
}

/** Confirms the purchase of all live animals of an order that is being placed. The caller has locked the ranch. Errors: CONFLICT. */
export async function confirmWithOrder(
  trx: Knex.Transaction,
  context: Context,
  { orderId, version, ranchChooses }: { orderId: number; version: string; ranchChooses: boolean },
): Promise<void> {
  if (version !== LIVE_PURCHASE_VERSION) throw conflict(LIVE_PURCHASE_CHANGED);
  const { rows } = await trx.raw<{ rows: { tag: string }[] }>(
    `with confirmed as (
       insert into live_purchases (claim_id, animal_id, version, ranch_chooses)
       select claims.id, animals.id, ?, ? from claims
       join animals on animals.id = claims.animal_id and inspection = 'CUSTOM_EXEMPT'
       where order_id = ?
       returning id, claim_id, animal_id)
     update claims set live_purchase_id = confirmed.id from confirmed join animals on animals.id = confirmed.animal_id
     where claims.id = confirmed.claim_id returning animals.tag`,
    [version, ranchChooses, orderId],
  );
  if (rows.length === 0) return;
  const changes = rows.map(({ tag }) => ({ field: tag, before: null, after: version }));
  await audit(trx, context, { action: 'LIVE_PURCHASE_CONFIRMED', to: { type: 'ORDER', id: orderId }, changes });
}

/** Locks a family's own claim, and its ranch so that the claim can't move. Errors: NOT_FOUND. */
async function lockOwnClaim(trx: Knex.Transaction, id: string | number, context: Context): Promise<Claim> {
  const found = await Claim.query(trx).findById(idNumber(id, 'claimId'));
  const order = found?.orderId && (await Order.query(trx).findById(found.orderId));
  if (!found || !order || order.customerId !== signedIn(context).id) throw notFound('Share');
  await lockKnownRancher(trx, found.rancherId);
  return Claim.query(trx).findById(found.id).forUpdate().throwIfNotFound();
}

/** Returns the live animal of a claim, if the law requires a confirmation. Errors: CONFLICT. */
async function animalToBuy(trx: Knex.Transaction, claim: Claim): Promise<Animal> {
  refuseGone(claim);
  const animal = claim.animalId && (await Animal.query(trx).findById(claim.animalId));
  if (!animal) throw conflict("This share is in line. You'll confirm once it has an animal.");
  if (!needsLivePurchase(animal.inspection))
    throw conflict("This animal's processor is inspected, so there's nothing to confirm.");
  if (isBeforeHarvest(animal.stage)) return animal;
  throw conflict("This animal has been harvested, so it can't be bought alive anymore. Talk to the ranch.");
}
