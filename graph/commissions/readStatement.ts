import { monthBounds, monthProblem } from '../../rules/statement';
import type { Context } from '../context';
import { loader } from '../database/loader';
import { prepared } from '../database/prepared';
import { badInput } from '../errors';
import type { CommissionTransactionRow } from './CommissionTransaction';

type Sums = { ranch: number; opening: number; charged: number; paid: number };
/** A ranch without entries in the month has one row, of sums alone. */
type EntryWithSums = Sums & (CommissionTransactionRow | { id: null; type: null });

/** What happened to a ranch's commission in a month. Errors: BAD_USER_INPUT. */
export async function readStatement(context: Context, rancherId: number, month: string) {
  const problem = monthProblem(month);
  if (problem) throw badInput({ month: problem });
  return loadStatement(context, rancherId, month);
}

const loadStatement = loader(async ({ db }, rancherIds: number[], month: string) => {
  const { from, to } = monthBounds(month);
  const rows = await prepared<EntryWithSums>(db, { sql: STATEMENT, bindings: [rancherIds, from, from, to] });
  return rancherIds.map((id) => {
    const own = rows.filter(({ ranch }) => ranch === id);
    const { opening, charged, paid } = own[0]!;
    const entries = own.filter((row) => row.id !== null);
    return {
      month,
      from,
      to,
      openingBalance: opening,
      charges: entries.filter(({ type }) => type === 'CHARGE'),
      charged,
      payments: entries.filter(({ type }) => type === 'PAYMENT'),
      paid,
      closingBalance: opening + charged - paid,
    };
  });
});

/** Sums and entries in one statement, so that they are of one moment while others book. */
const STATEMENT = `
  select ranch.id as ranch, before.opening,
    coalesce(sum(t.amount) filter (where t.type = 'CHARGE') over of_ranch, 0) as charged,
    coalesce(sum(t.amount) filter (where t.type = 'PAYMENT') over of_ranch, 0) as paid,
    t.*
  from unnest(?::integer[]) as ranch(id)
  cross join lateral (
    select coalesce(sum(case type when 'CHARGE' then amount else -amount end), 0) as opening
    from commission_transactions
    where rancher_id = ranch.id and type <> 'REQUEST' and created_at < ?
  ) before
  left join commission_transactions t
    on t.rancher_id = ranch.id and t.type <> 'REQUEST' and t.created_at >= ? and t.created_at < ?
  window of_ranch as (partition by ranch.id)
  order by t.created_at, t.id`;
