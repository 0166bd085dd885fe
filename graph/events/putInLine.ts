import type { Knex } from 'knex';
import { advisoryLocks } from '../database/advisoryLocks';
import { prepared } from '../database/prepared';
import { transaction } from '../database/transaction';

/** What one short transaction places: whoever else wants to read waits for it. */
const BATCH = 1_000;

/**
 * Gives the events that are committed and have no position yet the next ones. Ids cannot tell the order of reading: they
 * are given before the transactions end, so that a smaller one may appear behind a larger one that was read already. Among
 * what is placed together they do: who wrote after having seen something has a larger id.
 */
export async function putInLine(db: Knex): Promise<void> {
  if (!(await anyWait(db))) return;
  while ((await transaction(db, placeNext)) === BATCH);
}

async function anyWait(db: Knex): Promise<boolean> {
  return (await prepared(db, db('events').select('id').whereNull('position').limit(1))).length > 0;
}

/** One at a time, so that the next one begins with the last position of the one before. */
async function placeNext(trx: Knex.Transaction): Promise<number> {
  await trx.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.puttingEventsInLine]);
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
