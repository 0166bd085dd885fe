import { AGEING_STEPS } from '../../rules/time/ageing';
import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';

type Step = { step: number; amount: number; charges: number };

/** What is owed now, by the age of the charges that payments don't cover yet. */
export async function ageing({ db }: Context) {
  const later = AGEING_STEPS.slice(1).map(({ fromDays }) => fromDays);
  const steps = await prepared<Step>(db, { sql: UNCOVERED_BY_AGE, bindings: [later] });
  return AGEING_STEPS.map((days, at) => {
    const { amount = 0, charges = 0 } = steps.find(({ step }) => step === at) ?? {};
    return { ...days, amount, charges };
  });
}

/** Payments settle the oldest charges first, so a ranch owes its newest charges, up to its balance. */
const UNCOVERED_BY_AGE = `
  select width_bucket(extract(epoch from now() - created_at) / 86400, ?::numeric[]) as step,
    sum(rest) as amount, count(*) as charges
  from (
    select t.created_at, least(t.amount, r.current_balance - coalesce(sum(t.amount) over younger, 0)) as rest
    from orders o
    join commission_transactions t on t.order_id = o.id and t.type = 'CHARGE'
    join ranchers r on r.id = o.rancher_id
    where o.status = 'FULFILLED' and not o.commission_paid
    window younger as (
      partition by o.rancher_id order by t.id desc rows between unbounded preceding and 1 preceding
    )
  ) charge
  where rest > 0
  group by 1`;
