import { column, elements, listBelow, one, type Shape, value } from '../database/reading/shape';
import { sql } from '../database/reading/sql';
import { IS_WAITING } from './Claim';
import { ranchsLine } from './listLine';
import { isKnownClaim } from './visibleClaims';

export const claimShape: Shape = {
  table: 'claims',
  fields: {
    animal: one((animal, claim) => sql`${animal}.id = ${claim}.animal_id`),
    places: elements(
      (claim) => sql`(select place as number, claim_id from animal_places where claim_id = ${claim}.id)`,
      (place) => sql`${place}.number`,
    ),
    linePosition: value(
      (claim) => sql`case when ${claim}.animal_id is null and ${claim}.released_at is null then (
        select count(*) from claims where rancher_id = ${claim}.rancher_id and ${IS_WAITING}
          and (line_at, id) <= (${claim}.line_at, ${claim}.id)) end`,
    ),
    order: one((order, claim) => sql`${order}.id = ${claim}.order_id`),
    keptByRanch: value((claim) => sql`(${claim}.order_id is null)`),
  },
};

/** Its row has the number of the place and the claim that holds it. */
export const animalPlaceShape: Shape = {
  fields: {
    number: column('number'),
    side: value((place) => sql`(${place}.number + 1) / 2`),
    taken: value((place) => sql`(${place}.claim_id is not null)`),
    claim: one((claim, place) => sql`${claim}.id = ${place}.claim_id and ${isKnownClaim(claim)}`),
  },
};

const ofLine = (sum: string) =>
  value((ranch) => sql`(select ${sum} from claims where rancher_id = ${ranch}.id and ${IS_WAITING})`);

export const sharesWaiting = ofLine('count(*)');

/** Its row is the ranch's. */
export const claimLineShape: Shape = {
  fields: {
    claims: listBelow(ranchsLine),
    waiting: sharesWaiting,
    quarters: ofLine('coalesce(sum(quarters), 0)'),
  },
};
