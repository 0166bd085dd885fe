import { connect } from '../graph/database/connection';
import { migrate } from '../graph/database/migrate';
import { type Answer, testGraph } from '../graph/testing/graph';
import { startTestRun } from '../graph/testing/testRun';

/** The number of families that order at once, and of the animals that they all want. */
const FAMILIES = Number(process.env.FAMILIES ?? 500);
const ANIMALS = 3;

const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
  id claims { linePosition places { number } animal { id } }
} }`;

type Graph = Awaited<ReturnType<typeof testGraph>>;
type Share = { animalId?: string; nextAnimal?: boolean };

/** Places all orders at once. Returns the answers and the seconds until the last one. */
async function orderAtOnce({ as, db, make }: Graph, rancherId: number, shareOf: (family: number) => Share) {
  const families = await Promise.all(Array.from({ length: FAMILIES }, () => make.customer()));
  await db('rateLimits').delete();
  const began = performance.now();
  const answers = await Promise.all(
    families.map((family, place) => {
      const item = { type: 'QUARTER_COW', quantity: 1, ...shareOf(place) };
      const contact = { customerName: 'Ann Miller', customerEmail: 'ann@herdline.test', customerZip: '78701' };
      const order = { orderType: 'QUARTER_COW', shippingMethod: 'LOCAL_PICKUP', productDetails: [item] };
      return as(family).run(PLACE, { input: { rancherId: String(rancherId), ...contact, ...order } });
    }),
  );
  return { answers, seconds: (performance.now() - began) / 1_000 };
}

type Placed = { linePosition: number | null; places: { number: number }[]; animal: { id: string } | null };

/** Throws unless every place has exactly one family and all other families are in the line. */
function check(answers: Answer[]): void {
  const claims = answers.flatMap(({ data, errors }): Placed[] => {
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
  const url = await run.createDatabase('claims');
  await migrate(url);
  const db = connect(url);
  try {
    const graph = await testGraph(db);
    const { ranch } = await graph.make.rancher({ offerQuarterCow: true, quarterCowPrice: 95_000 });
    const print = (name: string, seconds: number) =>
      console.log(`${name}: ${seconds.toFixed(1)} s, ${Math.round(FAMILIES / seconds)} a second`);
    print(`${FAMILIES} plain orders at once`, (await orderAtOnce(graph, ranch.id, () => ({}))).seconds);
    const animals = await Promise.all(Array.from({ length: ANIMALS }, () => graph.make.animal(ranch.id)));
    const idOf = (family: number) => String(animals[family % ANIMALS]?.id);
    const { answers, seconds } = await orderAtOnce(graph, ranch.id, (family) => ({
      animalId: idOf(family),
      nextAnimal: true,
    }));
    check(answers);
    print(`${FAMILIES} quarters of ${ANIMALS} animals at once, or a number in the line`, seconds);
  } finally {
    await db.destroy();
    await run.end();
  }
}

await measure();
