import { OVERDUE_DAYS } from '../../rules/time/ageing';
import { sortedBy } from '../database/reading/keyset';
import { type List, type PageArgs, pageArgs } from '../database/reading/page';
import { one, type Shape } from '../database/reading/shape';
import { sql } from '../database/reading/sql';

/** A ranch's overdue commission. Its id is the ranch's id. */
export type OverdueRow = {
  id: number;
  rancherId: number;
  amount: number;
  charges: number;
  oldestChargeAt: string;
};

const COLUMNS = ['id', 'rancherId', 'amount', 'charges', 'oldestChargeAt'] satisfies (keyof OverdueRow)[];

/**
 * Uses the stored open charges, but computes them for ranches that changed after that. The commission of an order isn't overdue while
 * its family or ranch says that something is wrong with it.
 */
const OVERDUE = `
  select rancher_id as id, rancher_id, sum(rest)::bigint as amount, count(*)::integer as charges,
    min(charged_at) as oldest_charge_at
  from (
    select order_id, rancher_id, charged_at, rest from open_charges
    where charged_at < ? and rancher_id not in (select rancher_id from stale_ranches)
    union all
    select order_id, rancher_id, charged_at, rest
    from open_charges_of(array(select distinct rancher_id from stale_ranches)) where charged_at < ?
  ) charge
  where not exists (select from complaints c where c.order_id = charge.order_id and c.state <> 'CLOSED')
  group by rancher_id`;

/** Describes the list of ranches with overdue charges, the oldest charge first. */
export function everyOverdueCommission(args: PageArgs): List {
  const moment = new Date(Date.now() - OVERDUE_DAYS * 86_400_000).toISOString();
  return {
    table: 'overdue_commissions',
    computed: { sql: OVERDUE, bindings: [moment, moment], columns: COLUMNS },
    order: sortedBy('oldestChargeAt', 'time', 'asc'),
    where: () => {},
    ...pageArgs(args),
  };
}

export const overdueCommissionShape: Shape = {
  table: 'overdue_commissions',
  fields: { rancher: one((ranch, overdue) => sql`${ranch}.id = ${overdue}.rancher_id`) },
};
