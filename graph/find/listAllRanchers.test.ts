import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const LIST = `query ($search: String, $approval: [RanchApproval!], $agreement: Boolean, $owes: Boolean, $sort: AdminRancherSort, $first: Int, $after: String) {
  admin { ranchers(search: $search, approval: $approval, hasBrokerAgreement: $agreement, owes: $owes, sort: $sort, first: $first, after: $after) {
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
  test('are listed whatever their approval, by name, page by page', async () => {
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
    expect(namesOf(await list({ approval: [] }))).toEqual(namesOf(await list()));
  });

  test.each([
    ['NAME', ['a', 'B', 'c', 'D']],
    ['NAME_DESC', ['D', 'c', 'B', 'a']],
    ['NEWEST', ['c', 'D', 'a', 'B']],
    ['OLDEST', ['B', 'a', 'D', 'c']],
    // The largest balance is more than PostgreSQL's integer holds.
    ['BALANCE', ['D', 'c', 'B', 'a']],
    // Without a rate, the default applies.
    ['RATE', ['B', 'D', 'c', 'a']],
  ])('are sorted by %s, also across pages', async (sort, names) => {
    const day = (date: number) => new Date(Date.UTC(2026, 0, date)).toISOString();
    for (const [name, given] of [
      ['B', { createdAt: day(1), currentBalance: 300, commissionRate: 12.5 }],
      ['a', { createdAt: day(2), currentBalance: 0, commissionRate: 0 }],
      ['D', { createdAt: day(3), currentBalance: 5_000_000_000, commissionRate: null }],
      ['c', { createdAt: day(4), currentBalance: 5_000_000_000 - 1, commissionRate: 9.5 }],
    ] as const) {
      await make.rancher({ ranchName: `${name} ${mark}`, ...given });
    }
    const shown: (string | undefined)[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const page = await list({ sort, approval: ['APPROVED'], first: 1, after });
      shown.push(...namesOf(page));
      more = page.pageInfo.hasNextPage;
      after = page.pageInfo.endCursor;
    }
    expect(shown).toEqual(names);
  });

  test('are sorted by NAME as people read, also across pages', async () => {
    const read = [
      '2 Bar',
      '10 Bar',
      "d'Arcy",
      'Ébano',
      '"Lazy J"',
      'Łoś',
      '«Nest»',
      'Ödland',
      'O’Neil',
      "O'Neill",
      'zed',
    ];
    for (const name of [...read].reverse()) await make.rancher({ ranchName: `${name} | ${mark}` });
    const shown: string[] = [];
    for (let after: string | null = null, more = true; more; ) {
      const page = await list({ sort: 'NAME', first: 2, after });
      shown.push(...page.nodes.map(({ ranchName }: { ranchName: string }) => ranchName.split(' | ')[0] ?? ''));
      more = page.pageInfo.hasNextPage;
      after = page.pageInfo.endCursor;
    }
    expect(shown).toEqual(read);
  });

  test('a cursor of one sort order is refused in another', async () => {
    await make.rancher({ ranchName: mark });
    const { pageInfo } = await list({ sort: 'NAME' });
    const { errors } = await as(admin).run(LIST, { sort: 'BALANCE', after: pageInfo.endCursor });
    expect(errors?.[0]?.extensions.fields).toEqual({ after: 'This cursor does not belong to this list' });
  });

  test('can be filtered by agreement and by balance', async () => {
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

  test('are not found by fields that are not searched', async () => {
    await make.rancher({ description: mark });
    expect(await list()).toMatchObject({ nodes: [], totalCount: 0 });
  });
});
