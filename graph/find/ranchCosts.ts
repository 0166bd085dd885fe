import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { QUARTERS_OF, type ShareItemType } from '../../rules/herd/quarters';
import { PICKUP_MILES } from '../../rules/trueCost/cheapestDelivery';
import type { OrderType } from '../../rules/words/vocabulary';
import { decodeCursor, isBackwards, sizeOf } from '../database/reading/keyset';
import { type Computed, type List, rowsOf } from '../database/reading/page';
import { prepared } from '../database/reading/prepared';
import { transaction } from '../database/transaction';
import { around, type Circle, inReach } from '../places/around';
import { FAR_PICKUP, NO_COST, sortedCost, trueCosts, withCostThere } from './trueCostSql';

// `ranch_costs` keeps what `trueCosts` computes. Triggers note ranches that changed, and whoever sorts computes these anew.

const NOWHERE = { miles: 'null::float8', hasPlace: 'false' };

export const COSTS = `
  with costs as materialized (
    select r.id, r.state, cost.quarters, cost.line_price, ${sortedCost(NOWHERE.miles)} as per_pound
    from ranchers r left join lateral (${trueCosts('r', NOWHERE)}) cost on cost.availability <> 'SOLD_OUT'
    where r.id = any(?) and r.approval = 'APPROVED'
  )
  select id, sizes, state, coalesce(min(line_price) filter (where quarters & sizes > 0), ${NO_COST}) as price,
    coalesce(min(per_pound) filter (where quarters & sizes > 0), ${NO_COST}) as cost
  from costs cross join generate_series(1, 7) as sizes group by 1, 2, 3`;

const RULE = createHash('md5').update(COSTS).digest('hex');

/** How many changes are computed in one transaction. */
const BATCH = 5_000;

/** Computes the costs of ranches that changed since. A change that commits meanwhile stays noted. */
export async function refreshCosts(db: Knex): Promise<void> {
  const sql = 'select exists (select from stale_costs) as "isStale"';
  while ((await prepared<{ isStale: boolean }>(db, { sql, bindings: [] }))[0]?.isStale) {
    await transaction(db, async (trx) => {
      const { rows } = await trx.raw<{ rows: { id: number }[] }>(
        `delete from stale_costs where id in (select id from stale_costs order by id limit ${BATCH}) returning rancher_id as id`,
      );
      const ids = [...new Set(rows.map(({ id }) => id))];
      await trx.raw('delete from ranch_costs where rancher_id = any(?)', [ids]);
      await trx.raw(`insert into ranch_costs select made.*, ? from (${COSTS}) made`, [RULE, ids]);
    });
  }
}

/** Computes the costs that another version of the rule made, and those of ranches that changed. */
export async function renewCosts(db: Knex): Promise<void> {
  await db.raw(
    'insert into stale_costs (rancher_id) select rancher_id from ranch_costs where sizes = 7 and rule <> ?',
    [RULE],
  );
  await refreshCosts(db);
}

/** The sizes among which a list looks, as `ranch_costs` has them. */
const sizesOf = (sizes: readonly OrderType[]) =>
  [...new Set(sizes)].reduce((sum, size) => sum + (QUARTERS_OF[size as ShareItemType] ?? 0), 0) || 7;

function withKept(
  ranches: Computed | undefined,
  sizes: readonly OrderType[],
  [kept, name]: ['cost' | 'price', string],
): Computed {
  const { sql, bindings = [], columns = [] } = ranches ?? {};
  return {
    sql: `select ranchers.*, ranch_costs.${kept} as ${name} from ${sql ? `(${sql}) as ranchers` : 'ranchers'}
      join ranch_costs on ranch_costs.rancher_id = ranchers.id and ranch_costs.sizes = ?`,
    bindings: [...bindings, sizesOf(sizes)],
    columns,
  };
}

/** Adds the column `lowest_offer` to sort ranches by: the lowest price of a share, among `sizes` if any are given. */
export const withLowestOffer = (ranches: Computed | undefined, sizes: readonly OrderType[]) =>
  withKept(ranches, sizes, ['price', 'lowest_offer']);

/** Adds the column `cost` to sort ranches by: the cost of the cheapest share, among `sizes` if any are given. */
export const withCost = (ranches: Computed | undefined, sizes: readonly OrderType[]) =>
  ranches ? withCostThere(ranches, sizes) : withKept(ranches, sizes, ['cost', 'cost']);

const KEPT = '(select cost from ranch_costs where rancher_id = ranchers.id and sizes = ?)';

type Among = { circle: Circle | null; sizes: readonly OrderType[] };

/** Limits what is computed to ranches that can be on the page: no cost is below the kept one. */
export async function boundByCost(db: Knex, list: List, { circle, sizes }: Among): Promise<List> {
  if (!circle || isBackwards(list)) return list;
  const most = await costOfLast(db, list, { circle, sizes });
  if (most === undefined || most >= NO_COST) return list;
  const reach = inReach(circle, PICKUP_MILES);
  const reached = `${reach.sql} and ${KEPT} <= ?`;
  const far = 'ranchers.id = any(array(select rancher_id from ranch_costs where sizes = ? and cost <= ?))';
  const within = [...reach.bindings, sizesOf(sizes), most];
  return {
    ...list,
    bound(query) {
      if (most < FAR_PICKUP) query.whereRaw(reached, within);
      else query.whereRaw(`(${reached} or ${far})`, [...within, sizesOf(sizes), most - FAR_PICKUP]);
    },
  };
}

/** Returns the cost of the row after a page, among those that cost the least without delivery. Undefined if there are too few. */
async function costOfLast(db: Knex, list: List, { circle, sizes }: Among & { circle: Circle }) {
  const size = sizeOf(list);
  const after = list.after ? Number(decodeCursor(list.order, list.after)?.[0] ?? 0) : -1;
  const reach = inReach(circle, PICKUP_MILES);
  // Reads the kept cost of each ranch within reach. Joined, PostgreSQL would look for them among all ranches, the cheapest first.
  const near = rowsOf(db, { ...list, computed: around(circle) })
    .select('ranchers.id')
    .whereRaw(`${reach.sql} and ${KEPT} > ?`, [...reach.bindings, sizesOf(sizes), after])
    .orderByRaw(KEPT, [sizesOf(sizes)])
    .limit(2 * size);
  const far = rowsOf(db, { ...list, computed: withKept(around(circle), sizes, ['cost', 'kept_cost']) })
    .select('ranchers.id')
    .whereRaw(`${reach.sql} is not true and kept_cost > ?`, [...reach.bindings, after - FAR_PICKUP])
    .orderBy('kept_cost')
    .limit(size + 1);
  const ids = db.unionAll([near, far], true).toSQL();
  const priced = withCostThere(around(circle), sizes);
  const [last] = await prepared<{ cost: number }>(db, {
    sql: `select cost from (${priced.sql} where ranchers.id = any(array(${ids.sql}))) as priced order by cost offset ? limit 1`,
    bindings: [...priced.bindings, ...ids.bindings, size],
  });
  return last?.cost;
}
