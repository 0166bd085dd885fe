import type { AnimalStage } from '../../rules/herd/animalStage';
import type { Viewer } from '../context';
import { quoted, type Row, type Sql, sql, viewerId, viewerIsAdmin, viewerRanch } from '../database/reading/sql';
import type { RancherRow } from '../ranches/Rancher';
import { mayEdit, maySeeRanch } from '../ranches/visibleRanchers';
import type { AnimalRow } from './Animal';

/** The stages that everyone may see while the ranch is approved. */
export const PUBLIC_STAGES: readonly AnimalStage[] = ['OPEN', 'HARVESTED', 'WEIGHED', 'READY', 'CLOSED'];

/** Admins and the ranch itself see every animal. Everyone else sees the animals of an approved ranch in public stages. */
export function mayKnowAnimal(
  { rancherId, stage }: Pick<AnimalRow, 'rancherId' | 'stage'>,
  ranch: Pick<RancherRow, 'id' | 'approval'>,
  viewer: Viewer,
): boolean {
  return mayEdit({ id: rancherId }, viewer) || (PUBLIC_STAGES.includes(stage) && maySeeRanch(ranch, viewer));
}

/** `mayKnowAnimal` as SQL. Also true for a family that has a share of the animal. */
export const isKnownAnimal = (animal: Row): Sql => sql`(${viewerIsAdmin} or ${animal}.rancher_id = ${viewerRanch}
  or (${animal}.stage = any(array[${PUBLIC_STAGES.map(quoted).join(', ')}])
    and exists (select from ranchers where id = ${animal}.rancher_id and approval = 'APPROVED'))
  or exists (select from claims c join orders o on o.id = c.order_id
    where c.animal_id = ${animal}.id and o.customer_id = ${viewerId}))`;
