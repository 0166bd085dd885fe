import type { Knex } from 'knex';
import { HOURS_TO_DECLINE, type ShareTold } from '../../../rules/herd/lineTerms';
import type { Place } from '../../../rules/herd/quarters';
import type { Animal } from '../../animals/Animal';
import { type Claim, LineOffer } from '../../claims/Claim';
import { priceAnew } from '../../settlements/priceAnew';
import { endOffers } from '../endOffers';
import { putOnAnimal } from '../movePlaces';

type Offered = { claim: Claim; animal: Animal; places: Place[]; terms: ShareTold; timeZone: string };

/** Puts a share on an animal whose terms are no worse than what its family was told. The family may decline for a day. The caller tells it. */
export async function placeAtOnce(trx: Knex.Transaction, { claim, terms, ...placing }: Offered): Promise<Claim> {
  const { animal } = placing;
  await endOffers(trx, [claim.id], 'WITHDRAWN');
  const placed = await putOnAnimal(trx, claim, placing);
  const expiresAt = trx.raw(`now() + interval '${HOURS_TO_DECLINE} hours'`) as never;
  await LineOffer.query(trx).insert({
    ...{ claimId: claim.id, animalId: animal.id },
    ...{ placed: true, places: [], terms, expiresAt },
  });
  await priceAnew(trx, [claim.id]);
  return placed;
}

/** Holds places for a share until its family answers. The share keeps its place in the line, or on another animal. The caller asks it. */
export async function askFamily(
  trx: Knex.Transaction,
  { claim, animal, places, terms, until }: Offered & { until: Date },
): Promise<void> {
  await endOffers(trx, [claim.id], 'WITHDRAWN');
  await LineOffer.query(trx).insert({
    ...{ claimId: claim.id, animalId: animal.id },
    ...{ placed: false, places, terms, expiresAt: until.toISOString() },
  });
}
