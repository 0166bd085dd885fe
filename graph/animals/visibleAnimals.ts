import type { AnimalStage } from '../../rules/herd/animalStage';
import { quoted, type Row, type Sql, sql, viewerId, viewerIsAdmin, viewerRanch } from '../database/reading/sql';

/** The stages that everyone may see while the ranch is approved. */
export const PUBLIC_STAGES: readonly AnimalStage[] = ['OPEN', 'HARVESTED', 'WEIGHED', 'READY', 'CLOSED'];

/** SQL of whether the viewer may see an animal: its ranch and admins may, families with a share of it, and all while it's public. */
export const isKnownAnimal = (animal: Row): Sql => sql`(${viewerIsAdmin} or ${animal}.rancher_id = ${viewerRanch}
  or (${animal}.stage = any(array[${PUBLIC_STAGES.map(quoted).join(', ')}])
    and exists (select from ranchers where id = ${animal}.rancher_id and approval = 'APPROVED'))
  or exists (select from claims c join orders o on o.id = c.order_id
    where c.animal_id = ${animal}.id and o.customer_id = ${viewerId}))`;
