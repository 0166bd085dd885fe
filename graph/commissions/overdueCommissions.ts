import { OVERDUE_DAYS } from '../../rules/time/ageing';
import { sortedBy } from '../database/reading/keyset';
import { type List, type PageArgs, pageArgs } from '../database/reading/page';
import { one, type Shape, value } from '../database/reading/shape';
import { sql } from '../database/reading/sql';

/** Ranches that the stored open charges don't tell all of. */
const APART = `array(select rancher_id from stale_ranches
    union select o.rancher_id from complaints c join orders o on o.id = c.order_id where c.state <> 'CLOSED')`;

const overdueOf = (charges: string, moment: string) => `${charges} charge where charged_at < ${moment}
  and not exists (select from complaints c where c.order_id = charge.order_id and c.state <> 'CLOSED')`;

/** Stored open charges, or computed ones of ranches that changed since. A complaint holds its order's back. */
const OVERDUE = `
  select rancher_id as id, rancher_id, charged_at as oldest_charge_at from open_charges
  where is_oldest and charged_at < ? and rancher_id <> all(${APART})
  union all
  select rancher_id, rancher_id, min(charged_at) from ${overdueOf(`open_charges_of(${APART})`, '?')} group by rancher_id`;

/** Describes the list of ranches with overdue charges, the oldest charge first. Its ids are the ranches'. */
export function everyOverdueCommission(args: PageArgs): List {
  const moment = new Date(Date.now() - OVERDUE_DAYS * 86_400_000).toISOString();
  return {
    table: 'overdue_commissions',
    computed: { sql: OVERDUE, bindings: [moment, moment], columns: ['id', 'rancherId', 'oldestChargeAt'] },
    order: sortedBy('oldestChargeAt', 'time', 'asc'),
    where: () => {},
    ...pageArgs(args),
  };
}

const figure = (sum: string) =>
  value((overdue) => {
    const charges = overdueOf(
      `open_charges_of(array[${overdue.row}.rancher_id])`,
      `now() - interval '${OVERDUE_DAYS} days'`,
    );
    return sql`(select ${sum} from ${charges})`;
  });

export const overdueCommissionShape: Shape = {
  table: 'overdue_commissions',
  fields: {
    rancher: one((ranch, overdue) => sql`${ranch}.id = ${overdue}.rancher_id`),
    amount: figure('sum(rest)::bigint'),
    charges: figure('count(*)'),
  },
};
