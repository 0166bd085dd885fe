import { AGEING_STEPS } from '../../rules/time/ageing';
import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';
import { IN_HOURS, partsOf, RANGES } from './hourFigures';

type Step = { place: number; amount: number; charges: number };

const DAY = 86_400_000;

/** Sums what is owed now by the age of the charges that payments don't cover yet. */
export async function ageing({ db }: Context) {
  const now = Date.now();
  const { hours, edges, all } = partsOf(
    AGEING_STEPS.map((_, at) => ({ from: endOf(now, at + 1), to: endOf(now, at) })),
  );
  const steps = await prepared<Step>(db, { sql: UNCOVERED_BY_AGE, bindings: [hours, edges, all, all].flat() });
  return AGEING_STEPS.map((days, at) => {
    const { amount = 0, charges = 0 } = steps.find(({ place }) => place === at) ?? {};
    return { ...days, amount, charges };
  });
}

/** Returns the time before which the charges of a step were made. Only the first and the last step have one open end. */
function endOf(now: number, at: number): string {
  const step = AGEING_STEPS[at];
  if (!step) return new Date(0).toISOString();
  return new Date(at === 0 ? now + DAY : now - step.fromDays * DAY).toISOString();
}

/**
 * Uses hourly sums of open charges, but counts the charges of ranches that have changed since the sums were made. `offset 0`
 * makes the planner look up each end of a range in the index instead of comparing all charges with all ranges.
 */
const UNCOVERED_BY_AGE = `
  with stale as (select distinct rancher_id from stale_ranches), outdated as materialized (
    select charged_at, rest from open_charges where rancher_id in (select rancher_id from stale)
  )
  select place, sum(amount)::bigint as amount, sum(charges)::bigint as charges
  from (
    select place, amount, charges from ${RANGES} join charge_figures on ${IN_HOURS}
    union all
    select place, rest, 1
    from ${RANGES} cross join lateral (
      select rest from open_charges where charged_at >= first and charged_at < until offset 0
    ) edge
    union all
    select place, -rest, -1 from ${RANGES} join outdated on charged_at >= first and charged_at < until
    union all
    select place, rest, 1
    from ${RANGES} join open_charges_of(array(select rancher_id from stale)) on charged_at >= first and charged_at < until
  ) charge
  group by 1`;

/** Returns the sum of all current balances. A credit of one ranch doesn't reduce what other ranches owe. */
export async function outstanding({ db }: Context): Promise<number> {
  const sql = 'select coalesce(sum(greatest(current_balance, 0)), 0) as sum from ranchers';
  const [row] = await prepared<{ sum: number }>(db, { sql, bindings: [] });
  return row?.sum ?? 0;
}
