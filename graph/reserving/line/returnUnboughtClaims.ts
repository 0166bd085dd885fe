import type { Knex } from 'knex';
import type { Quarters } from '../../../rules/herd/quarters';
import { dayIn } from '../../../rules/time/timeZone';
import { cutSheetsDueOf } from '../../animals/Animal';
import { mailFamilies } from '../../claims/mailFamilies';
import { transaction } from '../../database/transaction';
import { lockKnownRancher } from '../../ranches/lockRancher';
import { barFromAnimals } from '../endOffers';
import { takeOff } from '../movePlaces';
import { serveLine } from '../serveLine';

type Given = { db: Knex; timeZone: string; now?: Date };

/** How long a family has for its confirmation, even if it was asked right before the cut sheets are due. */
const LEAST_TIME = '48 hours';

type Unbought = { id: number; rancherId: number; orderId: number; animalId: number; quarters: Quarters };

/** Returns shares whose families didn't confirm by the cut sheets' day that they buy the live animal. */
export async function returnUnboughtClaims({ db, timeZone, now = new Date() }: Given): Promise<void> {
  const today = dayIn(timeZone, now);
  const ranches = await unbought(db, { today, now }).distinct('claims.rancherId');
  for (const { rancherId } of ranches) {
    await transaction(db, async (trx) => {
      await lockKnownRancher(trx, rancherId);
      const claims: Unbought[] = await unbought(trx, { today, now })
        .where('claims.rancherId', rancherId)
        .orderBy('claims.id')
        .select('claims.id', 'claims.rancherId', 'claims.orderId', 'claims.animalId', 'claims.quarters');
      await barFromAnimals(trx, claims, 'LAPSED');
      await takeOff(
        trx,
        claims.map(({ id }) => id),
      );
      await mailFamilies(trx, claims, (about) => ({ template: 'shareBackInLine', ...about, reason: 'NOT_BOUGHT' }));
      await serveLine(trx, { rancherId, timeZone });
    });
  }
}

const unbought = (db: Knex, { today, now }: { today: string; now: Date }) =>
  db('claims')
    .join('animals', 'animals.id', 'claims.animalId')
    .where({ 'animals.stage': 'OPEN', 'animals.inspection': 'CUSTOM_EXEMPT', livePurchaseId: null })
    .whereNotNull('claims.orderId')
    .whereRaw(`${cutSheetsDueOf('animals')} < ?::date`, [today])
    .whereRaw(`live_purchase_asked_at < ?::timestamptz - interval '${LEAST_TIME}'`, [now]);
