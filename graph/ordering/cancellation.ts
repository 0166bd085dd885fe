import type { Knex } from 'knex';
import type { Cents } from '../../rules/money/money';
import { MOVED_DAYS } from '../../rules/orders/cancelTerms';
import { today } from '../animals/animalToMove';
import type { Context } from '../context';
import { prepared } from '../database/reading/prepared';
import { type Fields, madeOf } from '../database/reading/shape';
import { sql } from '../database/reading/sql';
import type { Order } from '../orders/Order';
import { termsRow } from '../ranches/cancelTermsSql';
import { lockKnownRancher } from '../ranches/lockRancher';
import { writePayment } from '../settlements/recordOrderPayment';

/** What is known of an order's shares. Without shares of animals, the ranch's own steps say how far it is. */
const shareFacts = (order: string) => `(
  select coalesce(bool_or(a.stage not in ('PLANNED', 'OPEN') or c.off_board_at is not null), false) as is_over,
    coalesce(bool_or(c.animal_id is null and c.left_harvest is not null
      or a.harvest_date - c.promised_harvest > ${MOVED_DAYS}), false) as is_by_ranch,
    coalesce(bool_or(c.animal_id is null), ${order}.status <> 'PROCESSING') as is_waiting
  from claims c left join animals a on a.id = c.animal_id where c.order_id = ${order}.id and c.released_at is null)`;

const depositOf = (order: string) => `greatest(0, least(${order}.received,
  (select coalesce(sum(amount), 0) from order_payments where order_id = ${order}.id and kind = 'DEPOSIT')))`;

/** SQL of what a cancellation by the family means now. No row if its terms say that it's too late, or it has none. */
export const cancellation = (order: string) => `(
  select ${order}.received - keeps as comes_back, keeps, reason from (
    select reason, floor(${depositOf(order)} * (100 - case reason
      when 'WAITING' then (${order}.cancel_terms ->> 'waitingPercent')::integer
      when 'ON_ANIMAL' then (${order}.cancel_terms ->> 'assignedPercent')::integer
      else 100 end) / 100.0)::integer as keeps
    from (
      select case
        when now() < ${order}.created_at + (${order}.cancel_terms ->> 'freeHours')::integer * interval '1 hour' then 'FIRST_HOURS'
        when is_by_ranch then 'BY_RANCH'
        when is_waiting then 'WAITING'
        else 'ON_ANIMAL' end as reason
      from ${shareFacts(order)} facts
      where not is_over and ${order}.cancel_terms is not null and ${order}.status in ('PENDING', 'CONTACTED', 'PROCESSING')
    ) reasons) kept)`;

/** SQL of whether the terms of an order let its family cancel now. */
export const termsLetCancel = (order: string) =>
  `(${order}.cancel_terms is not null and exists (select from ${cancellation(order)} c))`;

export const cancellationOfOrder: Fields = {
  cancelTerms: madeOf((order) => termsRow(sql`${order}.cancel_terms`)),
  cancellation: madeOf((order) => sql`${cancellation(order.row)}`),
};

type Cancellation = { comesBack: Cents; keeps: Cents; reason: keyof typeof REASONS };

/** Says the same of a locked order. Locks its ranch, so that no share changes its animal or stage in the meantime. */
export async function cancellationNow(
  trx: Knex.Transaction,
  { id, rancherId, cancelTerms }: Order,
): Promise<Cancellation | null> {
  if (!cancelTerms) return null;
  await lockKnownRancher(trx, rancherId);
  const text = `select c.* from orders o, lateral ${cancellation('o')} c where o.id = ?`;
  const [found] = await prepared<Cancellation>(trx, { sql: text, bindings: [id] });
  return found ?? null;
}

/** Records what the ranch keeps by the terms of an order that its family has canceled. */
export async function keepByTerms(
  trx: Knex.Transaction,
  context: Context,
  order: Order,
  { keeps, reason }: Cancellation,
): Promise<void> {
  if (keeps === 0) return;
  const note = `Kept by the terms of the order: ${REASONS[reason]}`;
  const kept = { kind: 'KEPT', method: 'OTHER', amount: keeps, receivedOn: today(context), note } as const;
  await writePayment(trx, context, order, { ...kept, claimId: null, idempotencyKey: null });
}

const REASONS = {
  FIRST_HOURS: 'canceled within the first hours',
  BY_RANCH: 'the ranch took the animal away or moved its harvest',
  WAITING: 'canceled while a share waited for an animal',
  ON_ANIMAL: 'canceled with an animal, before its harvest',
};
