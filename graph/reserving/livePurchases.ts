import type { Knex } from 'knex';
import { type Concerned, mailFamilies } from '../claims/mailFamilies';

/** Asks families once to confirm a purchase that the law requires. The ranch or the animals are locked. */
export async function askForLivePurchases(trx: Knex.Transaction, animalIds: number[]): Promise<void> {
  const { rows } = await trx.raw<{ rows: Concerned[] }>(
    `update claims set live_purchase_asked_at = now()
     from animals where inspection = 'CUSTOM_EXEMPT' and claims.animal_id = animals.id and animals.id = any(?) and stage in ('PLANNED', 'OPEN') and order_id is not null
       and live_purchase_id is null and live_purchase_asked_at is null
     returning order_id as "orderId", animal_id as "animalId"`,
    [animalIds],
  );
  await mailFamilies(trx, rows, (about) => ({ template: 'livePurchaseAsked', ...about }));
}
