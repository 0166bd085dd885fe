import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';

/** The sum of all balances now. */
export async function outstanding({ db }: Context): Promise<number> {
  const sql = 'select coalesce(sum(current_balance), 0) as sum from ranchers';
  const [row] = await prepared<{ sum: number }>(db, { sql, bindings: [] });
  return row?.sum ?? 0;
}
