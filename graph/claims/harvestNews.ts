import type { Knex } from 'knex';
import { Animal } from '../animals/Animal';
import { mustExist } from '../database/mustExist';
import { transaction } from '../database/transaction';
import { lockRancher } from '../ranches/lockRancher';
import { Claim } from './Claim';
import { mailFamilies } from './mailFamilies';

/** How long a harvest date must stay unchanged before families are notified, so that a burst of moves causes one letter. */
const DEBOUNCE = '10 minutes';

/** Schedules letters about an animal's harvest date. A family gets one only if it hasn't been notified of this date. */
export async function queueHarvestNews(trx: Knex.Transaction, animalId: number): Promise<void> {
  await trx.raw(
    `select graphile_worker.add_job('tellHarvestMoved', json_build_object('animalId', ?::integer),
       job_key => 'tellHarvestMoved ' || ?, run_at => now() + interval '${DEBOUNCE}')`,
    [animalId, animalId],
  );
}

/** Queues those letters. Skips families that got their share after the move, since they were notified of the new date then. */
export async function tellHarvestMoved(db: Knex, { animalId }: { animalId: number }): Promise<void> {
  await transaction(db, async (trx) => {
    const found = await Animal.query(trx).findById(animalId);
    if (!found) return;
    await lockRancher(trx, found.rancherId);
    const { harvestDate: to } = await Animal.query(trx).findById(animalId).throwIfNotFound();
    const claims = await Claim.query(trx)
      .where({ animalId })
      .whereNotNull('orderId')
      .whereRaw('told_harvest is distinct from ?::date', [to])
      .orderBy('id');
    const ids = claims.map(({ id }) => id);
    await Claim.query(trx).whereIn('id', ids).patch({ toldHarvest: to });
    await mailFamilies(trx, claims, (about) => {
      const { toldHarvest: from } = mustExist(claims.find(({ orderId }) => orderId === about.orderId));
      return { template: 'harvestMoved', ...about, from, to };
    });
  });
}
