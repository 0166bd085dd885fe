import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const LIST = `query ($search: String, $approval: [RanchApproval!], $agreement: Boolean, $owes: Boolean, $first: Int, $after: String) {
  admin { ranchers(search: $search, approval: $approval, hasBrokerAgreement: $agreement, owes: $owes, first: $first, after: $after) {
    nodes { id ranchName approval contact { name email } commission { rate balance } } pageInfo { hasNextPage endCursor } totalCount
  } }
}`;

let admin: Awaited<ReturnType<typeof make.admin>>;
let mark: string;

beforeEach(async () => {
  admin = await make.admin();
  mark = randomUUID();
});

const list = async (variables: object = {}) =>
  (await as(admin).run(LIST, { search: mark, ...variables })).data.admin.ranchers;
const namesOf = ({ nodes }: { nodes: { ranchName: string }[] }) =>
  nodes.map(({ ranchName }) => ranchName.split(' ')[0]);

describe('the ranches of the admin', () => {
  test('come in any state, by name, page by page', async () => {
    for (const [name, approval] of [
      ['B', 'PENDING'],
      ['a', 'APPROVED'],
      ['D', 'REJECTED'],
      ['c', 'SUSPENDED'],
    ] as const) {
      await make.rancher({ ranchName: `${name} ${mark}`, approval });
    }
    const first = await list({ first: 3 });
    expect(namesOf(first)).toEqual(['a', 'B', 'c']);
    expect(first).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true } });
    expect(namesOf(await list({ first: 3, after: first.pageInfo.endCursor }))).toEqual(['D']);
    expect(namesOf(await list({ approval: ['PENDING', 'SUSPENDED'] }))).toEqual(['B', 'c']);
    expect(namesOf(await list({ approval: [] }))).toEqual([]);
  });

  test('by agreement and by what they owe', async () => {
    await make.rancher({ ranchName: `Owing ${mark}`, currentBalance: 500, approval: 'SUSPENDED' });
    await make.rancher({ ranchName: `Paid ${mark}` });
    await make.rancher({ ranchName: `New ${mark}`, hasBrokerAgreement: false });
    expect(namesOf(await list({ agreement: true }))).toEqual(['Owing', 'Paid']);
    expect(namesOf(await list({ agreement: false }))).toEqual(['New']);
    expect(namesOf(await list({ owes: true }))).toEqual(['Owing']);
    expect(namesOf(await list({ owes: false }))).toEqual(['New', 'Paid']);
  });

  test.each(['ranchName', 'city', 'state', 'name', 'email'])('are found by %s, in any case', async (field) => {
    const ofPerson = ['name', 'email'].includes(field);
    const text = `X${mark}@herdline.test`;
    const { ranch } = await make.rancher(ofPerson ? {} : { [field]: text }, ofPerson ? { [field]: text } : {});
    const { nodes } = await list({ search: ` x${mark}@HERDLINE ` });
    expect(nodes.map(({ id }: { id: string }) => Number(id))).toEqual([ranch.id]);
  });

  test('are not found by what is not searched', async () => {
    await make.rancher({ description: mark });
    expect(await list()).toMatchObject({ nodes: [], totalCount: 0 });
  });
});

test('is for admins only', async () => {
  for (const person of [await make.customer(), await make.rancher()]) {
    expect((await as(person).run(LIST)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  }
  expect((await as(null).run(LIST)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
});
