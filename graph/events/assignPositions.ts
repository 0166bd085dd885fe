import type { Knex } from 'knex';
import { advisoryLocks } from '../database/advisoryLocks';
import { prepared } from '../database/reading/prepared';
import { transaction } from '../database/transaction';

/** How many events one short transaction handles. Other readers wait for it. */
const BATCH = 1_000;

/** Ids don't work as positions: a smaller one can become visible after a larger one was read. */
export async function assignPositions(db: Knex): Promise<void> {
  if (!(await anyWithoutPosition(db))) return;
  while ((await transaction(db, assignNext)) === BATCH);
}

async function anyWithoutPosition(db: Knex): Promise<boolean> {
  return (await prepared(db, db('events').select('id').whereNull('position').limit(1))).length > 0;
}

/** The lock lets one batch run at a time, so each batch starts after the last position of the previous one. */
async function assignNext(trx: Knex.Transaction): Promise<number> {
  await trx.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.assigningEventPositions]);
  const { rowCount } = await trx.raw(
    `update events set position = placed.position
     from (
       select id, row_number() over (order by id) + (select coalesce(max(position), 0) from events) as position
       from (select id from events where position is null order by id limit ?) as waiting
     ) as placed
     where events.id = placed.id`,
    [BATCH],
  );
  return rowCount;
}
