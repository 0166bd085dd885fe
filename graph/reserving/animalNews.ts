import type { Knex } from 'knex';
import { Animal, type AnimalRow } from '../animals/Animal';
import { Claim } from '../claims/Claim';
import { mailFamilies } from '../claims/mailFamilies';
import { mustExist, transaction } from '../database/transaction';
import { lockKnownRancher } from '../ranches/lockRancher';

/** How long an animal must stay unchanged before families are told, so that a burst of changes causes one letter. */
const DEBOUNCE = '10 minutes';

/** Schedules letters about an animal's harvest date and expected weight. A family gets one only for what it hasn't been told. */
export async function queueAnimalNews(trx: Knex.Transaction, animalId: number): Promise<void> {
  await trx.raw(
    `select graphile_worker.add_job('tellHarvestMoved', with_traceparent(json_build_object('animalId', ?::integer)),
       job_key => 'tellHarvestMoved ' || ?, run_at => now() + interval '${DEBOUNCE}')`,
    [animalId, animalId],
  );
}

/** Queues those letters. Skips families that got their share after the change, since they were told then. */
export async function tellAnimalNews(db: Knex, { animalId }: { animalId: number }): Promise<void> {
  await transaction(db, async (trx) => {
    const found = await Animal.query(trx).findById(animalId);
    if (!found) return;
    await lockKnownRancher(trx, found.rancherId);
    const animal = await Animal.query(trx).findById(animalId).throwIfNotFound();
    await tellHarvest(trx, animal);
    if (animal.hangingTenths === null) await tellWeight(trx, animal);
  });
}

async function tellHarvest(trx: Knex.Transaction, { id, harvestDate: to }: AnimalRow): Promise<void> {
  const claims = await claimsOf(trx, id).whereRaw('told_harvest is distinct from ?::date', [to]);
  await patchAll(trx, claims, { toldHarvest: to });
  await mailFamilies(trx, claims, (about) => {
    const { toldHarvest: from } = mustExist(claims.find(({ orderId }) => orderId === about.orderId));
    return { template: 'harvestMoved', ...about, from, to };
  });
}

async function tellWeight(trx: Knex.Transaction, animal: AnimalRow): Promise<void> {
  const { expectedHangingFromTenths: least, expectedHangingToTenths: most } = animal;
  const to: Claim['toldWeight'] = least === null || most === null ? null : [least, most];
  const claims = await claimsOf(trx, animal.id).whereRaw('told_weight is distinct from ?::integer[]', [to]);
  await patchAll(trx, claims, { toldWeight: to });
  await mailFamilies(trx, claims, (about) => {
    const { toldWeight: from } = mustExist(claims.find(({ orderId }) => orderId === about.orderId));
    return { template: 'weightChanged', ...about, from, to };
  });
}

const claimsOf = (trx: Knex.Transaction, animalId: number) =>
  Claim.query(trx).where({ animalId }).whereNotNull('orderId').orderBy('id');

async function patchAll(trx: Knex.Transaction, claims: Claim[], told: Partial<Claim>): Promise<void> {
  const ids = claims.map(({ id }) => id);
  await Claim.query(trx).whereIn('id', ids).patch(told);
}
