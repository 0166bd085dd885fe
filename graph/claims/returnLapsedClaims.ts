import type { Knex } from 'knex';
import { dayIn } from '../../rules/time/timeZone';
import { transaction } from '../database/transaction';
import { queueMail } from '../mail/queueMail';
import { lockRancher } from '../ranches/lockRancher';
import { takeOff } from './movePlaces';
import { tellFamilies } from './tellFamilies';

type Given = { db: Knex; timeZone: string; now?: Date };

/**
 * Puts claims back in the line whose deposit hasn't come by its day, and tells the families and the ranch. What was harvested meanwhile stays with its family: the
 * beef is theirs, and the ranch settles the rest with them.
 */
export async function returnLapsedClaims({ db, timeZone, now = new Date() }: Given): Promise<void> {
  const today = dayIn(timeZone, now);
  const ranches = await lapsed(db, today).distinct('claims.rancherId');
  for (const { rancherId } of ranches) await returnThoseOf(db, rancherId, today);
}

async function returnThoseOf(db: Knex, rancherId: number, today: string): Promise<void> {
  await transaction(db, async (trx) => {
    await lockRancher(trx, rancherId);
    // Read again under the lock: a deposit may have come meanwhile.
    const claims: Lapsed[] = await lapsed(trx, today)
      .where('claims.rancherId', rancherId)
      .orderBy('claims.id')
      .select('claims.id', 'claims.orderId', 'claims.animalId');
    await takeOff(
      trx,
      claims.map(({ id }) => id),
    );
    await tellFamilies(trx, claims, (told) => ({ template: 'shareBackInLine', ...told, reason: 'LAPSED' }));
    for (const animalId of new Set(claims.map((claim) => claim.animalId))) {
      const claimIds = claims.filter((claim) => claim.animalId === animalId).map(({ id }) => id);
      await queueMail(trx, { template: 'depositsLapsed', animalId, claimIds });
    }
  });
}

type Lapsed = { id: number; orderId: number; animalId: number };

const lapsed = (db: Knex, today: string) =>
  db('claims')
    .join('animals', 'animals.id', 'claims.animalId')
    .where('animals.stage', 'OPEN')
    .where('claims.depositDue', '<', today)
    .whereNull('claims.depositReceivedAt');
