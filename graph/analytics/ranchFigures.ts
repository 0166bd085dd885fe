import type { Knex } from 'knex';
import type { Context } from '../context';
import { loader } from '../database/reading/loader';
import { prepared, type Statement } from '../database/reading/prepared';
import { badInput } from '../errors';
import { countedIn, coverBindings, type Range } from './blocks';
import { BESIDE_PERIOD, periodOf, SOLD } from './periods';

const MAX_RANCHES = 50;

export type RanchSales = { rancherId: number; orders: number; gross: number };
/** SQL of what each ranch sold in a range, without what is kept of its period. Without a period, `period` is 0. */
type Sold = { sold: string; bindings: Statement['bindings'] };

/** Finds the kept period of a range once for all figures of ranches. */
const soldIn = loader<Range, Sold>(({ db, config }, ranges) =>
  Promise.all(ranges.map((range) => soldBesidePeriod(db, config.timeZone, range))),
);

async function soldBesidePeriod(db: Knex, timeZone: string, range: Range): Promise<Sold> {
  const period = await periodOf(db, timeZone, range);
  if (!period) return { sold: withSold(SOLD), bindings: [0, ...coverBindings(range)] };
  const { id, whole, edges } = period;
  const [before, after] = edges;
  const beside = [whole.from, whole.to, before.from, before.to, after.from, after.to];
  return { sold: withSold(BESIDE_PERIOD), bindings: [id, ...beside] };
}

const withSold = (rows: string) => `
  with period as materialized (select ?::integer as id), sold as materialized (
    select rancher_id, sum(orders)::bigint as orders, sum(gross)::bigint as gross from (${rows}) figures group by 1
  )`;

export const activeRanchers = countedIn(async (db, range, context) => {
  const { sold, bindings } = await soldIn(context, range);
  const sql = `${sold}
    select coalesce((select ranchers from figure_periods where id = (select id from period)), 0)
      + coalesce(sum((sold.orders + coalesce(kept.orders, 0) > 0)::integer - (coalesce(kept.orders, 0) > 0)::integer), 0)::integer
      as ranchers
    from sold left join period_ranches kept on kept.rancher_id = sold.rancher_id and period_id = (select id from period)`;
  const [row] = await prepared<{ ranchers: number }>(db, { sql, bindings });
  return row?.ranchers ?? 0;
});

/** Errors: BAD_USER_INPUT (first). */
export async function topRanchers(context: Context, range: Range, first = 10): Promise<RanchSales[]> {
  if (first < 1 || first > MAX_RANCHES) throw badInput({ first: `first must be from 1 to ${MAX_RANCHES}` });
  const { sold, bindings } = await soldIn(context, range);
  const sql = `${sold}
    select rancher_id as "rancherId", orders, gross from (
      (select rancher_id, orders, gross from period_ranches
        where period_id = (select id from period) and orders > 0 and rancher_id not in (select rancher_id from sold)
        order by gross desc, rancher_id limit ?)
      union all
      select sold.rancher_id, sold.orders + coalesce(kept.orders, 0), sold.gross + coalesce(kept.gross, 0)
      from sold left join period_ranches kept on kept.rancher_id = sold.rancher_id and period_id = (select id from period)
    ) ranches
    where orders > 0 order by gross desc, 1 limit ?`;
  return prepared(context.db, { sql, bindings: [...bindings, first, first] });
}

/** Loads the states that have an approved ranch now or an order in the range. */
export const stateFigures = countedIn(async (db, range, context) => {
  const { sold, bindings } = await soldIn(context, range);
  const sql = `${sold}
    select state, sum(orders)::bigint as orders, sum(gross)::bigint as gross, sum(ranchers)::bigint as ranchers
    from (
      select state, orders, gross, 0 as ranchers from period_states where period_id = (select id from period)
      union all
      select state, orders, gross, 0 from sold join ranchers on ranchers.id = rancher_id
      union all
      select part, 0, 0, sum(rows) from row_counts where of_table = 'approved ranchers' group by 1
    ) figures
    group by 1 having sum(orders) > 0 or sum(ranchers) > 0 order by gross desc, 1`;
  return prepared<{ state: string; orders: number; gross: number; ranchers: number }>(db, { sql, bindings });
});

type Filled = { animals: number; filled: number; seconds: number };

/** Counts the animals opened in a range and the full ones among them, and the days to fill them, in total and by state. */
export const herdFigures = countedIn(async (db, range) => {
  const states = await prepared<Filled & { state: string }>(db, { sql: BY_STATE, bindings: coverBindings(range) });
  const sum = (figure: keyof Filled) => states.reduce((total, state) => total + state[figure], 0);
  return {
    ...figuresOf({ animals: sum('animals'), filled: sum('filled'), seconds: sum('seconds') }),
    byState: states.map(({ state, ...filled }) => ({ state, ...figuresOf(filled) })),
  };
});

const DAY = 86_400;

function figuresOf({ animals, filled, seconds }: Filled) {
  const averageDaysToFull = filled === 0 ? null : Math.round((seconds / filled / DAY) * 10) / 10;
  return { animalsOpened: animals, animalsFull: filled, averageDaysToFull };
}

/** Adds up the sums of whole blocks, the changes in them since, and the animals at both ends of the range. */
const BY_STATE = `
  select state, sum(animals)::bigint as animals, sum(filled)::bigint as filled, sum(seconds)::bigint as seconds
  from (
    select state, animals, filled, seconds
    from unnest(?::integer[], ?::integer[]) as covered(hours, block) join herd_figures using (hours, block)
    union all
    select state, animals, filled, seconds from herd_changes where opened_at >= ? and opened_at < ?
    union all
    select state, 1, (filled_at is not null)::integer, coalesce(extract(epoch from filled_at - opened_at), 0)::bigint
    from animals join ranchers on ranchers.id = animals.rancher_id
    where opened_at >= ? and opened_at < ? or opened_at >= ? and opened_at < ?
  ) figures
  group by 1 having sum(animals) > 0 order by animals desc, 1`;
