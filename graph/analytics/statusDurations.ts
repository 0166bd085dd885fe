import { nextStatuses } from '../../rules/orders/orderStatus';
import { ORDER_STATUS, type OrderStatus } from '../../rules/words/vocabulary';
import { prepared } from '../database/reading/prepared';
import { countedIn, coverBindings } from './blocks';

type Duration = { from: OrderStatus; to: OrderStatus; medianHours: number | null; moves: number };

/** Loads the median time that orders stayed in a status before each possible move in the range. */
export const statusDurations = countedIn(async (db, range) => {
  const bindings = [...coverBindings(range), range.from, range.to];
  const measured = await prepared<Duration>(db, { sql: MOVES, bindings });
  return everyMove().map((move) => measured.find((one) => one.from === move.from && one.to === move.to) ?? move);
});

function everyMove(): Duration[] {
  return ORDER_STATUS.values.flatMap((from) =>
    nextStatuses(from).map((to) => ({ from, to, medianHours: null, moves: 0 })),
  );
}

/**
 * Counts the moves by how long they took, from the sums of whole blocks, the changes in them since, and the moves at both ends
 * of the range. The median is in the bucket that reaches half of the moves, or between two buckets, and only the moves in
 * those buckets are read.
 */
const MOVES = `
  with counted as (
    select came_from, status, bucket, sum(moves)::bigint as moves
    from (
      select came_from, status, bucket, moves
      from unnest(?::integer[], ?::integer[]) as covered(hours, block) join move_figures using (hours, block)
      union all
      select came_from, status, bucket, moves from move_changes where moved_at >= ? and moved_at < ?
      union all
      select came_from, status, bucket, 1 from status_moves
      where moved_at >= ? and moved_at < ? or moved_at >= ? and moved_at < ?
    ) figures
    group by 1, 2, 3 having sum(moves) > 0
  ), placed as (
    select came_from, status, bucket, sum(moves) over pair - moves as before, sum(moves) over pair as upto,
      sum(moves) over (partition by came_from, status) as moves
    from counted window pair as (partition by came_from, status order by bucket)
  ), middle as (
    select came_from, status, moves::bigint, min(before)::bigint as before, array_agg(bucket) as buckets
    from placed where upto > (moves::bigint - 1) / 2 and before <= moves::bigint / 2 group by 1, 2, 3
  )
  select came_from as "from", status as "to", moves, round((hours / 3600)::numeric, 1) as "medianHours"
  from middle cross join lateral (
    select min(took) + (max(took) - min(took)) * 0.5 as hours
    from (
      select took from status_moves
      where came_from = middle.came_from and status = middle.status and bucket = any(buckets)
        and moved_at >= ? and moved_at < ?
      order by took offset (moves - 1) / 2 - before limit 2 - moves % 2
    ) halfway
  ) median`;
