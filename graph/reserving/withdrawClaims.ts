import type { Knex } from 'knex';
import { needsLivePurchase } from '../../rules/herd/livePurchase';
import type { AnimalRow } from '../animals/Animal';
import { Claim, IS_WAITING } from '../claims/Claim';
import { mailFamilies } from '../claims/mailFamilies';
import { release, takeOff } from './movePlaces';

/** Owners of a custom-exempt animal are promised nothing, so they keep their place; others go to the front. */
export async function withdrawClaims(
  trx: Knex.Transaction,
  { id: animalId, rancherId, inspection }: AnimalRow,
  reason: 'WITHDRAWN' | 'CONDEMNED',
): Promise<void> {
  const claims = await Claim.query(trx).where({ animalId }).orderBy(['lineAt', 'id']);
  const [kept, returning] = [claims.filter(isKept), claims.filter((claim) => !isKept(claim))].map((group) =>
    group.map(({ id }) => id),
  ) as [number[], number[]];
  await release(trx, kept);
  const wasTheirs = reason === 'CONDEMNED' && needsLivePurchase(inspection);
  if (!wasTheirs) await moveToFront(trx, rancherId, returning);
  await mailFamilies(trx, claims, (about) => ({ template: 'shareBackInLine', ...about, reason }));
  await takeOff(trx, returning);
  await Claim.query(trx).whereIn('id', returning).patch({ hangingPounds: null, packagedTenths: null });
}

const isKept = ({ orderId }: Claim) => orderId === null;

/** Ranks claims a millisecond apart ahead of the first claim in line. No claim ranks later than it did. */
async function moveToFront(trx: Knex.Transaction, rancherId: number, ids: number[]): Promise<void> {
  await trx.raw(
    `update claims set line_at = least(claims.line_at, front.line_at - make_interval(secs => behind / 1000.0))
     from (select id, row_number() over (order by place desc) as behind
           from unnest(?::integer[]) with ordinality as given(id, place)) as returned,
       (select min(line_at) as line_at from claims where rancher_id = ? and ${IS_WAITING}) as front
     where claims.id = returned.id`,
    [ids, rancherId],
  );
}
