import type { Knex } from 'knex';
import { Animal } from '../animals/Animal';
import { mustExist } from '../database/mustExist';
import { transaction } from '../database/transaction';
import { lockRancher } from '../ranches/lockRancher';
import { Claim } from './Claim';
import { tellFamilies } from './tellFamilies';

/** A harvest that was moved is told when its date has rested this long, so a burst of moves is one letter. */
const REST = '10 minutes';

/** Has the families of an animal told of its harvest date, if the date still differs from what they know by then. */
export async function queueHarvestNews(trx: Knex.Transaction, animalId: number): Promise<void> {
  await trx.raw(
    `select graphile_worker.add_job('tellHarvestMoved', json_build_object('animalId', ?::integer),
       job_key => 'tellHarvestMoved ' || ?, run_at => now() + interval '${REST}')`,
    [animalId, animalId],
  );
}

/** The task that tells them. A family that got its share after the move knows the date already. */
export async function tellHarvestMoved(db: Knex, { animalId }: { animalId: number }): Promise<void> {
  await transaction(db, async (trx) => {
    const known = await Animal.query(trx).findById(animalId);
    if (!known) return;
    await lockRancher(trx, known.rancherId);
    const { harvestDate: to } = await Animal.query(trx).findById(animalId).throwIfNotFound();
    const claims = await Claim.query(trx)
      .where({ animalId })
      .whereNotNull('orderId')
      .whereRaw('told_harvest is distinct from ?::date', [to])
      .orderBy('id');
    const ids = claims.map(({ id }) => id);
    await Claim.query(trx).whereIn('id', ids).patch({ toldHarvest: to });
    await tellFamilies(trx, claims, (told) => {
      const { toldHarvest: from } = mustExist(claims.find(({ orderId }) => orderId === told.orderId));
      return { template: 'harvestMoved', ...told, from, to };
    });
  });
}
