import type { Knex } from 'knex';
import type { WeighAnimalValues } from '../../rules/settlement/weighForm';
import { weightsText } from '../../rules/settlement/weightsText';
import type { AnimalRow } from '../animals/Animal';
import { prepared } from '../database/reading/prepared';
import { badInput } from '../errors';
import type { KnownWeights, WeighedAnimal } from './Weighing';

export type Proposal = KnownWeights & { id: number; reason: string | null; processorName: string };

/** SQL of proposals `w` that wait for the ranch of animal `a`. What another processor or a revoked link has entered doesn't. */
export const IS_WAITING = `w.animal_id = a.id and w.weighing_id is null
  and exists (select from processor_doors d where d.id = w.door_id and d.revoked_at is null and d.processor_id = a.processor_id)`;

const OPEN = `
  select w.id, w.hanging_tenths as "hangingTenths", w.sides_tenths as "sidesTenths", w.packaged, w.reason,
    p.name as "processorName"
  from animals a join weight_proposals w on ${IS_WAITING} join processors p on p.id = a.processor_id
  where a.id = ? order by w.id desc limit 1`;

/** The weights that wait for the ranch to record them. */
export async function openProposal(db: Knex, { id }: Pick<AnimalRow, 'id'>): Promise<Proposal | undefined> {
  const [found] = await prepared<Proposal>(db, { sql: OPEN, bindings: [id] });
  return found;
}

/** Refuses to record other weights than the processor has entered without saying why. Errors: BAD_USER_INPUT. */
export function refuseUnlike(
  proposal: Proposal | undefined,
  weighed: WeighedAnimal,
  { reason }: WeighAnimalValues,
): void {
  if (!proposal || reason || !isUnlike(proposal, weighed)) return;
  throw badInput({
    reason: `${proposal.processorName} entered ${weightText(proposal)}. Say why yours is different. Families will see this.`,
  });
}

function isUnlike(
  { hangingTenths, sidesTenths, packaged }: KnownWeights,
  { weight, packaged: now, claims }: WeighedAnimal,
): boolean {
  if (hangingTenths !== null && hangingTenths !== weight?.tenths) return true;
  if (sidesTenths !== null && String(sidesTenths) !== String(weight?.sides)) return true;
  const still = packaged.filter(({ claimId }) => claims.some(({ id }) => id === claimId));
  return still.some(({ claimId, tenths }) => !now.some((one) => one.claimId === claimId && one.tenths === tenths));
}

export const weightText = ({ hangingTenths, packaged }: KnownWeights): string =>
  weightsText({
    hangingPounds: hangingTenths === null ? null : hangingTenths / 10,
    packaged: packaged.map(({ tenths }) => ({ pounds: tenths / 10 })),
  });
