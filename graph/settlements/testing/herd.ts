import type { Knex } from 'knex';
import type { PartialModelObject } from 'objection';
import type { Animal } from '../../animals/Animal';
import type { Order } from '../../orders/Order';
import type { Processor } from '../../processors/Processor';
import type { maker } from '../../testing/make';

type Given = { animal?: PartialModelObject<Animal>; processor?: PartialModelObject<Processor> };

/** Creates a harvested animal of 500 to 600 lb at $4.00 a pound hanging, whose processor charges $85 and $0.60 a pound. */
export async function harvestedAnimal(make: ReturnType<typeof maker>, rancherId: number, given: Given = {}) {
  const fees = { killFee: 8_500, cutAndWrapPerPound: 60, ...given.processor };
  const processor = await make.processor(rancherId, fees);
  return make.animal(rancherId, {
    ...{ stage: 'HARVESTED', processorId: processor.id, harvestDate: '2026-10-01' },
    ...{ pricing: 'HANGING', price: 0, pricePerPound: 400 },
    ...{ expectedHangingFromTenths: 5_000, expectedHangingToTenths: 6_000 },
    ...given.animal,
  });
}

/** Creates a family with an order of a share. */
export async function familyWith(
  make: ReturnType<typeof maker>,
  animal: Animal,
  places: number[],
  { deposit = 0, ...given }: PartialModelObject<Order> & { deposit?: number } = {},
) {
  const customer = await make.customer();
  const order = await make.order({ ...given, customerId: customer.id, rancherId: animal.rancherId });
  const claim = await make.claim(order, { animal, places, quarters: places.length as 1 | 2 | 4, deposit });
  return { customer, order, claim };
}

/** Keeps quarters for the ranch itself. */
export async function keep(db: Knex, animal: Animal, places: number[]): Promise<number> {
  const [claim] = await db('claims')
    .insert({
      rancherId: animal.rancherId,
      quarters: places.length,
      animalId: animal.id,
      lineAt: db.fn.now(),
      pricing: animal.pricing,
    })
    .returning('id');
  await db('animalPlaces').insert(places.map((place) => ({ animalId: animal.id, place, claimId: claim.id })));
  return claim.id;
}

/** Returns the sum of a ranch's ledger. */
export async function ledgerBalance(db: Knex, rancherId: number): Promise<number> {
  const entries: { type: string; amount: number }[] = await db('commissionTransactions').where({ rancherId });
  return entries.reduce((sum, { type, amount }) => {
    if (type === 'CHARGE' || type === 'ADJUSTMENT') return sum + amount;
    return type === 'REQUEST' ? sum : sum - amount;
  }, 0);
}
