import type { Knex } from 'knex';
import type { Cents } from '../../rules/money';
import { prepared } from '../database/prepared';

type UnpaidCharge = {
  /** Of the order that was charged. */
  id: number;
  amount: Cents;
};

/** The charges of a ranch that payments do not cover in full yet, oldest first. */
export function unpaidCharges(db: Knex, rancherId: number): Promise<UnpaidCharge[]> {
  const sql = `select o.id, t.amount
    from orders o join commission_transactions t on t.order_id = o.id and t.type = 'CHARGE'
    where o.rancher_id = ? and o.status = 'FULFILLED' and not o.commission_paid
    order by t.id`;
  return prepared(db, { sql, bindings: [rancherId] });
}
