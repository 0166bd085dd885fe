import type { Animal } from '../../animals/Animal';
import { auditHerd, lockAnimal } from '../../animals/lockAnimal';
import { assertTakesShares } from '../../claims/assertTakesShares';
import { Claim, LineOffer } from '../../claims/Claim';
import { refusedByLaw } from '../../claims/sharePath';
import type { Context } from '../../context';
import { transaction } from '../../database/transaction';
import { serveLine } from '../serveLine';
import { waitingShares } from './readLine';

type Filled = { animal: Animal; placed: Claim[]; asked: Claim[]; refused: { claim: Claim; reason: string }[] };

/** Gives a ranch's room to its line, and says what came of it on one animal. Errors: NOT_FOUND, CONFLICT. */
export async function fillFromLine(context: Context, id: string | number): Promise<Filled> {
  return transaction(context.db, async (trx) => {
    const { animal, ranch } = await lockAnimal(trx, id, context);
    assertTakesShares(animal, ranch);
    const before = await Claim.query(trx).where({ animalId: animal.id });
    await serveLine(trx, { rancherId: ranch.id, timeZone: context.config.timeZone });
    const onAnimal = await Claim.query(trx).where({ animalId: animal.id }).orderBy(['lineAt', 'id']);
    const placed = onAnimal.filter((claim) => !before.some((one) => one.id === claim.id));
    const ids = placed.map((claim) => claim.id).join(', ');
    await auditHerd(trx, context, { of: animal, before: {}, after: { [`shares on ${animal.tag}`]: ids || null } });
    const asked = LineOffer.query(trx).where({ animalId: animal.id, placed: false }).whereNull('answer');
    const waiting = (await waitingShares(trx, ranch.id)).map(({ claim }) => claim);
    const unlawful = await refusedByLaw(trx, waiting, { animal, ranch });
    return {
      animal: await animal.$query(trx).throwIfNotFound(),
      placed,
      asked: await Claim.query(trx).whereIn('id', asked.select('claimId')).orderBy(['lineAt', 'id']),
      refused: unlawful.map(({ claim, path }) => ({ claim, reason: path.reason })),
    };
  });
}
