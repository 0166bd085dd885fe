import type { Knex } from 'knex';

const KEPT = '30 days';
const BATCH = 10_000;

/** The daily task that forgets the tries of long ago, a bounded statement at a time. */
export function removeOldDeliveries(db: Knex): () => Promise<void> {
  const old = () =>
    db('webhookDeliveries')
      .select('id')
      .where('createdAt', '<', db.raw('now() - ?::interval', [KEPT]))
      .limit(BATCH);
  return async () => {
    while ((await db('webhookDeliveries').whereIn('id', old()).delete()) === BATCH);
  };
}
