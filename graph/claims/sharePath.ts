import type { Knex } from 'knex';
import { isBeforeHarvest } from '../../rules/herd/animalStage';
import { type LegalPath, legalPath, pricingRefusal } from '../../rules/herd/legalPath';
import type { ShippingMethod } from '../../rules/words/vocabulary';
import { stateOfZip } from '../../rules/words/zipStates';
import type { AnimalRow } from '../animals/Animal';
import { prepared } from '../database/reading/prepared';
import { type Handover, isInState } from '../places/handover';
import { Claim } from './Claim';

type Slaughter = Pick<AnimalRow, 'stage' | 'inspection' | 'inspectedIn'>;

/** Returns whether the law allows selling a share of an animal to a family. */
export function sharePath(
  { stage, inspection, inspectedIn }: Slaughter,
  ranch: { state: string },
  to: Handover,
): LegalPath {
  return legalPath({
    inspection,
    goods: 'SHARE',
    handover: to.shippingMethod,
    sameState: isInState(inspectedIn, ranch, to),
    slaughtered: !isBeforeHarvest(stage),
  });
}

type OrderPlace = { id: number; shippingMethod: ShippingMethod; zipCode: string; code: string | null };

/** Returns the claims that may not be on an animal by law, with the reason. Quarters that the ranch keeps are always lawful. */
export async function refusedByLaw(
  trx: Knex.Transaction,
  claims: Claim[],
  { animal, ranch }: { animal: Slaughter; ranch: { state: string } },
): Promise<{ claim: Claim; path: LegalPath & { allowed: false } }[]> {
  const orderIds = claims.flatMap(({ orderId }) => orderId ?? []);
  const sql = `select o.id, o.shipping_method as "shippingMethod", o.customer_zip as "zipCode", z.state as code
    from orders o left join zip_codes z on z.zip_code = left(o.customer_zip, 5) where o.id = any(?)`;
  const orders = await prepared<OrderPlace>(trx, { sql, bindings: [orderIds] });
  return claims.flatMap((claim) => {
    const order = orders.find(({ id }) => id === claim.orderId);
    const path = order && sharePath(animal, ranch, { ...order, state: stateOfZip(order.zipCode, order.code) });
    return path && !path.allowed ? [{ claim, path }] : [];
  });
}

/** Returns why live animals may not be sold after a change of them, their processor or their locked ranch. */
export async function herdRefusal(
  trx: Knex.Transaction,
  animals: AnimalRow[],
  ranch: { state: string },
): Promise<string | undefined> {
  for (const animal of animals.filter(({ stage }) => isBeforeHarvest(stage))) {
    const pricing = pricingRefusal(animal.pricing, ranch.state);
    if (pricing) return `Animal ${animal.tag} has a price by packaged weight. ${pricing}`;
    const claims = animal.quartersLeft < 4 ? await Claim.query(trx).where({ animalId: animal.id }) : [];
    const [illegal] = await refusedByLaw(trx, claims, { animal, ranch });
    if (illegal) return `A family has reserved a share of animal ${animal.tag}. ${illegal.path.reason}`;
  }
  return undefined;
}
