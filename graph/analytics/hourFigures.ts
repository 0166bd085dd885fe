import type { Knex } from 'knex';
import { prepared } from '../database/reading/prepared';
import { countedIn, type Range } from './blocks';

export const NOTHING = { orders: 0, gross: 0, charged: 0, paid: 0, customers: 0 };
export type HourFigures = typeof NOTHING;

/** Loads the orders that aren't canceled, the commission and the new customers of a range. */
export const totalFigures = countedIn(async (db, range) => (await hourFigures(db, [range]))[0] ?? NOTHING);

const HOUR = 3_600_000;

/** Returns the figures of each range, from the sums of its whole hours, the changes in them since, and its two ends. */
export async function hourFigures(db: Knex, ranges: readonly Range[]): Promise<HourFigures[]> {
  const { hours, edges } = partsOf(ranges);
  const bindings = [hours, hours, edges, edges, edges].flat();
  const found = await prepared<HourFigures & { place: number }>(db, { sql: IN_RANGES, bindings });
  return ranges.map((_, at) => found.find(({ place }) => place === at) ?? NOTHING);
}

/** Ranges as three lists, which `RANGES` reads: their places, starts and ends. */
type Bound = [number[], string[], string[]];

/** Splits each range into whole hours and the rest at both ends, which is usually empty. */
export function partsOf(ranges: readonly Range[]): { hours: Bound; edges: Bound; all: Bound } {
  const parts = ranges.map(split);
  return {
    hours: bound(parts.flatMap(({ whole }, place) => (whole ? [{ place, ...whole }] : []))),
    edges: bound(parts.flatMap((part, place) => part.edges.map((edge) => ({ place, ...edge })))),
    all: bound(ranges.map((range, place) => ({ place, ...range }))),
  };
}

const bound = (rows: (Range & { place: number })[]): Bound => [
  rows.map(({ place }) => place),
  rows.map(({ from }) => from),
  rows.map(({ to }) => to),
];

function split({ from, to }: Range): { whole: Range | null; edges: Range[] } {
  const [first, end] = [Math.ceil(Date.parse(from) / HOUR), Math.floor(Date.parse(to) / HOUR)];
  if (first >= end) return { whole: null, edges: [{ from, to }] };
  const whole = { from: new Date(first * HOUR).toISOString(), to: new Date(end * HOUR).toISOString() };
  const edges = [
    { from, to: whole.from },
    { from: whole.to, to },
  ];
  return { whole, edges: edges.filter((edge) => Date.parse(edge.from) < Date.parse(edge.to)) };
}

export const RANGES = 'unnest(?::integer[], ?::timestamptz[], ?::timestamptz[]) as part(place, first, until)';
const hourOf = (moment: string) => `(extract(epoch from ${moment}) / 3600)::integer`;
export const IN_HOURS = `hour >= ${hourOf('first')} and hour < ${hourOf('until')}`;
const within = 'created_at >= first and created_at < until';

/** `offset 0` makes the planner look up each end of a range in the index instead of comparing all rows with all ends. */
const eachIn = (table: string, condition: string) =>
  `cross join lateral (select * from ${table} where ${within} and ${condition} offset 0) row_of_end`;

const IN_RANGES = `
  select place, sum(orders)::bigint as orders, sum(gross)::bigint as gross, sum(charged)::bigint as charged,
    sum(paid)::bigint as paid, sum(customers)::bigint as customers
  from (
    select place, orders, gross, charged, paid, customers
    from ${RANGES} join hour_figures on ${IN_HOURS}
    union all
    select place, case when status <> 'CANCELED' then orders else 0 end,
      case when status <> 'CANCELED' then amount else 0 end, charged, paid, customers
    from ${RANGES} join figure_changes on ${within}
    union all
    select place, 1, goods, 0, 0, 0 from ${RANGES} ${eachIn('orders', "status <> 'CANCELED'")}
    union all
    select place, 0, 0, case when type in ('CHARGE', 'ADJUSTMENT') then amount else 0 end,
      case when type = 'PAYMENT' then amount else 0 end, 0
    from ${RANGES} ${eachIn('commission_transactions', 'true')}
    union all
    select place, 0, 0, 0, 0, 1 from ${RANGES} ${eachIn('users', "user_type = 'CUSTOMER'")}
  ) figures
  group by 1`;
