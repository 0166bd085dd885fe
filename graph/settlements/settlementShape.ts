import { isKnownClaim } from '../claims/visibleClaims';
import { column, elements, type Fields, many, one, type Shape, sameRow, value } from '../database/reading/shape';
import { bind, type Row, type Sql, sql, viewerHolds } from '../database/reading/sql';
import { actorSql } from '../orders/visibleOrders';
import { MEMO } from './howToPay';
import { IS_BY_WEIGHT } from './readFacts';
import { sellerOfPayment } from './sellers';

const isUnweighed = (order: Row) => sql`(${order}.settled_total is null and ${IS_BY_WEIGHT(order.row)})`;
const costs = (order: Row) => sql`coalesce(${order}.settled_total, ${order}.amount::bigint + ${order}.shipping_fee)`;

const balanceDueSql = (order: Row): Sql => sql`case when ${order}.status = 'CANCELED' then 0
  when ${isUnweighed(order)} then null else greatest(${costs(order)} - ${order}.received, 0) end`;

const lastRevision = (order: Row) =>
  sql`(select max(id) from order_revisions where order_id = ${order}.id and ${order}.settled_total is not null)`;

/** SQL of what a ranch tells the families that pay it. Nobody pays for a canceled order. */
const ofPaidRanch = (order: Row, column: 'payment_instructions' | 'payment_link') =>
  sql`(select ${column} from ranchers where id = ${order}.rancher_id and ${order}.status <> 'CANCELED')`;

/** Reads the order's own row. Resolvers answer `quote` and `waitsFor`, which the rules compute from many facts. */
export const settlementShape: Shape = {
  columns: ['id', 'settledTotal'],
  fields: {
    timeZone: value(() => sql`${bind(({ context }) => context.config.timeZone)}::text`),
    state: value(
      (order) => sql`case when ${order}.settled_total is not null then 'SETTLED'
        when ${IS_BY_WEIGHT(order.row)} then 'UNWEIGHED' else 'FIXED' end`,
    ),
    revisionId: value(lastRevision),
    revision: one((revision, order) => sql`${revision}.id = ${lastRevision(order)}`),
    total: value(
      (order) => sql`case when not ${isUnweighed(order)} and ${order}.status <> 'CANCELED' then ${costs(order)} end`,
    ),
    balanceDue: value(balanceDueSql),
    overpaid: value(
      (order) => sql`case when ${order}.status = 'CANCELED' then greatest(${order}.received - ${order}.kept, 0)
        when ${isUnweighed(order)} then 0 else greatest(${order}.received - ${costs(order)}, 0) end`,
    ),
    // Of what was kept, some may have been given back after all.
    kept: value((order) => sql`least(${order}.kept, ${order}.received)`),
    toProcessor: value((order) => sql`(select to_processor from order_revisions where id = ${lastRevision(order)})`),
    dueSince: value((order) => sql`case when ${order}.owes > 0 then ${order}.owed_since end`),
    daysDue: value(
      (order) => sql`case when ${order}.owes > 0
        then greatest(floor(extract(epoch from now() - ${order}.owed_since) / 86400), 0)::integer end`,
    ),
    canRemind: value(
      (order) => sql`(${order}.owes > 0 and coalesce(${actorSql(order)}, 'OWNER') <> 'OWNER' and ${viewerHolds('MONEY')}
        and coalesce(${order}.reminded_at <= now() - interval '24 hours', true))`,
    ),
    howToPay: value((order) => ofPaidRanch(order, 'payment_instructions')),
    paymentLink: value((order) => ofPaidRanch(order, 'payment_link')),
    memo: value((order) => sql`(select ${MEMO} from orders o where o.id = ${order}.id and o.status <> 'CANCELED')`),
  },
};

export const settlementOfOrder: Fields = {
  settlement: sameRow(),
  revisions: many((revision, order) => sql`${revision}.order_id = ${order}.id`),
  payments: many((payment, order) => sql`${payment}.order_id = ${order}.id`),
  balanceDue: value(balanceDueSql),
};

export const orderRevisionShape: Shape = {
  table: 'order_revisions',
  fields: {
    balanceDue: value((revision) => sql`greatest(${revision}.total - ${revision}.received, 0)`),
    overpaid: value((revision) => sql`greatest(${revision}.received - ${revision}.total, 0)`),
    lines: elements(
      (revision) => sql`(select * from rows from (jsonb_to_recordset(${revision}.lines) as (kind text, label text,
        "claimId" integer, "itemId" integer, pounds float8, basis text, "pricePerPound" integer, amount integer,
        "toProcessor" boolean)) with ordinality as line (kind, label, claim_id, item_id, pounds, basis, price_per_pound,
        amount, to_processor, place))`,
      (line) => sql`${line}.place`,
    ),
    difference: sameRow(),
  },
};

export const claimOfLine = one((row, line) => sql`${row}.id = ${line}.claim_id and ${isKnownClaim(row)}`);

/** `roundingOf` of a stored line. The lines of invoices and previews are computed, and have no row. */
const rounding = value(
  (line) => sql`case when ${line}.pounds is null or ${line}.price_per_pound is null then 0 else (${line}.amount
    - floor((round((${line}.pounds * 1000)::numeric) * ${line}.price_per_pound + 500) / 1000))::integer end`,
);

export const settlementLineShape: Shape = { fields: { claim: claimOfLine, rounding } };

/** Reads the revision's own row. */
export const revisionDifferenceShape: Shape = {
  fields: {
    summary: value((revision) => sql`${revision}.difference ->> 'summary'`),
    amount: value((revision) => sql`(${revision}.difference ->> 'amount')::integer`),
    lines: elements(
      (revision) => sql`(select * from rows from (jsonb_to_recordset(${revision}.difference -> 'lines') as (kind text,
        label text, before integer, after integer, "poundsBefore" float8, "poundsAfter" float8, change integer))
        with ordinality as line (kind, label, before, after, pounds_before, pounds_after, change, place))`,
      (line) => sql`${line}.place`,
    ),
  },
};

export const lineDifferenceShape: Shape = { fields: { before: column('before') } };

export const orderPaymentShape: Shape = {
  table: 'order_payments',
  fields: {
    claim: claimOfLine,
    order: one((order, payment) => sql`${order}.id = ${payment}.order_id`),
    seller: sellerOfPayment,
  },
};
