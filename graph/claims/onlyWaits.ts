import type { Knex } from 'knex';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { prepared } from '../database/reading/prepared';
import { lockKnownRancher } from '../ranches/lockRancher';
import { isHeld } from './Claim';

/** SQL of whether an order is of nothing but shares that wait in line, and nothing was paid, so that its family may still cancel it. */
export const onlyWaits = (order: string) => `(${order}.received = 0
  and (select sum(i.quantity) from order_items i where i.order_id = ${order}.id)
    = (select count(*) from claims c where c.order_id = ${order}.id and ${isHeld('c.')})
  and not exists (select from claims c where c.order_id = ${order}.id and c.released_at is null
    and (c.animal_id is not null or c.off_board_at is not null)))`;

/** Says the same of a locked order. Locks its ranch, so that no share gets an animal in the meantime. */
export async function onlyWaitsInLine(
  trx: Knex.Transaction,
  { id, rancherId, status }: { id: number; rancherId: number; status: OrderStatus },
): Promise<boolean> {
  if (status === 'PENDING') return false;
  await lockKnownRancher(trx, rancherId);
  const sql = `select from orders where id = ? and ${onlyWaits('orders')}`;
  return (await prepared(trx, { sql, bindings: [id] })).length > 0;
}
