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
  // Looks up one price for each state.
  const sql = `select part as state, sum(rows)::int as "ranchCount", nullif((select price from ranch_costs
      where sizes = ${QUARTERS_OF.HALF_COW} and state = part order by price limit 1), ${NO_COST}) as "halfFrom"
    from row_counts where of_table = 'approved ranchers' group by part having sum(rows) > 0 order by part`;
  const rows = await prepared<RanchState>(db, { sql, bindings: [] });
  return rows.filter(({ state }) => parseState(state)?.name === state);
}
