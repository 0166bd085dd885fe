import { AGEING_STEPS } from '../../rules/time/ageing';
import type { KeysetOrder } from '../database/reading/keyset';
import type { ListBelow } from '../database/reading/page';
import { elements, type Fields, listBelow, madeOf, type Shape } from '../database/reading/shape';
import { sql } from '../database/reading/sql';

const LONGEST_DUE: KeysetOrder = [
  { column: 'owedSince', direction: 'asc', type: 'time' },
  { column: 'id', direction: 'asc', type: 'integer' },
];

/** The orders whose families owe a ranch something, the longest due first. */
const receivables: ListBelow<object> = {
  table: 'orders',
  order: () => LONGEST_DUE,
  where: (query, rancherId) => query.whereRaw(`rancher_id = ${rancherId} and owes > 0`),
};

const DAYS = 'greatest(floor(extract(epoch from now() - owed_since) / 86400), 0)::integer';

export const receivablesOfRanch: Fields = {
  receivables: listBelow(receivables),
  receivableFigures: madeOf(
    (ranch) => sql`(select ${ranch}.id as rancher_id, coalesce(sum(owes), 0) as amount, count(*) as orders
      from orders where rancher_id = ${ranch}.id and owes > 0)`,
  ),
};

const STEPS = AGEING_STEPS.map(({ fromDays, toDays }) => `(${fromDays}, ${toDays}::integer)`).join();

export const receivableFiguresShape: Shape = {
  fields: {
    steps: elements(
      (figures) => sql`(select from_days, to_days, coalesce(sum(owes), 0) as amount, count(owes) as orders
        from (values ${STEPS}) step (from_days, to_days) left join (
          select owes, ${DAYS} as days from orders where rancher_id = ${figures}.rancher_id and owes > 0
        ) owing on days >= from_days and (to_days is null or days <= to_days)
        group by from_days, to_days)`,
      (step) => sql`${step}.from_days`,
    ),
  },
};
