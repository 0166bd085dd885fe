import { beforeEach, describe, expect, test } from 'vitest';
import { fieldsOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const PACKAGED = { pricing: 'PACKAGED', price: 0, pricePerPound: 900 } as const;
const WASHINGTON = { city: 'Spokane', state: 'Washington', zipCode: '99201' };

let rancher: Awaited<ReturnType<typeof make.rancher>>;

beforeEach(async () => {
  await db('rate_limits').delete();
  rancher = await make.rancher();
});

const run = (query: string, variables: object, person: { id: number } = rancher.owner) =>
  as(person).run(query, { ...variables });
const UPDATE =
  'mutation ($id: ID!, $input: RancherProfileInput!) { updateRancherProfile(rancherId: $id, input: $input) { state } }';
const update = (input: object, person?: { id: number }) => run(UPDATE, { id: String(rancher.ranch.id), input }, person);

describe('a ranch whose state forbids prices by packaged weight', () => {
  test.each(['PLANNED', 'OPEN'] as const)(
    'can not move there with an animal that is %s at such a price',
    async (stage) => {
      const animal = await make.animal(rancher.ranch.id, { ...PACKAGED, stage, tag: '41' });
      const refused = { state: expect.stringMatching(/^Animal 41 has a price by packaged weight\. In Washington/) };
      for (const person of [rancher.owner, await make.admin()]) {
        expect(fieldsOf(await update(WASHINGTON, person))).toEqual(refused);
      }
      await db('animals').where({ id: animal.id }).update({ stage: 'HARVESTED' });
      expect((await update(WASHINGTON)).errors).toBeUndefined();
      expect(await row(animal.id)).toMatchObject(PACKAGED);
    },
  );

  test('can not move there with such a price for all shares, nor choose it there', async () => {
    const packaged = { pricingModel: 'PACKAGED', pricePerPound: 900 };
    await update(packaged);
    expect(fieldsOf(await update(WASHINGTON))).toEqual({ state: expect.stringMatching(/^In Washington/) });
    expect((await update({ ...WASHINGTON, pricingModel: 'HANGING' })).errors).toBeUndefined();
    expect(fieldsOf(await update(packaged))).toEqual({ pricingModel: expect.stringMatching(/^In Washington/) });
  });

  /** A ranch that moved there before this was checked. */
  async function alreadyThere(given = {}) {
    const { id: processorId } = await make.processor(rancher.ranch.id);
    const { ranch } = rancher;
    const animal = await make.animal(ranch.id, { ...PACKAGED, processorId, harvestWords: 'autumn 2099', ...given });
    await db('ranchers').where({ id: ranch.id }).update({ state: 'Washington' });
    return animal;
  }
  const row = (id: number) => db('animals').where({ id }).first();

  test('can not open an animal at such a price', async () => {
    const weight = { expectedHangingFromTenths: 5_200, expectedHangingToTenths: 7_000 };
    const { id } = await alreadyThere({ stage: 'PLANNED', ...weight });
    const { errors } = await run('mutation ($id: ID!) { moveAnimal(id: $id, stage: OPEN) { animal { id } } }', {
      id: String(id),
    });
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^In Washington/),
      extensions: { code: 'CONFLICT' },
    });
  });

  test('takes no orders and no shares from the line at such a price', async () => {
    const { id } = await alreadyThere();
    const place = async (item: object) => {
      const input = {
        rancherId: String(rancher.ranch.id),
        customerName: 'Ann Miller',
        customerEmail: 'ann@herdline.test',
        customerZip: '78704',
        shippingMethod: 'LOCAL_PICKUP',
        orderType: 'HALF_COW',
        productDetails: [{ type: 'HALF_COW', quantity: 1, ...item }],
      };
      return run(
        'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }',
        { input },
        await make.customer(),
      );
    };
    const refused = {
      'productDetails[0].type': expect.stringContaining('Ask the ranch for a price by hanging weight'),
    };
    expect(fieldsOf(await place({ animalId: String(id) }))).toEqual(refused);
    const waiting = await place({ nextAnimal: true });
    expect(waiting.errors).toBeUndefined();
    const filled = await run('mutation ($id: ID!) { fillFromLine(animalId: $id) { placed { id } } }', {
      id: String(id),
    });
    expect(filled.errors?.[0]?.extensions.code).toBe('CONFLICT');
    await db('ranchers').where({ id: rancher.ranch.id }).update({ pricingModel: 'PACKAGED', pricePerPound: 900 });
    for (const item of [{ nextAnimal: true }, {}]) expect(fieldsOf(await place(item))).toEqual(refused);
  });

  test('still edits a harvested animal that was sold so, and not the price of a live one', async () => {
    const { id } = await alreadyThere({ stage: 'HARVESTED', harvestDate: '2026-10-01', harvestWords: null });
    const edit = (input: object) =>
      run('mutation ($id: ID!, $input: AnimalChanges!) { updateAnimal(id: $id, input: $input) { animal { id } } }', {
        id: String(id),
        input,
      });
    expect((await edit({ breed: 'Angus' })).errors).toBeUndefined();
    await db('animals').where({ id }).update({ stage: 'OPEN' });
    expect(fieldsOf(await edit({ breed: 'Hereford' }))).toMatchObject({
      pricing: expect.stringMatching(/^In Washington/),
    });
  });
});
