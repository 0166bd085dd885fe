import type { Knex } from 'knex';

const SIDES_HELD = (claimId: string, animalId: string) => `(
  select array_agg(distinct (place + 1) / 2 order by (place + 1) / 2)::smallint[]
  from animal_places held where held.claim_id = ${claimId} and held.animal_id = ${animalId})`;

/**
 * Drops what shares proposed or agreed on for sides that they no longer hold. What the others of such a side had agreed on stays
 * their proposal. What the ranch decided stays as long as one of its shares is there. The caller has locked the ranch.
 */
export async function dropCutSheets(trx: Knex.Transaction, claimIds: number[]): Promise<void> {
  await trx.raw(
    `delete from cut_sheet_proposals p
     where claim_id = any(?) and sides is distinct from ${SIDES_HELD('p.claim_id', 'p.animal_id')}`,
    [claimIds],
  );
  const left = `(select count(*) from unnest(claim_ids) one where sides = ${SIDES_HELD('one', 'd.animal_id')})`;
  await trx.raw(
    `delete from cut_sheets d where claim_ids && ?::integer[]
     and ${left} < case state when 'AGREED' then cardinality(claim_ids) else 1 end`,
    [claimIds],
  );
}
