import type { Knex } from 'knex';
import { fillFromLine as chooseFromLine } from '../../rules/herd/line';
import { Animal } from '../animals/Animal';
import { auditHerd } from '../animals/auditHerd';
import { lockAnimal } from '../animals/lockAnimal';
import type { Context } from '../context';
import { transaction } from '../database/transaction';
import { assertTakesShares } from './assertTakesShares';
import { Claim, IS_WAITING } from './Claim';
import { askForLivePurchases } from './livePurchases';
import { mailFamilies } from './mailFamilies';
import { putOnAnimal } from './movePlaces';
import { refusedByLaw } from './sharePath';

type Filled = { animal: Animal; placed: Claim[]; refused: { claim: Claim; reason: string }[] };

/** Puts claims from the line on an animal, in the line's order, until one doesn't fit. Errors: NOT_FOUND, CONFLICT. */
export async function fillFromLine(context: Context, animalId: string | number): Promise<Filled> {
  return transaction(context.db, async (trx) => {
    const { animal, ranch } = await lockAnimal(trx, animalId, context);
    assertTakesShares(animal, ranch);
    const waiting = await waitingClaims(trx, animal.rancherId);
    const unlawful = await refusedByLaw(trx, waiting, { animal, ranch });
    const allowed = waiting.filter((claim) => !unlawful.some((refused) => refused.claim === claim));
    const line = allowed.map((claim) => ({
      ...{ id: claim.id, quarters: claim.quarters, claim },
      orderedAt: new Date(claim.lineAt),
    }));
    const placed: Claim[] = [];
    for (const { claim: chosen, places } of chooseFromLine(line, animal.taken)) {
      placed.push(await putOnAnimal(trx, chosen.claim, animal, places));
    }
    await mailFamilies(trx, placed, (about) => ({ template: 'sharePlaced', ...about, fromAnimalId: null }));
    await askForLivePurchases(trx, [animal.id]);
    const ids = placed.map(({ id }) => id).join(', ');
    await auditHerd(trx, context, { of: animal, before: {}, after: { [`shares on ${animal.tag}`]: ids || null } });
    // Reports only the unlawful claims ahead of the first one that didn't fit, since later claims weren't considered.
    const firstUnplaced = allowed[placed.length];
    const skipped = unlawful.filter(
      ({ claim }) => !firstUnplaced || waiting.indexOf(claim) < waiting.indexOf(firstUnplaced),
    );
    return {
      animal: await Animal.query(trx).findById(animal.id).throwIfNotFound(),
      placed,
      refused: skipped.map(({ claim, path }) => ({ claim, reason: path.reason })),
    };
  });
}

/** Reads the whole line, because the law may forbid any number of claims at its front. */
const waitingClaims = (trx: Knex.Transaction, rancherId: number) =>
  Claim.query(trx).where({ rancherId }).whereRaw(IS_WAITING).orderBy(['lineAt', 'id']);
