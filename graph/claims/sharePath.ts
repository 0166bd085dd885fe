import type { Knex } from 'knex';
import { type AnimalStage, isBeforeHarvest } from '../../rules/herd/animalStage';
import { handoverState, type LegalPath, legalPath } from '../../rules/herd/legalPath';
import { stateName } from '../../rules/words/states';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import { prepared } from '../database/reading/prepared';
import { Processor, type ProcessorRow } from '../processors/Processor';
import type { Claim } from './Claim';

type Slaughter = { stage: AnimalStage; processor: Pick<ProcessorRow, 'inspection' | 'state'> | null | undefined };

/** How beef gets to a family. The state code is null for an unknown ZIP code. */
export type Handover = { shippingMethod: ShippingMethod; stateCode: string | null };

/** Returns whether the law allows selling a share of an animal to a family. */
export function sharePath({ stage, processor }: Slaughter, ranch: { state: string }, to: Handover): LegalPath {
  return legalPath({
    inspection: processor?.inspection ?? null,
    goods: 'SHARE',
    handover: to.shippingMethod,
    sameState: handedOverIn(ranch, to) === processor?.state,
    slaughtered: !isBeforeHarvest(stage),
  });
}

/** Returns the state in which beef changes hands. */
export function handedOverIn(ranch: { state: string }, { shippingMethod, stateCode }: Handover): string {
  return handoverState(shippingMethod, ranch.state, (stateCode && stateName(stateCode)) || ranch.state);
}

/** Returns the claims that may not be on an animal by law, with the reason. Quarters that the ranch keeps are always lawful. */
export async function refusedByLaw(
  trx: Knex.Transaction,
  claims: Claim[],
  { animal, ranch }: { animal: { stage: AnimalStage; processorId: number | null }; ranch: { state: string } },
): Promise<{ claim: Claim; path: LegalPath & { allowed: false } }[]> {
  const processor = animal.processorId && (await Processor.query(trx).findById(animal.processorId));
  if (!processor) return [];
  const orderIds = claims.flatMap(({ orderId }) => orderId ?? []);
  const sql = `select o.id, o.shipping_method as "shippingMethod", z.state as "stateCode"
    from orders o left join zip_codes z on z.zip_code = left(o.customer_zip, 5) where o.id = any(?)`;
  const handovers = await prepared<Handover & { id: number }>(trx, { sql, bindings: [orderIds] });
  return claims.flatMap((claim) => {
    const to = handovers.find(({ id }) => id === claim.orderId);
    const path = to && sharePath({ stage: animal.stage, processor }, ranch, to);
    return path && !path.allowed ? [{ claim, path }] : [];
  });
}
