import type { Knex } from 'knex';
import { Claim, LineOffer } from '../../claims/Claim';
import { mailFamilies } from '../../claims/mailFamilies';
import { transaction } from '../../database/transaction';
import { lockKnownRancher } from '../../ranches/lockRancher';
import { serveLine } from '../serveLine';

type Given = { db: Knex; timeZone: string; now?: Date };

/** Silence keeps a share on the animal that it was put on, and otherwise frees the held places for the next. */
export async function expireOffers({ db, timeZone, now = new Date() }: Given): Promise<void> {
  const ranches: { rancherId: number }[] = await dueOffers(db, now)
    .join('claims', 'claims.id', 'lineOffers.claimId')
    .distinct('claims.rancherId');
  for (const { rancherId } of ranches) await expireOfRanch({ db, timeZone, now, rancherId });
}

const dueOffers = (db: Knex, now: Date) => db('lineOffers').whereNull('answer').where('expiresAt', '<=', now);

async function expireOfRanch({ db, timeZone, now, rancherId }: Required<Given> & { rancherId: number }): Promise<void> {
  await transaction(db, async (trx) => {
    await lockKnownRancher(trx, rancherId);
    const claims = Claim.query(trx).where({ rancherId }).select('id');
    const due = await LineOffer.query(trx)
      .whereIn('claimId', claims)
      .whereIn('id', dueOffers(trx, now).select('lineOffers.id'));
    for (const { id, claimId, terms, placed } of due) {
      const answer = placed ? 'ACCEPTED' : 'LAPSED';
      await LineOffer.query(trx).findById(id).patch({ answer, answeredAt: trx.fn.now() });
      if (placed) await Claim.query(trx).findById(claimId).patch({ told: terms });
    }
    for (const { claimId, animalId } of due.filter(({ placed }) => !placed)) {
      const { orderId } = await Claim.query(trx).findById(claimId).throwIfNotFound();
      await mailFamilies(trx, [{ orderId, animalId }], (about) => ({
        ...{ template: 'shareOfferEnded', ...about, reason: 'LAPSED' },
      }));
    }
    await serveLine(trx, { rancherId, timeZone });
  });
}
