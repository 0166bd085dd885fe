import { parseState } from '../../rules/words/statePlaces';
import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';
import type { RanchState } from '../resolverTypes.generated';
import { trueCosts } from './trueCostSql';

/** Counts the approved ranches of each state, with the lowest price of a half. Sorted by name, without states that have none. */
export async function ranchStates({ db }: Pick<Context, 'db'>): Promise<RanchState[]> {
  const sql = `select r.state, count(*)::int as "ranchCount", min(half.line_price) as "halfFrom"
    from ranchers r left join lateral (
      select cost.line_price from (${trueCosts('r', { miles: 'null::float8', hasPlace: 'false' })}) cost
      where cost.share = 'HALF_COW' and cost.availability <> 'SOLD_OUT'
    ) half on true
    where r.approval = 'APPROVED' group by r.state order by r.state`;
  const rows = await prepared<RanchState>(db, { sql, bindings: [] });
  return rows.filter(({ state }) => parseState(state)?.name === state);
}
