import { describe, expect, test } from 'vitest';
import type { ApiScope } from '../../rules/developers/apiScope';
import { ANIMAL_STAGE } from '../../rules/herd/animalStage';
import { countStatements } from '../testing/countStatements';
import { type Answer, testGraph } from '../testing/graph';
import { PUBLIC_STAGES } from './visibleAnimals';

const { db, as, make } = await testGraph();

const LIST = `query ($id: ID!, $stages: [AnimalStage!], $first: Int, $after: String, $last: Int) { rancher(id: $id) {
  animals(stages: $stages, first: $first, after: $after, last: $last) {
    nodes { tag stage } totalCount pageInfo { endCursor hasNextPage }
  }
} }`;
const SEARCH =
  'query ($id: ID!, $search: String) { rancher(id: $id) { animals(search: $search) { nodes { tag stage } } } }';
const ONE = 'query ($id: ID!) { animal(id: $id) { tag stage nextStages } }';

const customer = await make.customer();
const admin = await make.admin();
const rancher = await make.rancher();
const herd = new Map<string, number>();
for (const stage of ANIMAL_STAGE.values) {
  herd.set(stage, (await make.animal(rancher.ranch.id, { stage, tag: stage })).id);
}

type Person = { id: number } | null;
type Listed = { tag: string; stage: string };
const list = async (person: Person, given: object = {}) => {
  const { data, errors } = await as(person).run(LIST, { id: String(rancher.ranch.id), ...given });
  expect(errors).toBeUndefined();
  return data.rancher.animals;
};
const stagesIn = async (person: Person, given: object = {}) =>
  (await list(person, given)).nodes.map(({ stage }: Listed) => stage);
const withApproval = async (approval: string, work: () => Promise<unknown>) => {
  await db('ranchers').where({ id: rancher.ranch.id }).update({ approval });
  await work().finally(() => db('ranchers').where({ id: rancher.ranch.id }).update({ approval: 'APPROVED' }));
};

describe('the animals of a ranch', () => {
  test('are all visible to the ranch and admins, and to others in the public stages', async () => {
    expect(await stagesIn(rancher)).toEqual(ANIMAL_STAGE.values);
    expect(await stagesIn(admin)).toEqual(ANIMAL_STAGE.values);
    expect(await stagesIn(customer)).toEqual(PUBLIC_STAGES);
    expect(await stagesIn(await make.rancher())).toEqual(PUBLIC_STAGES);
  });

  test('are filtered by stage, which shows nobody more animals', async () => {
    expect(await stagesIn(rancher, { stages: ['PLANNED', 'OPEN'] })).toEqual(['PLANNED', 'OPEN']);
    expect(await stagesIn(customer, { stages: ['PLANNED', 'OPEN'] })).toEqual(['OPEN']);
    expect((await list(customer)).totalCount).toBe(PUBLIC_STAGES.length);
  });

  test('are searched by tag, and by family only for those who may read their orders', async () => {
    const { ranch, owner } = await make.rancher();
    const [, reserved] = [
      await make.animal(ranch.id, { stage: 'OPEN', tag: 'Blue 7' }),
      await make.animal(ranch.id, { stage: 'OPEN', tag: 'Red 8' }),
    ];
    const given = { customerId: customer.id, rancherId: ranch.id, customerName: 'Zoë 100% Whitfield' };
    await make.claim(await make.order(given), { animal: reserved!, places: [1, 2] });
    const found = async (search: string, person: Person, token?: ApiScope[]) => {
      const asked = as(person, token && { id: 1, scopes: token });
      const { data, errors } = await asked.run(SEARCH, { id: String(ranch.id), search });
      return errors?.[0]?.extensions?.code ?? data.rancher.animals.nodes.map(({ tag }: Listed) => tag);
    };
    expect(await found('blue', customer)).toEqual(['Blue 7']);
    expect(await found('e', customer)).toEqual(['Blue 7', 'Red 8']);
    expect(await found('zoe 100%', owner)).toEqual(['Red 8']);
    expect(await found('zoe', admin)).toEqual(['Red 8']);
    for (const other of [customer, await make.rancher()]) expect(await found('zoe', other)).toEqual([]);
    expect(await found('zoe', owner, ['HERD_READ'])).toEqual([]);
    expect(await found('zoe', owner, ['HERD_READ', 'ORDERS_READ'])).toEqual(['Red 8']);
    expect(await found('z'.repeat(101), owner)).toBe('BAD_USER_INPUT');
  });

  test('are hidden from others while the ranch is not approved, even through an old order', async () => {
    const { id } = await make.order({ customerId: customer.id, rancherId: rancher.ranch.id });
    await withApproval('SUSPENDED', async () => {
      const { data } = await as(customer).run(`{ order(id: ${id}) { rancher { animals { nodes { tag } } } } }`);
      expect(data.order.rancher.animals.nodes).toEqual([]);
      expect(await stagesIn(rancher)).toEqual(ANIMAL_STAGE.values);
    });
  });

  test('are sorted by harvest, with those without a date last, in pages from either end', async () => {
    const { ranch, owner } = await make.rancher();
    for (const harvestDate of [null, '2027-05-01', '2027-03-04', null, '2027-03-04']) {
      await make.animal(ranch.id, { harvestDate, tag: `${harvestDate} ${await count(ranch.id)}` });
    }
    const read: string[] = [];
    let after: string | null = null;
    do {
      const answer: Answer = await as(owner).run(LIST, { id: String(ranch.id), first: 2, after });
      const { nodes, pageInfo } = answer.data.rancher.animals;
      read.push(...nodes.map(({ tag }: Listed) => tag));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);
    expect(read).toEqual(['2027-03-04 2', '2027-03-04 4', '2027-05-01 1', 'null 0', 'null 3']);
    const { data } = await as(owner).run(LIST, { id: String(ranch.id), last: 2 });
    expect(data.rancher.animals.nodes.map(({ tag }: Listed) => tag)).toEqual(['null 0', 'null 3']);
  });
});

const count = async (rancherId: number) => (await db('animals').where({ rancherId })).length;

describe('one animal', () => {
  const find = async (stage: string, person: Person) =>
    (await as(person).run(ONE, { id: String(herd.get(stage)) })).data.animal;

  test('is found by those who may see it', async () => {
    for (const stage of ANIMAL_STAGE.values) {
      expect(await find(stage, rancher)).toMatchObject({ stage });
      expect(await find(stage, admin)).toMatchObject({ stage });
      const seen = PUBLIC_STAGES.includes(stage) ? { tag: stage, stage, nextStages: [] } : null;
      expect(await find(stage, customer)).toEqual(seen);
    }
    await withApproval('SUSPENDED', async () => expect(await find('OPEN', customer)).toBeNull());
  });

  test('is null if there is none', async () => {
    expect((await as(customer).run(ONE, { id: '999999999' })).data).toEqual({ animal: null });
  });
});

test('a list takes as many statements for many animals as for one', async () => {
  const statementsFor = async (animals: number) => {
    const { ranch, owner } = await make.rancher();
    for (let remaining = animals; remaining > 0; remaining--) {
      await make.animal(ranch.id, { processorId: (await make.processor(ranch.id)).id });
    }
    const query = `{ rancher(id: ${ranch.id}) { processors { name } animals(first: 100) {
      nodes { tag nextStages processor { name } rancher { ranchName } readyFrom } totalCount
    } } }`;
    return countStatements(db, () => as(owner).run(query));
  };
  expect(await statementsFor(12)).toBe(await statementsFor(1));
});
