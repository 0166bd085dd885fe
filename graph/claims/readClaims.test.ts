import { beforeEach, describe, expect, test } from 'vitest';
import { countStatements } from '../testing/countStatements';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const ANIMAL = `query ($id: ID!) { animal(id: $id) { tag quartersLeft sharesLeft places {
  number side taken claim { quarters keptByRanch order { customer { name } } }
} } }`;
const LINE = `query ($id: ID!) { rancher(id: $id) { sharesWaiting line { waiting quarters claims(first: 2) {
  nodes { linePosition order { customer { name } } } totalCount pageInfo { hasNextPage }
} } } }`;

type Person = { id: number } | null;
let rancher: Awaited<ReturnType<typeof make.rancher>>;
let animal: Awaited<ReturnType<typeof make.animal>>;
let family: Awaited<ReturnType<typeof make.customer>>;
let other: Awaited<ReturnType<typeof make.customer>>;

const orderOf = (customer: { id: number }, name: string) =>
  make.order({ customerId: customer.id, rancherId: rancher.ranch.id, customerName: name });

beforeEach(async () => {
  rancher = await make.rancher();
  [family, other] = [await make.customer(), await make.customer()];
  animal = await make.animal(rancher.ranch.id);
  await make.claim(await orderOf(family, 'Ann'), { animal, places: [1], quarters: 1 });
  await make.claim(await orderOf(other, 'Bea'), { animal, places: [2], quarters: 1 });
});

const readAnimal = async (person: Person) => (await as(person).run(ANIMAL, { id: String(animal.id) })).data.animal;
const claim = (name: string) => ({ quarters: 1, keptByRanch: false, order: { customer: { name } } });
const place = (number: number, taken: boolean, of: object | null = null) => ({
  ...{ number, side: number < 3 ? 1 : 2, taken, claim: of },
});

describe('the places of an animal', () => {
  test('show the ranch and admins who holds them, and families only their own', async () => {
    const free = [place(3, false), place(4, false)];
    const all = { tag: animal.tag, quartersLeft: 2, sharesLeft: ['HALF_COW', 'QUARTER_COW'] };
    const whole = { ...all, places: [place(1, true, claim('Ann')), place(2, true, claim('Bea')), ...free] };
    expect(await readAnimal(rancher)).toEqual(whole);
    expect(await readAnimal(await make.admin())).toEqual(whole);
    expect(await readAnimal(family)).toEqual({
      ...all,
      places: [place(1, true, claim('Ann')), place(2, true), ...free],
    });
    expect(await readAnimal(await make.customer())).toEqual({
      ...all,
      places: [place(1, true), place(2, true), ...free],
    });
    expect((await readAnimal(await make.rancher())).places.map((one: { claim: unknown }) => one.claim)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  test('are visible to a family that holds one of them, even if the ranch is suspended', async () => {
    await db('ranchers').where({ id: rancher.ranch.id }).update({ approval: 'SUSPENDED' });
    expect(await readAnimal(family)).toMatchObject({ quartersLeft: 2 });
    expect(await readAnimal(await make.customer())).toBeNull();
  });
});

describe('the line of a ranch', () => {
  beforeEach(async () => {
    for (const [quarters, name] of [
      [4, 'Cid'],
      [1, 'Dan'],
      [2, 'Eva'],
    ] as const) {
      await make.claim(await orderOf(family, name), { quarters, lineAt: new Date().toISOString() });
    }
    await make.claim(await orderOf(other, 'Fay'), { releasedAt: new Date().toISOString() });
  });

  test('lists the waiting claims in order, and their totals', async () => {
    const { data } = await as(rancher).run(LINE, { id: String(rancher.ranch.id) });
    expect(data.rancher).toEqual({
      sharesWaiting: 3,
      line: {
        ...{ waiting: 3, quarters: 7 },
        claims: {
          nodes: [
            { linePosition: 1, order: { customer: { name: 'Cid' } } },
            { linePosition: 2, order: { customer: { name: 'Dan' } } },
          ],
          ...{ totalCount: 3, pageInfo: { hasNextPage: true } },
        },
      },
    });
  });

  test('shows a family its place in its order', async () => {
    const { data } = await as(family).run(
      '{ viewer { orders { nodes { customer { name } claims { linePosition animal { tag } } } } } }',
    );
    const byName = Object.fromEntries(
      data.viewer.orders.nodes.map((order: { customer: { name: string }; claims: object[] }) => [
        order.customer.name,
        order.claims,
      ]),
    );
    expect(byName).toMatchObject({
      Eva: [{ linePosition: 3, animal: null }],
      Ann: [{ linePosition: null, animal: { tag: animal.tag } }],
    });
  });
});

test('tokens with HERD_READ read an event for each claim that is made, moved or released', async () => {
  const order = await orderOf(family, 'Cid');
  const waiting = await make.claim(order, { quarters: 2 });
  const run = (mutation: string, person: Person = rancher) => as(person).run(`mutation { ${mutation} { __typename } }`);
  await run(`placeClaim(claimId: ${waiting.id}, animalId: ${animal.id}, side: 2)`);
  await run(`returnClaimToLine(claimId: ${waiting.id})`);
  await run(`cancelOrder(orderId: ${order.id})`, family);
  const events =
    '{ events(first: 100, types: [CLAIM_MADE, CLAIM_MOVED, CLAIM_RELEASED]) { nodes { type orderId animalId claimId claim { quarters } } } }';
  const { data } = await as(rancher, { id: 1, scopes: ['HERD_READ'] }).run(events);
  const facts = { orderId: String(order.id), claimId: String(waiting.id), claim: { quarters: 2 } };
  expect(data.events.nodes.slice(-4)).toEqual([
    { type: 'CLAIM_MADE', animalId: null, ...facts },
    { type: 'CLAIM_MOVED', animalId: String(animal.id), ...facts },
    { type: 'CLAIM_MOVED', animalId: null, ...facts },
    { type: 'CLAIM_RELEASED', animalId: null, ...facts },
  ]);
});

/** Creates many animals with claims and their orders in few statements. */
async function herdOf(animals: number, claims: number): Promise<{ id: number; owner: { id: number } }> {
  const { ranch, owner } = await make.rancher();
  await db.raw(
    `with herd as (
       insert into animals (rancher_id, tag, pricing, price, hang_days, cutting_days, stage)
       select ?, n, 'FLAT', 90000, 14, 7, 'OPEN' from generate_series(1, ?::integer) n returning id
     ), placed as (
       insert into orders (rancher_id, customer_id, customer_name, customer_email, customer_zip, order_type, shipping_method,
         shipping_fee, amount, commission_rate, commission_amount)
       select ?, ?, 'Family ' || n, 'a@herdline.test', '78701', 'QUARTER_COW', 'LOCAL_PICKUP', 0, 90000, 10, 9000
       from generate_series(1, ?::integer) n returning id
     ), line as (
       insert into order_items (order_id, type, name, quantity, price) select id, 'QUARTER_COW', 'Quarter', 1, 90000 from placed
       returning id, order_id
     ), spot as (
       select id, n, row_number() over (order by n, id) as place from herd, generate_series(1, 4) n
     ), numbered as (
       select line.*, row_number() over (order by order_id) as place from line
     ), claim as (
       insert into claims (rancher_id, order_id, order_item_id, quarters, line_at, animal_id, pricing, price, price_per_pound, deposit)
       select ?, order_id, numbered.id, 1, now() + place * interval '1 second', spot.id, case when spot.id > 0 then 'FLAT' end, 1, 1, 1
       from numbered left join spot using (place) returning id, animal_id
     )
     insert into animal_places (animal_id, place, claim_id)
     select animal_id, row_number() over (partition by animal_id order by id), id from claim where animal_id is not null`,
    [ranch.id, animals, ranch.id, family.id, claims, ranch.id],
  );
  return { id: ranch.id, owner };
}

test('the board of 200 animals and 2,000 claims is one operation with as many statements as a smaller board', async () => {
  const animals = `nodes { id tag stage nextStages harvestDate readyFrom quartersLeft processor { name }
    places { number taken claim { id quarters order { id status customer { name } } } } }`;
  const board = `query ($id: ID!) { rancher(id: $id) {
    first: animals(first: 100) { ${animals} totalCount } last: animals(last: 100) { ${animals} }
    line { waiting quarters claims(first: 100) { nodes { id quarters linePosition order { id customer { name } } } } }
  } }`;
  const statementsFor = async (count: number, claims: number) => {
    const { id, owner } = await herdOf(count, claims);
    let answer: Awaited<ReturnType<ReturnType<typeof as>['run']>> | undefined;
    const statements = await countStatements(db, async () => {
      answer = await as(owner).run(board, { id: String(id) });
    });
    expect(answer?.errors).toBeUndefined();
    return { statements, ranch: answer?.data.rancher };
  };
  const large = await statementsFor(200, 2_000);
  const herd = [...large.ranch.first.nodes, ...large.ranch.last.nodes];
  expect(new Set(herd.map(({ id }: { id: string }) => id)).size).toBe(200);
  expect(herd.flatMap(({ places }) => places).filter(({ claim }) => claim?.order)).toHaveLength(800);
  expect(large.ranch.line).toMatchObject({ waiting: 1_200, quarters: 1_200 });
  expect(large.ranch.line.claims.nodes.at(-1)).toMatchObject({ linePosition: 100 });
  expect(large.statements).toBe((await statementsFor(110, 500)).statements);
}, 60_000);
