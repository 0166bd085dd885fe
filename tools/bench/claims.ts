import { pino } from 'pino';
import { readConfig } from '../../graph/config';
import { connect } from '../../graph/database/connection';
import { startServer } from '../../graph/startServer';
import { maker } from '../../graph/testing/make';
import { startTestRun } from '../../graph/testing/testRun';
import { SECRET, signIn } from './signIn';
import type { Family } from './workloads';

/** The number of families that order at once over HTTP, and of the animals that they all want. */
const FAMILIES = Number(process.env.FAMILIES ?? 500);
const ANIMALS = 3;

const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  id claims { linePosition places { number } animal { id } }
} }`;

type Share = { animalId?: string; nextAnimal?: boolean };
// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever the server sends.
type Answer = { status: number; body: any };

async function order(port: number, { cookie }: Family, input: object): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie },
    body: JSON.stringify({ query: PLACE, variables: { input } }),
  });
  return { status: response.status, body: await response.json() };
}

/** Places all orders at once. Returns the answers and the seconds until the last one. */
async function orderAtOnce(port: number, families: Family[], inputOf: (place: number) => object) {
  const began = performance.now();
  const answers = await Promise.all(families.map((family, place) => order(port, family, inputOf(place))));
  return { answers, seconds: (performance.now() - began) / 1_000 };
}

function inputFor(rancherId: number, share: Share): object {
  const item = { type: 'QUARTER_COW', quantity: 1, ...share };
  const contact = { customerName: 'Ann Miller', customerEmail: 'ann@herdline.test', customerZip: '78701' };
  const chosen = { orderType: 'QUARTER_COW', shippingMethod: 'LOCAL_PICKUP', productDetails: [item] };
  return { rancherId: String(rancherId), ...contact, ...chosen };
}

type Placed = { linePosition: number | null; places: { number: number }[]; animal: { id: string } | null };

/** Throws unless every place has exactly one family and all other families are in the line. */
function check(answers: Answer[]): void {
  const claims = answers.flatMap(({ body: { data, errors } }): Placed[] => {
    if (errors) throw new Error(errors[0]?.message);
    return data.placeOrder.claims;
  });
  const places = claims.flatMap(({ animal, places: held }) => held.map(({ number }) => `${animal?.id} ${number}`));
  if (new Set(places).size !== ANIMALS * 4 || places.length !== ANIMALS * 4)
    throw new Error('A place is free or taken twice');
  const waiting = claims.filter(({ linePosition }) => linePosition !== null);
  if (waiting.length !== FAMILIES - places.length) throw new Error('Someone has neither a place nor a number');
}

async function measure(): Promise<void> {
  const run = await startTestRun();
  const databaseUrl = await run.createDatabase('claims');
  const config = { ...readConfig({ SESSION_SECRET: SECRET }), databaseUrl, port: 0, seedDemo: false };
  const server = await startServer({ config, log: pino({ level: 'silent' }), onNotice() {}, onGivenUp() {} });
  const db = connect(databaseUrl);
  try {
    const make = maker(db);
    const { ranch } = await make.rancher({ offerQuarterCow: true, quarterCowPrice: 95_000 });
    const people = await Promise.all(Array.from({ length: FAMILIES }, () => make.customer()));
    const ids = people.map(({ id }) => id);
    const families = await signIn(db, ids);
    const print = (name: string, { answers, seconds }: Awaited<ReturnType<typeof orderAtOnce>>) => {
      const refused = answers.filter(({ status }) => status !== 200).length;
      console.log(`${name}: ${seconds.toFixed(1)} s, ${refused} refused`);
    };
    print(`${FAMILIES} plain orders at once`, await orderAtOnce(server.port, families, () => inputFor(ranch.id, {})));
    const animals = await Promise.all(Array.from({ length: ANIMALS }, () => make.animal(ranch.id)));
    const shareOf = (place: number) => ({ animalId: String(animals[place % ANIMALS]?.id), nextAnimal: true });
    const placed = await orderAtOnce(server.port, families, (place) => inputFor(ranch.id, shareOf(place)));
    print(`${FAMILIES} quarters of ${ANIMALS} animals at once, or a number in the line`, placed);
    check(placed.answers);
  } finally {
    await db.destroy();
    await server.stop();
    await run.end();
  }
}

await measure();
