import { DEFAULT_COMMISSION_RATE } from '../../rules/money/commission';
import {
  column,
  type FieldShape,
  listBelow,
  madeOf,
  many,
  one,
  type Shape,
  sameRow,
  value,
} from '../database/reading/shape';
import { type Row, sql } from '../database/reading/sql';
import { nodeId } from '../schema/arguments';
import { ledger } from './loadTransactions';
import { statementMonths } from './readStatement';

/** SQL of the discounts on what a ranch was charged for. Unusual is a tenth of the goods, or half of the orders if it's three or more. */
const DISCOUNTS = (rancherId: string) => `
  select *, (amount > 0 and amount * 10 >= goods) or (discounted >= 3 and discounted * 2 >= orders) as is_unusual
  from (
    select count(*)::integer as orders, count(*) filter (where discount > 0)::integer as discounted,
      coalesce(sum(discount), 0)::bigint as amount, coalesce(sum(o.goods + discount), 0)::bigint as goods
    from commission_transactions t
    join orders o on o.id = t.order_id
    cross join lateral (
      select coalesce(sum((charge ->> 'amount')::integer), 0) as discount
      from jsonb_array_elements(o.charges) charge where charge ->> 'kind' = 'DISCOUNT'
    ) given
    where t.rancher_id = ${rancherId} and t.type = 'CHARGE' and t.created_at > now() - interval '90 days'
  ) sums`;

/** The discounts that a ranch gave on orders of the last 90 days. */
const discountsField: FieldShape = madeOf((ranch) => sql`(${DISCOUNTS(`${ranch.row}.id`)})`);

/** Reads the ranch's own row. */
export const commissionShape: Shape = {
  columns: ['id'],
  fields: {
    rate: value((ranch) => sql`coalesce(${ranch}.commission_rate, ${DEFAULT_COMMISSION_RATE})`),
    balance: value((ranch) => sql`greatest(${ranch}.current_balance, 0)`),
    credit: value((ranch) => sql`greatest(-${ranch}.current_balance, 0)`),
    agreement: sameRow(
      (ranch) => sql`(${ranch}.agreement_version <> '' and ${ranch}.agreement_accepted_at is not null)`,
    ),
    discounts: discountsField,
    statementMonths,
    transactions: listBelow(ledger),
    openRequests: many(
      (entry, ranch) => sql`${entry}.id in
        (select request_id from commission_open_requests where rancher_id = ${ranch}.id)`,
    ),
  },
};

export const agreementShape: Shape = {
  fields: { version: column('agreement_version'), acceptedAt: column('agreement_accepted_at') },
};

const isRequest = (entry: Row) => sql`${entry}.type = 'REQUEST'`;

/** SQL of an expression over the answer to a request. Null without an answer. */
const answer = (entry: Row, expression: string) =>
  sql`(select ${expression} from commission_request_answers where request_id = ${entry}.id and ${isRequest(entry)})`;

export const commissionTransactionShape: Shape = {
  table: 'commission_transactions',
  fields: {
    nodeId: nodeId('CommissionTransaction'),
    amount: value((entry) => sql`abs(${entry}.amount)`),
    change: value(
      (entry) => sql`case when ${entry}.type in ('CHARGE', 'ADJUSTMENT') then ${entry}.amount
        when ${entry}.type = 'REQUEST' then 0 else -${entry}.amount end`,
    ),
    order: one((order, entry) => sql`${order}.id = ${entry}.order_id`),
    rancher: one((ranch, entry) => sql`${ranch}.id = ${entry}.rancher_id`),
    openAmount: value(
      (entry) => sql`case when ${isRequest(entry)} then coalesce(
        (select open_amount from commission_open_requests where request_id = ${entry}.id), 0) end`,
    ),
    resolvedAt: value((entry) => answer(entry, 'created_at')),
    requestOutcome: value((entry) =>
      answer(
        entry,
        "case when payment_id is not null then 'PAID' when withdrawn then 'WITHDRAWN' else 'DISMISSED' end",
      ),
    ),
  },
};
