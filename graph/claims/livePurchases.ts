import type { Knex } from 'knex';
import { LIVE_PURCHASE_TEXTS, LIVE_PURCHASE_VERSION } from '../../rules/herd/livePurchase';
import { loader, onePerKey } from '../database/reading/loader';
import { prepared } from '../database/reading/prepared';
import { type Concerned, mailFamilies } from './mailFamilies';

export type LivePurchaseRow = {
  text: string;
  version: string;
  confirmedAt: string | null;
  ranchChooses: boolean | null;
};

type Found = { id: number; version: string | null; confirmedAt: string | null; ranchChooses: boolean | null };

/** Loads the confirmation that the law requires for a share, confirmed or not. Null if the law requires none. */
export const livePurchaseOf = loader<number, LivePurchaseRow | null>(async ({ db }, claimIds) => {
  const sql = `select claims.id, version, confirmed_at, ranch_chooses
    from claims join animals on animals.id = claims.animal_id and inspection = 'CUSTOM_EXEMPT'
    left join live_purchases on live_purchases.id = claims.live_purchase_id
    where claims.id = any(?) and claims.order_id is not null`;
  const rows = onePerKey(claimIds, await prepared<Found>(db, { sql, bindings: [claimIds] }), ({ id }) => id);
  return rows.map((row) => {
    const { version, confirmedAt = null, ranchChooses = null } = row ?? {};
    const shownVersion = version ?? LIVE_PURCHASE_VERSION;
    return row && { text: LIVE_PURCHASE_TEXTS[shownVersion] ?? '', version: shownVersion, confirmedAt, ranchChooses };
  });
});

/**
 * Asks the families of some animals to confirm the purchase, if the law requires it. Asks once for each share of an animal. The
 * caller has locked the ranch or the animals.
 */
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
