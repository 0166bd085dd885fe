import type { Knex } from 'knex';
import { needsLivePurchase } from '../../../rules/herd/livePurchase';
import { Animal } from '../../animals/Animal';
import { Claim, LineOffer } from '../../claims/Claim';
import { mailFamilies } from '../../claims/mailFamilies';
import { refusedByLaw } from '../../claims/sharePath';
import { type Context, signedIn } from '../../context';
import { transaction } from '../../database/transaction';
import { conflict, notFound } from '../../errors';
import { Order } from '../../orders/Order';
import { lockKnownRancher, lockRancher } from '../../ranches/lockRancher';
import { idNumber } from '../../schema/arguments';
import { priceAnew } from '../../settlements/priceAnew';
import { endOffers } from '../endOffers';
import { askForLivePurchases } from '../livePurchases';
import { putOnAnimal, takeOff } from '../movePlaces';
import { serveLine } from '../serveLine';

/** Takes the animal that the viewer's family is asked about. Accepting again changes nothing. Errors: NOT_FOUND, CONFLICT. */
export function acceptShareOffer(context: Context, offerId: string | number): Promise<Claim> {
  return answer(context, offerId, 'ACCEPTED', async (trx, { offer, claim }) => {
    const animal = await Animal.query(trx).findById(offer.animalId).throwIfNotFound();
    await refuseForbidden(trx, claim, animal);
    await endOffers(trx, [claim.id], 'ACCEPTED');
    await claim.$query(trx).patch({ told: offer.terms });
    if (offer.placed) return;
    const { animalId: fromAnimalId, orderId } = claim;
    await putOnAnimal(trx, claim, { animal, places: offer.places, timeZone: context.config.timeZone });
    await priceAnew(trx, [claim.id]);
    const concerned = [{ orderId, animalId: animal.id }];
    await mailFamilies(trx, concerned, (about) => ({ template: 'sharePlaced', ...about, fromAnimalId }));
    if (needsLivePurchase(animal.inspection)) await askForLivePurchases(trx, [animal.id]);
  });
}

/** Declines an animal. The share keeps its place in the line. Declining again changes nothing. Errors: NOT_FOUND, CONFLICT. */
export function declineShareOffer(context: Context, offerId: string | number): Promise<Claim> {
  return answer(context, offerId, 'DECLINED', async (trx, { offer, claim }) => {
    await endOffers(trx, [claim.id], 'DECLINED');
    if (offer.placed) await takeOff(trx, [claim.id]);
  });
}

type Asked = { offer: LineOffer; claim: Claim };

async function answer(
  context: Context,
  offerId: string | number,
  given: 'ACCEPTED' | 'DECLINED',
  write: (trx: Knex.Transaction, asked: Asked) => Promise<void>,
): Promise<Claim> {
  return transaction(context.db, async (trx) => {
    const asked = await lockAsked(trx, offerId, context);
    const { offer, claim } = asked;
    if (offer.answer === given) return claim;
    if (offer.answer !== null || new Date(offer.expiresAt) <= new Date()) throw conflict(OVER);
    await write(trx, asked);
    await serveLine(trx, { rancherId: claim.rancherId, timeZone: context.config.timeZone });
    return claim.$query(trx).throwIfNotFound();
  });
}

const OVER = 'This offer has ended. Reload the page to see where your share stands.';

/** Locks the ranch of an offer to the viewer's family. Errors: NOT_FOUND. */
async function lockAsked(trx: Knex.Transaction, offerId: string | number, context: Context): Promise<Asked> {
  const found = await LineOffer.query(trx).findById(idNumber(offerId, 'offerId'));
  const of = found && (await Claim.query(trx).findById(found.claimId));
  const order = of?.orderId && (await Order.query(trx).findById(of.orderId));
  if (!found || !of || !order || order.customerId !== signedIn(context).id) throw notFound('Offer');
  await lockKnownRancher(trx, of.rancherId);
  return {
    offer: await found.$query(trx).throwIfNotFound(),
    claim: await Claim.query(trx).findById(of.id).forUpdate().throwIfNotFound(),
  };
}

/** Refuses what the law forbids by now, such as after the order's delivery changed. Errors: CONFLICT. */
async function refuseForbidden(trx: Knex.Transaction, claim: Claim, animal: Animal): Promise<void> {
  const ranch = await lockRancher(trx, claim.rancherId);
  const [unlawful] = await refusedByLaw(trx, [claim], { animal, ranch });
  if (unlawful) throw conflict(unlawful.path.reason);
}
