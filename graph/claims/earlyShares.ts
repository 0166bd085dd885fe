import type { Knex } from 'knex';
import { ANIMAL_STAGE, type AnimalStage, isReadyAt } from '../../rules/herd/animalStage';
import { fulfillmentRefusal } from '../../rules/orders/fulfillment';
import { prepared } from '../database/reading/prepared';
import { lockKnownRancher } from '../ranches/lockRancher';
import { Claim, isHeld } from './Claim';

const EARLY_STAGES = ANIMAL_STAGE.values.filter((stage) => !isReadyAt(stage));

/** SQL of whether a share of an order is in line, or on an animal whose beef isn't ready. */
export const hasEarlyShare = (order: string) => `exists (select from claims c left join animals a on a.id = c.animal_id
  where c.order_id = ${order}.id and ${isHeld('c.')}
    and coalesce(a.stage, 'OPEN') in (${EARLY_STAGES.map((stage) => `'${stage}'`).join(', ')}))`;

type Share = { name: string; tag: string | null; stage: AnimalStage | null };

/** Returns why a locked order can't be fulfilled yet. Locks its ranch, so that its animals stay as they are. */
export async function earlyShareRefusal(
  trx: Knex.Transaction,
  { id, rancherId }: { id: number; rancherId: number },
): Promise<string | undefined> {
  // An order gets its claims when it's placed, so an order without claims needs no lock.
  if ((await Claim.query(trx).where({ orderId: id }).resultSize()) === 0) return undefined;
  await lockKnownRancher(trx, rancherId);
  const sql = `select i.name, a.tag, a.stage from claims c join order_items i on i.id = c.order_item_id
    left join animals a on a.id = c.animal_id where c.order_id = ? and ${isHeld('c.')} order by c.id`;
  const shares = await prepared<Share>(trx, { sql, bindings: [id] });
  return fulfillmentRefusal(
    shares.map(({ name, tag, stage }) => ({ name, animal: tag !== null && stage !== null ? { tag, stage } : null })),
  );
}
