import { parse, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import { describe, expect, test } from 'vitest';
import { fileApp, testBrowser } from '../http/testing/app';
import { documents } from '../persisted/documents.generated';
import { schema } from '../server/graphqlServer';
import { testGraph } from '../testing/graph';
import { OPEN_FIELDS } from './openRanches';

const { make } = await testGraph();

/** The queries of Find, the pages of states and the ranch page. */
const SCREENS = [
  'FindRancherPage',
  'RancherPage',
  'TrueCosts',
  'RanchReviews',
  'RancherQuickView',
  'RanchMap',
  'DeliveryCheck',
  'StatePage',
  'StatesPage',
];

/** The fields that the screens read of a ranch only for signed-in people. */
const FOR_PEOPLE = ['Rancher.contact', ...['email', 'name', 'phone'].map((name) => `Contact.${name}`)];

/** What a ranch offers is open as a whole. */
const OF_OFFERS = /^(Offer|OfferAnimal)\.|^Rancher\.(depositDays|offers|sellsByAnimal|takesLine)$/;

const nameOf = (text: string) => /^query (\w+)/m.exec(text)?.[1] ?? '';
const textOf = (name: string) => [...documents.values()].find((text) => nameOf(text) === name) ?? '';

const servers = { open: await fileApp({ openRanches: true }), closed: await fileApp({ openRanches: false }) };

function visitor(to: keyof typeof servers) {
  const { origin } = servers[to];
  const browser = testBrowser();
  const run = (query: string, variables = {}) => browser.run(origin, query, variables);
  const codeOf = async (query: string, variables = {}) =>
    (await run(query, variables)).errors?.[0]?.extensions.code as string | undefined;
  return { run, codeOf, browser, origin };
}

test('visitors may read exactly what Find and the ranch pages read, but not how to reach a ranch', () => {
  const read = new Set(SCREENS.flatMap((name) => fieldsIn(textOf(name))));
  const open = Object.entries(OPEN_FIELDS).flatMap(([type, fields]) => fields.map((field) => `${type}.${field}`));
  expect([...open.filter((field) => !OF_OFFERS.test(field) || read.has(field)), ...FOR_PEOPLE].sort()).toEqual(
    [...read].sort(),
  );
});

/** Returns the fields that a document selects of the types for visitors, such as `Rancher.id`. */
function fieldsIn(text: string): string[] {
  const found: string[] = [];
  const info = new TypeInfo(schema);
  const skipped = ['Query', 'User', 'ZipPlace'];
  const note = ({ name: { value } }: { name: { value: string } }) => {
    const type = info.getParentType()?.name ?? '';
    if (value !== '__typename' && !skipped.includes(type)) found.push(`${type}.${value}`);
  };
  visit(parse(text), visitWithTypeInfo(info, { Field: note }));
  return found;
}

describe('when ranches are open to visitors', () => {
  test('a visitor can run the queries of the ranch screens', async () => {
    const { run } = visitor('open');
    const { owner, ranch } = await make.rancher({ ranchName: 'Open Gate Ranch' });
    await make.animal(ranch.id);
    await make.product(ranch.id);
    const customer = await make.customer();
    await make.review(await make.fulfilledOrder({ customerId: customer.id, rancherId: ranch.id }));
    const id = String(ranch.id);
    const asked = { id, rancherId: id, zipCode: '78702', hasPlace: true, filter: { search: 'Open Gate' } };
    const expectedTexts: Record<string, string> = { DeliveryCheck: '78702', StatesPage: 'Texas' };
    for (const name of SCREENS) {
      const { data, errors } = await run(textOf(name), { ...asked, isVisitor: true });
      expect([name, errors]).toEqual([name, undefined]);
      expect(JSON.stringify(data)).toContain(expectedTexts[name] ?? id);
      expect(JSON.stringify(data)).not.toContain(owner.email);
      expect(JSON.stringify(data)).not.toContain(owner.phone);
    }
  });

  test.each([
    'contact { email }',
    'contact { phone }',
    'userId',
    'nodeId',
    'zipCode',
    'createdAt',
    'approval',
    'commission { balance }',
    'orders { totalCount }',
    'reviews { nodes { order { id } } }',
    'reviews { nodes { rancher { contact { email } } } }',
    'animals { nodes { rancher { contact { email } } } }',
  ])('nobody reads %s of a ranch without signing in', async (field) => {
    const { codeOf } = visitor('open');
    const { ranch } = await make.rancher();
    expect(await codeOf(`{ rancher(id: ${ranch.id}) { id ${field} } }`)).toBe('UNAUTHENTICATED');
    // The second time, the document is cached.
    expect(await codeOf(`{ rancher(id: ${ranch.id}) { id ${field} } }`)).toBe('UNAUTHENTICATED');
    expect(await codeOf(`{ ranchers { nodes { id ${field} } } }`)).toBe('UNAUTHENTICATED');
  });

  test('a fragment that is also used elsewhere is still checked, and skipped fields are not refused', async () => {
    const { codeOf } = visitor('open');
    const { ranch } = await make.rancher();
    const fragment = 'fragment F on Rancher { contact { email } }';
    const both = `{ viewer { ranch { ...F } } rancher(id: ${ranch.id}) { ...F } } ${fragment}`;
    expect(await codeOf(both)).toBe('UNAUTHENTICATED');
    const within = `{ ...Q } fragment Q on Query { rancher(id: ${ranch.id}) { ... on Rancher { ...F } } } ${fragment}`;
    expect(await codeOf(within)).toBe('UNAUTHENTICATED');
    const leftOut = `query ($no: Boolean!) { rancher(id: ${ranch.id}) { id ...F @include(if: $no) } } ${fragment}`;
    expect(await codeOf(leftOut, { no: false })).toBeUndefined();
    expect(await codeOf(leftOut, { no: true })).toBe('UNAUTHENTICATED');
  });

  test.each(['PENDING', 'SUSPENDED', 'REJECTED'] as const)('a visitor does not find a %s ranch', async (approval) => {
    const { run } = visitor('open');
    const ranchName = `Hidden ${approval}`;
    const { ranch } = await make.rancher({ approval, ranchName });
    const read = `{ rancher(id: ${ranch.id}) { id } ranchers(filter: { search: "${ranchName}" }) { nodes { id } } }`;
    expect((await run(read)).data).toEqual({ rancher: null, ranchers: { nodes: [] } });
  });

  test('a visitor cannot save a ranch, ask it a question or read an order', async () => {
    const { codeOf } = visitor('open');
    const { ranch } = await make.rancher();
    expect(await codeOf(`mutation { addFavorite(rancherId: ${ranch.id}) { id } }`)).toBe('UNAUTHENTICATED');
    const input = `{ rancherId: ${ranch.id}, body: "Hello" }`;
    expect(await codeOf(`mutation { askRanch(input: ${input}) { conversation { id } } }`)).not.toBeUndefined();
    expect(await codeOf(`{ order(id: 1) { id } }`)).toBe('UNAUTHENTICATED');
  });

  test('REST and streams still require signing in', async () => {
    const { browser, origin } = visitor('open');
    const { ranch } = await make.rancher();
    expect((await browser.visit(`${origin}/api/ranchers/${ranch.id}`)).status).toBe(401);
    expect((await browser.visit(`${origin}/api/ranchers`)).status).toBe(401);
    const query = `{ rancher(id: ${ranch.id}) { contact { email } } }`;
    const headers = { 'Content-Type': 'application/json', Accept: 'text/event-stream' };
    const stream = await browser.visit(`${origin}/graphql/stream`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    });
    expect(await stream.text()).not.toContain('@');
  });
});

describe('when ranches are not open to visitors', () => {
  test.each(SCREENS)('a visitor who runs %s has to sign in', async (name) => {
    const { codeOf } = visitor('closed');
    const { ranch } = await make.rancher();
    const id = String(ranch.id);
    const asked = { id, rancherId: id, zipCode: '78702', hasPlace: true, filter: {}, isVisitor: true };
    expect(await codeOf(textOf(name), asked)).toBe('UNAUTHENTICATED');
  });
});
