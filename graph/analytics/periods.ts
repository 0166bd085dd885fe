import type { Knex } from 'knex';
import { daysBefore, momentsOf, presetDays, RANGE_PRESETS } from '../../rules/time/dayRange';
import { dayIn, startOfDay } from '../../rules/time/timeZone';
import { advisoryLocks } from '../database/advisoryLocks';
import { prepared } from '../database/reading/prepared';
import { transaction } from '../database/transaction';
import { coverBindings, type Range } from './blocks';

/** A period whose sales are kept, and the rest of a range before and after it. */
export type Period = { id: number; whole: Range; edges: [Range, Range] };

const DAY = 86_400_000;

/** In a shorter range, the orders themselves are quickly read. */
const MIN_DAYS = 7;

/** How many periods are kept, besides as many that were first asked for in the last hour. */
const MAX_PERIODS = 24;

/** Returns the whole days of a range, which are kept from now on. Null for a short range, and if too many are asked for at once. */
export async function periodOf(db: Knex, timeZone: string, range: Range): Promise<Period | null> {
  const whole = wholeDays(timeZone, range);
  if (Date.parse(whole.to) - Date.parse(whole.from) < MIN_DAYS * DAY) return null;
  const id = (await find(db, whole)) ?? (await keep(db, whole));
  const [before, after] = [
    { from: range.from, to: whole.from },
    { from: whole.to, to: range.to },
  ];
  return id === undefined ? null : { id, whole, edges: [before, after] };
}

/** Keeps the periods that the screen offers, so that nobody waits for them on a new day. */
export async function keepPeriods(db: Knex, timeZone: string): Promise<void> {
  for (const { value } of RANGE_PRESETS) {
    const days = presetDays(timeZone, value);
    for (const offered of value === 'all' ? [days] : [days, daysBefore(days)]) {
      await periodOf(db, timeZone, momentsOf(timeZone, offered));
    }
  }
}

function wholeDays(timeZone: string, { from, to }: Range): Range {
  const start = startOfDay(timeZone, dayIn(timeZone, from));
  const first = start.getTime() === Date.parse(from) ? start : startOfDay(timeZone, dayIn(timeZone, from), 1);
  return { from: first.toISOString(), to: startOfDay(timeZone, dayIn(timeZone, to)).toISOString() };
}

async function find(db: Knex, { from, to }: Range): Promise<number | undefined> {
  const sql = 'select id from figure_periods where first = ? and until = ?';
  const [found] = await prepared<{ id: number }>(db, { sql, bindings: [from, to] });
  return found?.id;
}

/** While the lock is held, nothing is folded, so each change is either in the sums or still to be added. */
function keep(db: Knex, whole: Range): Promise<number | undefined> {
  return transaction(db, async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.foldingFigures]);
    const found = await find(trx, whole);
    if (found !== undefined) return found;
    await trx.raw(`delete from figure_periods where created_at < now() - interval '1 hour' and id not in (
      select id from figure_periods order by id desc limit ${MAX_PERIODS})`);
    const kept = await trx('figure_periods').pluck('id');
    if (kept.length >= 2 * MAX_PERIODS) return undefined;
    const ends = [whole.from, whole.to];
    const { rows } = await trx.raw(KEEP, [...coverBindings(whole), ...ends, ...ends]);
    return rows[0].id;
  });
}

/** What a period's changes that aren't folded yet count. */
const CHANGES = `select rancher_id, orders, amount as gross from figure_changes
    where status <> 'CANCELED' and created_at >= ? and created_at < ?`;

const ORDERS_AT_ENDS = `select rancher_id, 1, goods from orders
    where status <> 'CANCELED' and (created_at >= ? and created_at < ? or created_at >= ? and created_at < ?)`;

/** What ranches sold beside a period: the changes in it since, and the orders before and after it. */
export const BESIDE_PERIOD = `${CHANGES} union all ${ORDERS_AT_ENDS}`;

/** What ranches sold: the sums of whole blocks, the changes in them since, and the orders at both ends of the range. */
export const SOLD = `select rancher_id, orders, gross
    from unnest(?::integer[], ?::integer[]) as covered(hours, block) join ranch_figures using (hours, block)
    union all ${BESIDE_PERIOD}`;

/** What was sold in a period, without the changes that are still to be folded. */
const KEEP = `
  with sold as materialized (
    select rancher_id, sum(orders)::bigint as orders, sum(gross)::bigint as gross from (
      ${SOLD} union all select rancher_id, -orders, -gross from (${CHANGES}) unfolded
    ) figures group by 1
  ), period as (
    insert into figure_periods (first, until, ranchers)
      select ?::timestamptz, ?::timestamptz, count(*) filter (where orders > 0) from sold returning id
  ), by_ranch as (
    insert into period_ranches select id, rancher_id, orders, gross from period, sold where orders <> 0 or gross <> 0
  ), by_state as (
    insert into period_states select period.id, state, sum(orders), sum(gross)
      from period, sold join ranchers on ranchers.id = rancher_id group by 1, 2
  )
  select id from period`;
