import { estimatedRevenue } from '../../rules/money/pricing';
import { type StatusGroup, statusesIn } from '../../rules/orders/orderStatus';
import { ORDER_TYPE } from '../../rules/words/vocabulary';
import { type Row, type Sql, sql } from '../database/reading/sql';

const isIn = (group: StatusGroup) =>
  `filter (where status in (${statusesIn(group)
    .map((status) => `'${status}'`)
    .join()}))`;

const estimate = ORDER_TYPE.values.map((type) => `when '${type}' then ${estimatedRevenue({ [type]: 1 })}`).join(' ');

/** SQL of the numbers of a customer's or a ranch's orders by group, with their revenue. */
export const countsBy =
  (column: 'customer_id' | 'rancher_id') =>
  (parent: Row): Sql =>
    sql`(select count(*) ${isIn('pending')} as pending, count(*) ${isIn('inProgress')} as in_progress,
      count(*) ${isIn('fulfilled')} as fulfilled, count(*) ${isIn('canceled')} as canceled, count(*) as total,
      coalesce(sum(case order_type ${estimate} end) ${isIn('fulfilled')}, 0) as estimated_revenue,
      coalesce(sum(goods) ${isIn('fulfilled')}, 0) as actual_revenue
      from orders where ${column} = ${parent}.id)`;
