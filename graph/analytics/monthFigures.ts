import { monthOf, monthsBetween } from '../../rules/money/statement';
import { prepared } from '../database/reading/prepared';
import { countedIn, type Range } from './Range';

const NOTHING = { orders: 0, gross: 0, commissionCharged: 0, commissionPaid: 0, newCustomers: 0 };
type Month = { month: string } & typeof NOTHING;

/** Figures for each month that the range touches, in the platform's time zone. */
export const monthFigures = countedIn(async (db, range, { config: { timeZone } }) => {
  const { from, to } = range;
  const filled = await prepared<Month>(db, {
    sql: BY_MONTH,
    bindings: [timeZone, from, to, timeZone, from, to, timeZone, from, to],
  });
  const byMonth = new Map(filled.map((month) => [month.month, month]));
  return monthsOf(timeZone, range).map((month) => byMonth.get(month) ?? { month, ...NOTHING });
});

/** Oldest first. The range ends just before `to`, so `to` itself doesn't start another month. */
function monthsOf(timeZone: string, { from, to }: Range): string[] {
  const last = new Date(Date.parse(to) - 1);
  return monthsBetween(monthOf(timeZone, from), monthOf(timeZone, last)).toReversed();
}

const month = "to_char(created_at at time zone ?, 'YYYY-MM')";

const BY_MONTH = `
  select month, sum(orders)::bigint as orders, sum(gross)::bigint as gross, sum(charged)::bigint as "commissionCharged",
    sum(paid)::bigint as "commissionPaid", sum(customers)::bigint as "newCustomers"
  from (
    select ${month} as month, count(*) as orders, sum(amount) as gross, 0 as charged, 0 as paid, 0 as customers
    from orders where status <> 'CANCELED' and created_at >= ? and created_at < ? group by 1
    union all
    select ${month}, 0, 0, coalesce(sum(amount) filter (where type = 'CHARGE'), 0),
      coalesce(sum(amount) filter (where type = 'PAYMENT'), 0), 0
    from commission_transactions where type <> 'REQUEST' and created_at >= ? and created_at < ? group by 1
    union all
    select ${month}, 0, 0, 0, 0, count(*)
    from users where user_type = 'CUSTOMER' and created_at >= ? and created_at < ? group by 1
  ) figures
  group by 1`;
