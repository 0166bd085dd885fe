import type { Knex } from 'knex';
import { lackForPrice } from '../../../rules/herd/animalStage';
import { pricingRefusal } from '../../../rules/herd/legalPath';
import { heldUntil, isNoWorse, type ShareTold } from '../../../rules/herd/lineTerms';
import { needsLivePurchase } from '../../../rules/herd/livePurchase';
import type { Quarters } from '../../../rules/herd/quarters';
import type { AnimalWithRoom, WaitingShare } from '../../../rules/herd/serveLine';
import { Animal } from '../../animals/Animal';
import { Claim, IS_WAITING, LineOffer } from '../../claims/Claim';
import { refusedByLaw } from '../../claims/sharePath';
import { toldOf } from '../../claims/toldOf';
import { Processor } from '../../processors/Processor';
import { Rancher } from '../../ranches/Rancher';

export type InLine = WaitingShare & { claim: Claim };
export type WithRoom = AnimalWithRoom<InLine> & { animal: Animal; until: Date | null };

/** The animals of an approved ranch that have room, the soonest harvest first. */
export const animalsWithRoom = (trx: Knex.Transaction, rancherId: number): Promise<Animal[]> =>
  Animal.query(trx)
    .where({ rancherId })
    .whereIn('stage', ['OPEN', 'HARVESTED'])
    .where('quartersLeft', '>', 0)
    .whereExists(Rancher.query(trx).where({ id: rancherId, approval: 'APPROVED' }))
    .orderBy(['harvestOrder', 'id'])
    .execute();

/** The shares of unfinished orders in a ranch's line, in its order. */
export async function waitingShares(trx: Knex.Transaction, rancherId: number): Promise<InLine[]> {
  const claims = await Claim.query(trx)
    .where({ rancherId })
    .whereRaw(IS_WAITING)
    .whereExists(trx('orders').whereRaw("orders.id = claims.order_id and status <> 'FULFILLED'"))
    .orderBy(['lineAt', 'id']);
  if (claims.length === 0) return [];
  const asked = await LineOffer.query(trx).whereIn('claimId', idsOf(claims)).whereNull('answer');
  const ids = new Set(asked.map(({ claimId }) => claimId));
  return claims.map((claim) => ({ claim, quarters: claim.quarters, told: claim.told, isAsked: ids.has(claim.id) }));
}

/** Adds to animals what decides which shares of the line may go on them, and on what terms. */
export async function withTerms(
  trx: Knex.Transaction,
  animals: readonly Animal[],
  { line, timeZone }: { line: readonly InLine[]; timeZone: string },
): Promise<WithRoom[]> {
  const claims = line.map(({ claim }) => claim);
  const processors = await Processor.query(trx).findByIds(animals.flatMap(({ processorId }) => processorId ?? []));
  const ranch = await Rancher.query(trx).findById(animals[0]?.rancherId ?? 0);
  if (!ranch) return [];
  const declined = await LineOffer.query(trx)
    .whereIn('claimId', idsOf(claims))
    .whereIn('answer', ['DECLINED', 'LAPSED', 'TAKEN_OFF']);
  const found: WithRoom[] = [];
  for (const animal of animals.filter(({ pricing }) => !pricingRefusal(pricing, ranch.state))) {
    const processor = processors.find(({ id }) => id === animal.processorId);
    const unlawful = await refusedByLaw(trx, claims, { animal, ranch });
    const forbidden = new Set(unlawful.map(({ claim }) => claim.id));
    const termsOf = (quarters: Quarters) => toldOf(animal, { ranch, processor }, quarters);
    const isDeclined = ({ claim, quarters }: InLine) =>
      declined.some((one) => one.claimId === claim.id && one.animalId === animal.id && isDone(one, termsOf(quarters)));
    const until = heldUntil(animal.stage === 'OPEN' ? animal.harvestDate : null, new Date(), timeZone);
    found.push({
      ...{ animal, taken: animal.taken, until, canAsk: until !== null, termsOf },
      // What the processor charges may be more than a family was told.
      mustAsk: needsLivePurchase(animal.inspection) || lackForPrice(animal, processor) === 'FEES',
      isBarred: (share) => forbidden.has(share.claim.id) || isDeclined(share),
    });
  }
  return found;
}

const idsOf = (claims: readonly Claim[]) => claims.map(({ id }) => id);

/** Whether an answer still counts: until the terms get better than those that were declined. */
const isDone = ({ terms, answer }: LineOffer, now: ShareTold) => answer === 'TAKEN_OFF' || isNoWorse(terms, now);
