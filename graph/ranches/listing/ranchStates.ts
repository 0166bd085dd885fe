import { parseState } from '../../../rules/words/statePlaces';
import type { Context } from '../../context';
import { prepared } from '../../database/reading/prepared';
import type { RanchState } from '../../resolverTypes.generated';

/** Counts the approved ranches of each state, with the lowest price of a half. Sorted by name, without states that have none. */
export async function ranchStates({ db }: Pick<Context, 'db'>): Promise<RanchState[]> {
  const sql = `select state, count(*)::int as "ranchCount",
      min(half_cow_price) filter (where offer_half_cow and half_cow_price > 0) as "halfFrom"
    from ranchers where approval = 'APPROVED' group by state order by state`;
  const rows = await prepared<RanchState>(db, { sql, bindings: [] });
  return rows.filter(({ state }) => parseState(state)?.name === state);
}
