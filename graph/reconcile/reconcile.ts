import type { Knex } from 'knex';
import { settle } from '../../rules/settlement/settle';
import { COSTS } from '../find/ranchCosts';
import { OrderRevision } from '../settlements/OrderRevision';

/** A stored figure that differs from its facts. */
export interface Drift {
  /** What's wrong, such as 'Balance of a ranch'. */
  figure: string;
  id: string;
  kept: string | null | undefined;
  reckoned: string | null | undefined;
}

/** The maximum number of differences that are listed for each figure. */
const MAX_ROWS = 100;

/** The charges that aren't paid yet, each with the adjustments of later settlements. */
const DUE_CHARGES = `
  select o.id, o.rancher_id, t.id as charge, r.current_balance, t.amount + coalesce(
    (select sum(amount) from commission_transactions where order_id = o.id and type = 'ADJUSTMENT'), 0) as amount
  from orders o join commission_transactions t on t.order_id = o.id and t.type = 'CHARGE'
    join ranchers r on r.id = o.rancher_id
  where o.status = 'FULFILLED' and not o.commission_paid`;

/** The query of each figure returns its stored value (`kept`) and its computed one (`reckoned`) for every row that stores it. */
const FIGURES: Record<string, string> = {
  'Balance of a ranch': `
    select r.id, r.current_balance as kept, coalesce(sum(case when t.type in ('CHARGE', 'ADJUSTMENT') then t.amount
      when t.type = 'REQUEST' then 0 else -t.amount end), 0) as reckoned
    from ranchers r left join commission_transactions t on t.rancher_id = r.id group by r.id`,
  // Money that is left over from payments covers the oldest charges first.
  'Paid commission of an order': `
    select id, 'due' as kept, case when sum(amount) over (partition by rancher_id order by charge)
      <= sum(amount) over (partition by rancher_id) - current_balance then 'paid' else 'due' end as reckoned
    from (${DUE_CHARGES}) as due`,
  'Due charges of a ranch': `
    select r.id, coalesce(sum(due.amount), 0) as kept, greatest(coalesce(sum(due.amount), 0), r.current_balance) as reckoned
    from ranchers r left join (${DUE_CHARGES}) as due on due.rancher_id = r.id group by r.id`,
  'Payments of an order': `
    select o.id, o.received as kept, coalesce(sum(case p.kind when 'REFUND' then -p.amount when 'KEPT' then 0 else p.amount end), 0) as reckoned
    from orders o left join order_payments p on p.order_id = o.id group by o.id`,
  'Settled total of an order': `
    select distinct on (o.id) o.id, concat_ws(' ', o.settled_total, o.goods, o.commission_amount) as kept,
      concat_ws(' ', r.total, r.goods, r.commission_amount) as reckoned
    from orders o join order_revisions r on r.order_id = o.id where o.settled_total is not null order by o.id, r.id desc`,
  'Status of an order': `
    select distinct on (o.id) o.id, o.status as kept, u.status as reckoned
    from orders o left join order_status_updates u on u.order_id = o.id order by o.id, u.id desc`,
  'Ratings of a ranch': `
    select r.id, r.rating_counts as kept, array(select count(v.id)::integer from generate_series(1, 5) stars
      left join reviews v on v.rancher_id = r.id and v.stars = stars.stars and v.hidden_at is null
      group by stars.stars order by stars.stars) as reckoned
    from ranchers r`,
  'Costs of a ranch': `
    select coalesce(kept.id, made.id) as id, kept.costs as kept, made.costs as reckoned
    from (select rancher_id as id, string_agg(concat_ws(' ', state, price, cost), ', ' order by sizes) as costs
      from ranch_costs where rancher_id not in (select rancher_id from stale_costs) group by 1) kept
    join (select id, string_agg(concat_ws(' ', state, price, cost), ', ' order by sizes) as costs
      from (${COSTS.replace('any(?)', 'any(array(select id from ranchers))')}) made group by 1) made using (id)`,
  'Taken places of an animal': `
    select a.id, a.taken as kept, array(
      select place from animal_places where animal_id = a.id
      union all select unnest(places) from line_offers where animal_id = a.id and answer is null order by 1) as reckoned
    from animals a`,
  'Orders summed up for analytics': `
    select status || ' ' || order_type as id, sum(kept) as kept, sum(reckoned) as reckoned from (
      select status, order_type, orders as kept, 0 as reckoned from order_figures where hours = 64
      union all select status, order_type, orders, 0 from figure_changes where status is not null
      union all select status, order_type, 0, 1 from orders
    ) as counted group by 1`,
  'Rows of a table': `
    select of_table || ' ' || part as id, sum(kept) as kept, sum(reckoned) as reckoned from (
      select of_table, part, rows as kept, 0 as reckoned from row_counts
      union all select 'orders', status, 0, 1 from orders
      union all select 'ranchers', approval, 0, 1 from ranchers
      union all select 'approved ranchers', state, 0, 1 from ranchers where approval = 'APPROVED'
      union all select 'users', user_type, 0, 1 from users
      union all select 'audit_entries', action, 0, 1 from audit_entries
      union all select 'feedback', type, 0, 1 from feedback
    ) as counted group by 1`,
};

/** Recomputes all stored figures from their facts, and lists those that differ. Changes nothing. */
export async function findDrift(db: Knex): Promise<Drift[]> {
  const found: Drift[] = [];
  for (const [figure, sql] of Object.entries(FIGURES)) {
    const differing = `select ? as figure, id::text, kept::text, reckoned::text from (${sql}) as figures
      where kept is distinct from reckoned order by id limit ${MAX_ROWS}`;
    found.push(...(await db.raw<{ rows: Drift[] }>(differing, [figure])).rows);
  }
  return [...found, ...(await driftOfRevisions(db))];
}

/** Recomputes each settlement from the facts that it was made from. */
async function driftOfRevisions(db: Knex): Promise<Drift[]> {
  const found: Drift[] = [];
  for (let last = 0, isMore = true; isMore; ) {
    const page = await OrderRevision.query(db).where('id', '>', last).orderBy('id').limit(1_000);
    for (const { id, facts, lines, goods, total, toProcessor, commissionAmount: commission } of page) {
      const [kept, reckoned] = [{ lines, goods, total, toProcessor, commission }, settle(facts)].map(sortedJson);
      if (kept !== reckoned) found.push({ figure: 'Settlement of an order', id: String(id), kept, reckoned });
    }
    last = page.at(-1)?.id ?? last;
    isMore = page.length > 0;
  }
  return found.slice(0, MAX_ROWS);
}

/** Writes JSON with sorted fields, so that their order doesn't matter. */
const sortedJson = (value: object): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );
