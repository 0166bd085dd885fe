import type { Context } from '../context';
import { mustExist } from '../database/mustExist';
import { prepared } from '../database/reading/prepared';
import { countedIn } from './Range';

type Booked = { charged: number; paid: number };

/** What the ledgers gained in a range. */
export const commissionFigures = countedIn(async (db, { from, to }) => {
  const sql = `select coalesce(sum(amount) filter (where type = 'CHARGE'), 0) as charged,
      coalesce(sum(amount) filter (where type = 'PAYMENT'), 0) as paid
    from commission_transactions where type <> 'REQUEST' and created_at >= ? and created_at < ?`;
  const [booked] = await prepared<Booked>(db, { sql, bindings: [from, to] });
  return mustExist(booked);
});

/** The sum of all balances now. */
export async function outstanding({ db }: Context): Promise<number> {
  const sql = 'select coalesce(sum(current_balance), 0) as sum from ranchers';
  const [row] = await prepared<{ sum: number }>(db, { sql, bindings: [] });
  return row?.sum ?? 0;
}
