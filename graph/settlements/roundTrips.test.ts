import { expect, test } from 'vitest';
import { countTrips } from '../testing/countTrips';
import { testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const PAY = `mutation ($id: ID!) { recordOrderPayment(orderId: $id, input: { kind: BALANCE, method: CHECK, amount: 100 }) { payment { id } } }`;
const MOVE = 'mutation ($id: ID!) { updateOrderStatus(orderId: $id, status: CONTACTED) { id status } }';
const HARVEST = 'mutation ($id: ID!) { moveAnimal(id: $id, stage: HARVESTED) { animal { stage } } }';
const WEIGH = 'mutation ($id: ID!) { weighAnimal(animalId: $id, input: { hangingPounds: 600 }) { animal { stage } } }';

/** What a ranch does with an order and with an animal with a share of it, and the round trips of each act. */
async function tripsOfActs() {
  const { ranch, owner } = await make.rancher();
  const customer = await make.customer();
  const order = await make.order({ customerId: customer.id, rancherId: ranch.id });
  const animal = await make.animal(ranch.id, { stage: 'OPEN', harvestDate: '2026-01-05' });
  const reserved = await make.order({ customerId: customer.id, rancherId: ranch.id, status: 'PROCESSING' });
  await make.claim(reserved, { animal, places: [1, 2, 3, 4], quarters: 4 });
  const trips = (query: string, id: number) =>
    countTrips(async () => {
      const { errors } = await as(owner).run(query, { id: String(id) });
      expect(errors).toBeUndefined();
    });
  return {
    move: await trips(MOVE, order.id),
    pay: await trips(PAY, order.id),
    harvest: await trips(HARVEST, animal.id),
    weigh: await trips(WEIGH, animal.id),
  };
}

test('what a ranch does most takes no more round trips than these', async () => {
  await tripsOfActs();
  expect(await tripsOfActs()).toEqual({ move: 4, pay: 5, harvest: 7, weigh: 9 });
});
