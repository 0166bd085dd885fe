import { monthBounds, monthProblem } from '../../rules/money/statement';
import type { Context } from '../context';
import { loader } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { value } from '../database/reading/shape';
import { bind, sql } from '../database/reading/sql';
import { mustExist } from '../database/transaction';
import { badInput } from '../errors';
import { CHANGE_OF_BALANCE, type CommissionTransactionRow } from './CommissionTransaction';

type Sums = { ranch: number; opening: number; charged: number; corrected: number; paid: number; credited: number };
/** A ranch without entries in the month has a single row, with only the sums. */
type EntryWithSums = Sums & (CommissionTransactionRow | { id: null; type: null });

export async function readStatement(context: Context, rancherId: number, month: string) {
  const problem = monthProblem(context.config.timeZone, month);
  if (problem) throw badInput({ month: problem });
  return loadStatement(context, rancherId, month);
}

const loadStatement = loader(async ({ db, config: { timeZone } }, rancherIds: number[], month: string) => {
  const { from, to } = monthBounds(timeZone, month);
  const rows = await prepared<EntryWithSums>(db, { sql: STATEMENT, bindings: [rancherIds, from, from, to] });
  return rancherIds.map((id) => {
    const own = rows.filter(({ ranch }) => ranch === id);
    const { opening, charged, corrected, paid, credited } = mustExist(own[0]);
    const entries = own.filter((row) => row.id !== null);
    const closing = opening + charged - corrected - paid;
    return {
      month,
      timeZone,
      from,
      to,
      isOpen: Date.parse(to) > Date.now(),
      openingBalance: Math.max(0, opening),
      openingCredit: Math.max(0, -opening),
      charges: entries.filter(isCharge),
      charged,
      corrections: entries.filter(isCorrection),
      corrected,
      payments: entries.filter((entry) => !isCharge(entry) && !isCorrection(entry)),
      paid,
      credited,
      closingBalance: Math.max(0, closing),
      closingCredit: Math.max(0, -closing),
    };
  });
});

/** Whether an entry raised the balance: a charge, or an adjustment upward. */
const isCharge = ({ type, amount }: CommissionTransactionRow) =>
  type === 'CHARGE' || (type === 'ADJUSTMENT' && amount > 0);

const isCorrection = ({ type, amount }: CommissionTransactionRow) => type === 'ADJUSTMENT' && amount < 0;

/** Reads the sums and the entries in one statement, so they agree even while entries are added. */
const STATEMENT = `
  select ranch.id as ranch, before.opening,
    coalesce(sum(t.change) filter (where t.change > 0) over of_ranch, 0) as charged,
    coalesce(-sum(t.change) filter (where t.change < 0 and t.type = 'ADJUSTMENT') over of_ranch, 0) as corrected,
    coalesce(-sum(t.change) filter (where t.change < 0 and t.type <> 'ADJUSTMENT') over of_ranch, 0) as paid,
    coalesce(-sum(t.change) filter (where t.type in ('CREDIT', 'WAIVER')) over of_ranch, 0) as credited,
    t.*
  from unnest(?::integer[]) as ranch(id)
  cross join lateral (
    select coalesce(sum(${CHANGE_OF_BALANCE}), 0) as opening
    from commission_transactions
    where rancher_id = ranch.id and type <> 'REQUEST' and created_at < ?
  ) before
  left join (select *, ${CHANGE_OF_BALANCE} as change from commission_transactions) t
    on t.rancher_id = ranch.id and t.type <> 'REQUEST' and t.created_at >= ? and t.created_at < ?
  window of_ranch as (partition by ranch.id)
  order by t.created_at, t.id`;

/** The months from a ranch's first entry to now, newest first. */
export const statementMonths = value((ranch) => {
  const zone = sql`${bind(({ context }) => context.config.timeZone)}::text`;
  return sql`array(select to_char(month, 'YYYY-MM') from generate_series(
    (select date_trunc('month', min(created_at) at time zone ${zone}) from commission_transactions
     where rancher_id = ${ranch}.id),
    now() at time zone ${zone}, interval '1 month') month order by month desc)`;
});
