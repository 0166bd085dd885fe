import type { Knex } from 'knex';
import type { Quarters } from '../../rules/herd/quarters';
import { dayIn } from '../../rules/time/timeZone';
import { mailFamilies } from '../claims/mailFamilies';
import { transaction } from '../database/transaction';
import { queueMail } from '../mail/queueMail';
import { lockKnownRancher } from '../ranches/lockRancher';
import { barFromAnimals } from './endOffers';
import { takeOff } from './movePlaces';
import { serveLine } from './serveLine';

type Given = { db: Knex; timeZone: string; now?: Date };

/** Leaves harvested beef, which is the family's, and pending orders, whose family can't know yet how to pay. */
export async function returnLapsedClaims({ db, timeZone, now = new Date() }: Given): Promise<void> {
  const today = dayIn(timeZone, now);
  const ranches = await lapsedClaims(db, today).distinct('claims.rancherId');
  for (const { rancherId } of ranches) await returnClaimsOfRanch(db, rancherId, { today, timeZone });
}

type When = { today: string; timeZone: string };

async function returnClaimsOfRanch(db: Knex, rancherId: number, { today, timeZone }: When): Promise<void> {
  await transaction(db, async (trx) => {
    await lockKnownRancher(trx, rancherId);
    // Read again under the lock, since a deposit may have been recorded just before it.
    const claims: Lapsed[] = await lapsedClaims(trx, today)
      .where('claims.rancherId', rancherId)
      .orderBy('claims.id')
      .select('claims.id', 'claims.orderId', 'claims.animalId', 'claims.quarters');
    await barFromAnimals(trx, claims, 'LAPSED');
    await takeOff(
      trx,
      claims.map(({ id }) => id),
    );
    await mailFamilies(trx, claims, (about) => ({ template: 'shareBackInLine', ...about, reason: 'LAPSED' }));
    for (const animalId of new Set(claims.map((claim) => claim.animalId))) {
      const claimIds = claims.filter((claim) => claim.animalId === animalId).map(({ id }) => id);
      await queueMail(trx, { template: 'depositsLapsed', animalId, claimIds });
    }
    await serveLine(trx, { rancherId, timeZone });
  });
}

type Lapsed = { id: number; orderId: number; animalId: number; quarters: Quarters };

const lapsedClaims = (db: Knex, today: string) =>
  db('claims')
    .join('animals', 'animals.id', 'claims.animalId')
    .join('orders', 'orders.id', 'claims.orderId')
    .where('animals.stage', 'OPEN')
    .whereNot('orders.status', 'PENDING')
    .where('claims.depositDue', '<', today)
    .whereNull('claims.depositReceivedAt');
