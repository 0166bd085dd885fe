import type { Knex } from 'knex';
import { ANIMAL_STAGE, type AnimalStage, isReadyAt } from '../../rules/herd/animalStage';
import { fulfillmentRefusal } from '../../rules/orders/fulfillment';
import type { OrderStatus } from '../../rules/words/vocabulary';
import { prepared } from '../database/reading/prepared';
import { lockRancher } from '../ranches/lockRancher';
import { Claim, isHeld } from './Claim';

const EARLY_STAGES = ANIMAL_STAGE.values.filter((stage) => !isReadyAt(stage));

/** SQL of whether a share of an order is in line, or on an animal whose beef isn't ready. */
export const hasEarlyShare = (order: string) => `exists (select from claims c left join animals a on a.id = c.animal_id
  where c.order_id = ${order}.id and ${isHeld('c.')}
    and coalesce(a.stage, 'OPEN') in (${EARLY_STAGES.map((stage) => `'${stage}'`).join(', ')}))`;

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
  await lockRancher(trx, rancherId);
  const sql = `select from orders where id = ? and ${onlyWaits('orders')}`;
  return (await prepared(trx, { sql, bindings: [id] })).length > 0;
}

type Share = { name: string; tag: string | null; stage: AnimalStage | null };

/** Returns why a locked order can't be fulfilled yet. Locks its ranch, so that its animals stay as they are. */
export async function earlyShareRefusal(
  trx: Knex.Transaction,
  { id, rancherId }: { id: number; rancherId: number },
): Promise<string | undefined> {
  // An order gets its claims when it's placed, so an order without claims needs no lock.
  if ((await Claim.query(trx).where({ orderId: id }).resultSize()) === 0) return undefined;
  await lockRancher(trx, rancherId);
  const sql = `select i.name, a.tag, a.stage from claims c join order_items i on i.id = c.order_item_id
    left join animals a on a.id = c.animal_id where c.order_id = ? and ${isHeld('c.')} order by c.id`;
  const shares = await prepared<Share>(trx, { sql, bindings: [id] });
  return fulfillmentRefusal(
    shares.map(({ name, tag, stage }) => ({ name, animal: tag !== null && stage !== null ? { tag, stage } : null })),
  );
}
