import type { Knex } from 'knex';
import { lackForPrice } from '../../rules/herd/animalStage';
import { heldUntil, isNoWorse } from '../../rules/herd/lineTerms';
import { needsLivePurchase } from '../../rules/herd/livePurchase';
import { choosePlaces, type Quarters, SIDES, type Side, sharesLeft, sideOf } from '../../rules/herd/quarters';
import { Animal } from '../animals/Animal';
import { auditHerd, lockAnimal } from '../animals/lockAnimal';
import { assertTakesShares } from '../claims/assertTakesShares';
import { Claim, LineOffer } from '../claims/Claim';
import { lockClaim, refuseHarvested } from '../claims/lockClaim';
import { mailFamilies } from '../claims/mailFamilies';
import { refusedByLaw } from '../claims/sharePath';
import { toldOf } from '../claims/toldOf';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { badInput, conflict, notFound, Refusal } from '../errors';
import { Processor } from '../processors/Processor';
import type { Rancher } from '../ranches/Rancher';
import type { MutationPlaceClaimArgs } from '../resolverTypes.generated';
import { barFromAnimals } from './endOffers';
import { askFamily, placeAtOnce } from './line/offerPlaces';
import { putOnAnimal, takeOff } from './movePlaces';
import { serveLine } from './serveLine';

/** If the terms are worse than what the family was told, it is asked first, and the places are held. */
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
    await refuseForbidden(trx, claim, { animal, ranch });
    const { timeZone } = context.config;
    await auditHerd(trx, context, {
      of: claim,
      before: { [`share ${claim.id}`]: claim.animalId },
      after: { [`share ${claim.id}`]: animal.id },
    });
    await serveLine(trx, { rancherId: ranch.id, timeZone, placesOpened: false });
    await putOn(trx, context, { ...(await readAgain(trx, claim, animal)), ranch, side: wanted });
    await serveLine(trx, { rancherId: ranch.id, timeZone });
    return Claim.query(trx).findById(claim.id).throwIfNotFound();
  });
}

/** Errors: BAD_USER_INPUT with `rule`. */
async function refuseForbidden(
  trx: Knex.Transaction,
  claim: Claim,
  on: Parameters<typeof refusedByLaw>[2],
): Promise<void> {
  const [unlawful] = await refusedByLaw(trx, [claim], on);
  if (!unlawful) return;
  const { reason, rule } = unlawful.path;
  throw new Refusal('BAD_USER_INPUT', reason, { fields: { animalId: reason }, rule });
}

/** Reads a claim and an animal after the line had its turn, which may have placed this claim too. */
async function readAgain(trx: Knex.Transaction, { id: claimId }: Claim, { id }: Animal) {
  const claim = await Claim.query(trx).findById(claimId).throwIfNotFound();
  return { claim, animal: await Animal.query(trx).findById(id).throwIfNotFound() };
}

type Move = { claim: Claim; animal: Animal; ranch: Rancher; side: Side | undefined };

async function putOn(trx: Knex.Transaction, context: Context, { claim, animal, ranch, side }: Move): Promise<void> {
  const { timeZone } = context.config;
  const stays = claim.animalId === animal.id;
  if (stays && !side) return;
  if (await isAsked(trx, claim, animal)) return;
  const places = placesFor(claim.quarters, await takenByOthers(trx, animal, claim), side);
  // A move to the other side of the animal changes nothing for the family.
  if (stays) {
    await putOnAnimal(trx, claim, { animal, places, timeZone });
    return;
  }
  const { animalId: fromAnimalId, orderId } = claim;
  const concerned = [{ orderId, animalId: animal.id }];
  const processor = animal.processorId ? await Processor.query(trx).findById(animal.processorId) : undefined;
  const offered = { claim, animal, places, timeZone, terms: toldOf(animal, { ranch, processor }, claim.quarters) };
  const mustAsk = needsLivePurchase(animal.inspection) || lackForPrice(animal, processor) === 'FEES';
  if (isNoWorse(offered.terms, claim.told) && !mustAsk) {
    await placeAtOnce(trx, offered);
    await mailFamilies(trx, concerned, (about) => ({ template: 'sharePlaced', ...about, fromAnimalId }));
    return;
  }
  const until = heldUntil(animal.stage === 'OPEN' ? animal.harvestDate : null, new Date(), timeZone);
  if (!until) throw conflict("The harvest day is over, so there's no time left to ask the family.");
  await askFamily(trx, { ...offered, until });
  await mailFamilies(trx, concerned, (about) => ({ template: 'shareOffered', ...about }));
}

/** Whether a claim's family is asked about this animal already, maybe because the line just had its turn. */
const isAsked = async (trx: Knex.Transaction, { id: claimId }: Claim, { id: animalId }: Animal) =>
  Boolean(await LineOffer.query(trx).where({ claimId, animalId, placed: false }).whereNull('answer').first());

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
    await barFromAnimals(trx, [claim], 'TAKEN_OFF');
    await takeOff(trx, [claim.id]);
    await serveLine(trx, { rancherId: claim.rancherId, timeZone: context.config.timeZone });
    return Claim.query(trx).findById(claim.id).throwIfNotFound();
  });
}
