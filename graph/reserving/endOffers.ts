import type { Knex } from 'knex';
import { Animal } from '../animals/Animal';
import { type Claim, LineOffer, type OfferAnswer } from '../claims/Claim';
import { mailFamilies } from '../claims/mailFamilies';
import { toldOf } from '../claims/toldOf';
import { mustExist } from '../database/transaction';
import { Processor } from '../processors/Processor';
import { Rancher } from '../ranches/Rancher';

/** Ends what families are asked, and frees the places that were held for them. */
export async function endOffers(
  trx: Knex.Transaction,
  claimIds: readonly number[],
  answer: OfferAnswer,
): Promise<void> {
  await LineOffer.query(trx)
    .whereIn('claimId', [...claimIds])
    .whereNull('answer')
    .patch({ answer, answeredAt: trx.fn.now() });
}

/** For an animal that takes no more shares, or has new terms. Returns whether places were held. */
export async function endOffersOf(trx: Knex.Transaction, animalId: number): Promise<boolean> {
  const ended = await LineOffer.query(trx)
    .where({ animalId, placed: false })
    .whereNull('answer')
    .patch({ answer: 'WITHDRAWN', answeredAt: trx.fn.now() })
    .returning('claimId');
  if (ended.length === 0) return false;
  const ids = ended.map(({ claimId }) => claimId);
  const orders: { orderId: number }[] = await trx('claims').whereIn('id', ids).orderBy('id').select('orderId');
  const concerned = orders.map(({ orderId }) => ({ orderId, animalId }));
  await mailFamilies(trx, concerned, (about) => ({ template: 'shareOfferEnded', ...about, reason: 'WITHDRAWN' }));
  return true;
}

/** Keeps shares that leave their animal from being put on it again as long as its terms don't get better. */
export async function barFromAnimals(
  trx: Knex.Transaction,
  claims: readonly Pick<Claim, 'id' | 'animalId' | 'quarters'>[],
  answer: Extract<OfferAnswer, 'LAPSED' | 'TAKEN_OFF'>,
): Promise<void> {
  const ids = claims.map(({ id }) => id);
  await endOffers(trx, ids, answer);
  const animals = await Animal.query(trx).findByIds(claims.flatMap(({ animalId }) => animalId ?? []));
  const processors = await Processor.query(trx).findByIds(animals.flatMap(({ processorId }) => processorId ?? []));
  const ranches = await Rancher.query(trx).findByIds(animals.map(({ rancherId }) => rancherId));
  const now = trx.fn.now();
  for (const { id: claimId, animalId, quarters } of claims) {
    const animal = mustExist(animals.find(({ id }) => id === animalId));
    const processor = processors.find(({ id }) => id === animal.processorId);
    const ranch = mustExist(ranches.find(({ id }) => id === animal.rancherId));
    const barred = {
      claimId,
      animalId: animal.id,
      placed: true,
      places: [],
      terms: toldOf(animal, { ranch, processor }, quarters),
    };
    await LineOffer.query(trx).insert({ ...barred, expiresAt: now, answeredAt: now, answer });
  }
}
