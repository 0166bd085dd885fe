import { QUARTERS_OF } from '../../rules/herd/quarters';
import { parseState } from '../../rules/words/statePlaces';
import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';
import type { RanchState } from '../resolverTypes.generated';
import { refreshCosts } from './ranchCosts';
import { NO_COST } from './trueCostSql';

/** Counts the approved ranches of each state, with the lowest price of a half. Sorted by name, without states that have none. */
export async function ranchStates({ db }: Pick<Context, 'db'>): Promise<RanchState[]> {
  await refreshCosts(db);
  const sql = `select state, count(*)::int as "ranchCount", nullif(min(price), ${NO_COST}) as "halfFrom"
    from ranch_costs where sizes = ${QUARTERS_OF.HALF_COW} group by state order by state`;
  const rows = await prepared<RanchState>(db, { sql, bindings: [] });
  return rows.filter(({ state }) => parseState(state)?.name === state);
}
