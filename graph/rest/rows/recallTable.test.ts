import { expect, test } from 'vitest';
import { testRest } from '../testing/rest';

const { db, make, rancherWith } = await testRest();

test('the table of a recall has a line for each share, with the families for the agency', async () => {
  const { rancher, ranch } = await rancherWith();
  const customer = await make.customer({ city: 'Austin', state: 'Texas' });
  const plant = await make.processor(ranch.id, { name: 'Hill Country Meats', establishmentNumber: '4711' });
  const given = { processorId: plant.id, harvestDate: '2026-11-04', stage: 'READY' } as const;
  const animal = await make.animal(ranch.id, { ...given, tag: '3E5', eid: '840003123456789' });
  const unsold = await make.animal(ranch.id, { ...given, tag: 'A-2' });
  const parties = { customerId: customer.id, rancherId: ranch.id };
  const order = await make.order({ ...parties, customerName: '=Ann', customerPhone: '512-555-0101' });
  const claim = await make.claim(order, { animal, places: [1, 2] });
  const [{ id: recallId }] = await db('recalls')
    .insert({ rancherId: ranch.id, foundBy: 'animal 3E5', advice: 'Do not eat it.', reason: 'Metal' })
    .returning('id');
  await db('recallShares').insert([{ recallId, animalId: animal.id, claimId: claim.id }]);
  await db('recallShares').insert([{ recallId, animalId: unsold.id }]);
  await db('recallNotices').insert({ recallId, customerId: customer.id, orderId: order.id });
  const { status, body } = await rancher.get(`/api/recalls/${recallId}/families.csv`);
  expect(status).toBe(200);
  const [, family, none] = body.trim().split('\r\n');
  expect(family).toContain(`"=""3E5""","=""840003123456789""",`);
  expect(family).toContain(`,2026-11-04,Half of the animal,${order.id},'=Ann,"=""512-555-0101""",`);
  expect(family).toContain(',Austin,Texas,');
  expect(none).toContain(',No share on record,');
});
