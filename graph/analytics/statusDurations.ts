import { nextStatuses } from '../../rules/orders/orderStatus';
import { ORDER_STATUS, type OrderStatus } from '../../rules/words/vocabulary';
import { prepared } from '../database/reading/prepared';
import { countedIn } from './Range';

type Duration = { from: OrderStatus; to: OrderStatus; medianHours: number | null; moves: number };

/** How long orders stayed in a status before each move in the range. */
export const statusDurations = countedIn(async (db, { from, to }) => {
  const made = await prepared<Duration>(db, { sql: MOVES, bindings: [from, to] });
  return everyMove().map((move) => made.find((one) => one.from === move.from && one.to === move.to) ?? move);
});

function everyMove(): Duration[] {
  return ORDER_STATUS.values.flatMap((from) =>
    nextStatuses(from).map((to) => ({ from, to, medianHours: null, moves: 0 })),
  );
}

/** Every history starts with PENDING and never returns to it, so those rows have nothing before them. */
const MOVES = `
  select "from", "to", count(*) as moves,
    round((percentile_cont(0.5) within group (order by extract(epoch from took)) / 3600)::numeric, 1) as "medianHours"
  from (
    select before.status as "from", after.status as "to", after.created_at - before.created_at as took
    from order_status_updates after
    cross join lateral (
      select status, created_at from order_status_updates
      where order_id = after.order_id and id < after.id order by id desc limit 1
    ) before
    where after.status <> 'PENDING' and after.created_at >= ? and after.created_at < ?
  ) move
  group by 1, 2`;
