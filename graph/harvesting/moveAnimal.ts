import type { Knex } from 'knex';
import { type AnimalStage, animalMoveRefusal, nextStagesOf } from '../../rules/herd/animalStage';
import { pricingRefusal } from '../../rules/herd/legalPath';
import { Animal } from '../animals/Animal';
import { animalToMove, today } from '../animals/animalToMove';
import { auditHerd, lockAnimal } from '../animals/lockAnimal';
import { Claim } from '../claims/Claim';
import { mailFamilies } from '../claims/mailFamilies';
import type { Context } from '../context';
import { sendAhead, transaction } from '../database/transaction';
import { conflict, forbidden } from '../errors';
import type { Rancher } from '../ranches/Rancher';
import { endOffersOf } from '../reserving/endOffers';
import { serveLine } from '../reserving/serveLine';
import type { MutationMoveAnimalArgs } from '../resolverTypes.generated';
import { idNumber } from '../schema/arguments';
import { lockOrdersOf } from '../settlements/weighAnimal';
import { withdrawAnimal } from './withdrawAnimal';

/** Stages that depend on orders, which are locked before ranches. */
const DECIDED_BY_ORDERS: AnimalStage[] = ['CLOSED', 'WITHDRAWN'];

/** Moves an animal to another stage. Errors: BAD_USER_INPUT (reason), NOT_FOUND, FORBIDDEN, CONFLICT. */
export async function moveAnimal(
  context: Context,
  { id, stage, ...withdrawal }: MutationMoveAnimalArgs,
): Promise<Animal> {
  return transaction(context.db, async (trx) => {
    const locked = DECIDED_BY_ORDERS.includes(stage) ? await lockOrdersOf(trx, idNumber(id)) : [];
    const { animal, ranch } = await lockAnimal(trx, id, context);
    // Places are held for an answer only as long as the animal takes shares as it does now.
    if (await endOffersOf(trx, animal.id)) Object.assign(animal, await animal.$query(trx).throwIfNotFound());
    const animalState = await animalToMove(trx, context, animal);
    const refusal = animalMoveRefusal(animalState, stage, today(context));
    if (refusal) throw conflict(refusal, { allowed: nextStagesOf(animalState, today(context)) });
    if (stage === 'OPEN') refuseOpening(animal, ranch);
    await auditHerd(trx, context, {
      of: animal,
      before: { [animal.tag]: animal.stage },
      after: { [animal.tag]: stage },
    });
    const input = { reason: withdrawal.reason, payments: withdrawal.payments ?? undefined };
    const withdrawn = stage === 'WITHDRAWN' ? await withdrawAnimal(trx, context, { animal, locked, input }) : {};
    if (stage === 'READY') await mailBeefReady(trx, animal.id);
    const changes = { ...withdrawn, stage, updatedAt: trx.fn.now() };
    await sendAhead(trx, Animal.query(trx).findById(animal.id).patch(changes));
    await serveLine(trx, { rancherId: ranch.id, timeZone: context.config.timeZone });
    return animal;
  });
}

/** Errors: FORBIDDEN, CONFLICT. */
function refuseOpening({ pricing }: Animal, { approval, state }: Rancher): void {
  if (approval !== 'APPROVED') throw forbidden('Families can reserve shares once your ranch is approved');
  const refusal = pricingRefusal(pricing, state);
  if (refusal) throw conflict(refusal);
}

async function mailBeefReady(trx: Knex.Transaction, animalId: number): Promise<void> {
  const claims = await Claim.query(trx).where({ animalId }).orderBy('id');
  await mailFamilies(trx, claims, (about) => ({ template: 'beefReady', ...about }));
}
