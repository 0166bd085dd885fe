import { beforeEach, expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let exempt: Awaited<ReturnType<typeof make.processor>>;
let harvested: Awaited<ReturnType<typeof make.animal>>;
let open: Awaited<ReturnType<typeof make.animal>>;

/** A custom-exempt animal that was harvested lawfully, with a family's share, and one that is still alive. */
beforeEach(async () => {
  rancher = await make.rancher();
  const { id: rancherId } = rancher.ranch;
  exempt = await make.processor(rancherId, { inspection: 'CUSTOM_EXEMPT', establishmentNumber: '17' });
  const given = { processorId: exempt.id, harvestDate: '2026-10-01' };
  harvested = await make.animal(rancherId, { ...given, stage: 'HARVESTED' });
  open = await make.animal(rancherId, { ...given, harvestDate: '2099-10-01' });
  const order = await make.order({ customerId: (await make.customer()).id, rancherId });
  await make.claim(order, { animal: harvested, places: [1, 2] });
});

const run = (query: string, variables: object) => as(rancher.owner).run(query, { ...variables });
const edit = (input: object) =>
  run(
    'mutation ($id: ID!, $input: ProcessorChanges!) { updateProcessor(id: $id, input: $input) { processor { id } } }',
    {
      id: String(exempt.id),
      input,
    },
  );
const editAnimal = (id: number, input: object) =>
  run('mutation ($id: ID!, $input: AnimalChanges!) { updateAnimal(id: $id, input: $input) { animal { id } } }', {
    id: String(id),
    input,
  });
const inspectionOf = async ({ id }: { id: number }) => {
  const query = 'query ($id: ID!) { animal(id: $id) { inspection inspectedIn establishmentNumber } }';
  return (await run(query, { id: String(id) })).data.animal;
};

test('a processor and a harvested animal can be edited after a lawful custom-exempt harvest', async () => {
  for (const { errors } of [
    await edit({ name: 'County Lockers', killFee: 12_000 }),
    await editAnimal(harvested.id, { breed: 'Angus', hangDays: 21 }),
  ]) {
    expect(errors).toBeUndefined();
  }
});

test('a new inspection reaches only the animals that are still alive', async () => {
  const before = { inspection: 'CUSTOM_EXEMPT', inspectedIn: 'Texas', establishmentNumber: '17' };
  expect(await inspectionOf(harvested)).toEqual(before);
  const input = { inspection: 'STATE', state: 'Oklahoma', establishmentNumber: '4711' };
  expect((await edit(input)).errors).toBeUndefined();
  expect(await inspectionOf(harvested)).toEqual(before);
  expect(await inspectionOf(open)).toEqual({
    ...{ inspection: 'STATE', inspectedIn: 'Oklahoma', establishmentNumber: '4711' },
  });
});

test('another processor brings its inspection to a live animal, and none takes it away', async () => {
  const { id: processorId } = await make.processor(rancher.ranch.id, { establishmentNumber: 'M1' });
  await editAnimal(open.id, { processorId: String(processorId) });
  expect(await inspectionOf(open)).toEqual({ inspection: 'USDA', inspectedIn: 'Texas', establishmentNumber: 'M1' });
  await db('animals').where({ id: open.id }).update({ stage: 'PLANNED' });
  await editAnimal(open.id, { processorId: null });
  expect(await inspectionOf(open)).toEqual({ inspection: null, inspectedIn: null, establishmentNumber: null });
});
