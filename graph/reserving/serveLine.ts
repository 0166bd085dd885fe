import type { Knex } from 'knex';
import { serveLine as chooseFromLine } from '../../rules/herd/serveLine';
import type { Animal } from '../animals/Animal';
import { mailFamilies } from '../claims/mailFamilies';
import type { Config } from '../config';
import { joinPlainRequests } from './line/joinPlainRequests';
import { askFamily, placeAtOnce } from './line/offerPlaces';
import { animalsWithRoom, waitingShares, withTerms } from './line/readLine';

/** `placesOpened` is false for an order that only wants to know what the line leaves. */
type Given = { rancherId: number; timeZone: Config['timeZone']; placesOpened?: boolean };

/** Gives a locked ranch's room to its line, so that what is left is free. Returns whether there was any. */
export async function serveLine(trx: Knex.Transaction, given: Given): Promise<boolean> {
  const animals = await animalsWithRoom(trx, given.rancherId);
  if (animals.length === 0) return false;
  // A share that gets a place at once leaves the places that were held for it to the next ones.
  if (await serveOnce(trx, animals, given)) await serveLine(trx, given);
  return true;
}

/** Returns whether held places became free. */
async function serveOnce(
  trx: Knex.Transaction,
  animals: Animal[],
  { rancherId, timeZone, placesOpened = true }: Given,
): Promise<boolean> {
  if (placesOpened && animals.some(({ stage }) => stage === 'OPEN')) await joinPlainRequests(trx, rancherId);
  const line = await waitingShares(trx, rancherId);
  if (line.length === 0) return false;
  const steps = chooseFromLine(line, await withTerms(trx, animals, { line, timeZone }));
  for (const { share, animal, ...step } of steps) {
    const offered = { ...step, claim: share.claim, animal: animal.animal, timeZone };
    if (step.placed) await placeAtOnce(trx, offered);
    else if (animal.until) await askFamily(trx, { ...offered, until: animal.until });
  }
  const concerned = (placed: boolean) =>
    steps
      .filter((step) => step.placed === placed)
      .map(({ share, animal }) => ({ orderId: share.claim.orderId, animalId: animal.animal.id }));
  await mailFamilies(trx, concerned(true), (about) => ({ template: 'sharePlaced', ...about, fromAnimalId: null }));
  await mailFamilies(trx, concerned(false), (about) => ({ template: 'shareOffered', ...about }));
  return steps.some(({ share, placed }) => placed && share.isAsked);
}
