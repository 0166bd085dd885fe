import { beforeAll, expect, test } from 'vitest';
import { LIVE_PURCHASE_VERSION } from '../../rules/herd/livePurchase';
import { choosePlaces } from '../../rules/herd/quarters';
import { daysAfter } from '../../rules/time/days';
import { dayIn } from '../../rules/time/timeZone';
import { randomOf } from '../../seeds/random';
import { expectStoredHarvest } from '../animals/testing/keptHarvest';
import { retryConflicts } from '../database/transaction';
import { type Answer, testConfig, testGraph } from '../testing/graph';
import { expireOffers } from './line/expireOffers';

const { db, as, make } = await testGraph();

/** The number of acts of families and the ranch. `HERD_STEPS=10000` takes minutes. */
const STEPS = Number(process.env.HERD_STEPS ?? 160);
const AT_ONCE = 5;
/** The number of steps between two checks, during which nothing runs. */
const ROUND = 20;

const { pick, whole, weighted } = randomOf('herd');

let rancher: Awaited<ReturnType<typeof make.rancher>>;
let families: { id: number }[];
let done = 0;
let animals = 0;
let harvested = 0;

beforeAll(async () => {
  await db('rate_limits').delete();
  rancher = await make.rancher({
    offerQuarterCow: true,
    quarterCowPrice: 95_000,
    offerWholeCow: true,
    wholeCowPrice: 350_000,
  });
  families = await Promise.all(Array.from({ length: 8 }, () => make.customer()));
  for (let count = 4; count > 0; count--) await addAnimal();
});

const ofRanch = () => ({ rancherId: rancher.ranch.id });
/** Sends every second animal to a custom-exempt processor, with a harvest today if the law allows it. */
const addAnimal = async (stage: 'OPEN' | 'PLANNED' = 'OPEN') => {
  animals += 1;
  const exempt = animals % 2 === 0;
  const inspection = exempt ? 'CUSTOM_EXEMPT' : 'USDA';
  // Like a request, it runs again if others at the same moment lock the ranch in another order.
  const { id: processorId } = await retryConflicts(async () => make.processor(rancher.ranch.id, { inspection }));
  const harvestDate = exempt ? dayIn(testConfig.timeZone, new Date()) : '2099-03-04';
  const price = pick([90_000, 95_000, 100_000]);
  const plan = { processorId, harvestDate, ownCutSheetsDue: daysAfter(harvestDate, -1), price };
  const { id } = await make.animal(rancher.ranch.id, { stage: 'PLANNED', ...plan });
  if (stage === 'OPEN') await act(rancher, `moveAnimal(id: ${id}, stage: OPEN)`);
};
const ids = async (table: string, where: object = {}): Promise<number[]> =>
  db(table)
    .where({ ...ofRanch(), ...where })
    .pluck('id');
const anAnimal = async () =>
  pick([...(await ids('animals', { stage: 'OPEN' })), ...(await ids('animals', { stage: 'PLANNED' }))]);
const aClaim = async () => pick([...(await ids('claims')), 999_999_999]);

async function act(person: { id: number }, mutation: string): Promise<Answer> {
  const answer = await as(person).run(`mutation { ${mutation} { __typename } }`);
  const code = answer.errors?.[0]?.extensions.code ?? 'done';
  // An act that is impossible at the moment is refused with an expected code.
  expect(['done', 'CONFLICT', 'NOT_FOUND', 'BAD_USER_INPUT'], answer.errors?.[0]?.message).toContain(code);
  if (code === 'done') done += 1;
  return answer;
}

async function order(): Promise<void> {
  const type = pick(['QUARTER_COW', 'QUARTER_COW', 'HALF_COW', 'WHOLE_COW']);
  const wish = pick(['animal', 'animal', 'next', 'either']);
  const animalId = wish === 'next' ? '' : `animalId: ${await anAnimal()}`;
  const item = `{ type: ${type}, quantity: ${whole(1, 2)}, ${animalId} nextAnimal: ${wish !== 'animal'} }`;
  const given = `rancherId: ${rancher.ranch.id}, customerName: "Ann", customerEmail: "a@herdline.test", customerZip: "78704"`;
  await act(
    pick(families),
    `placeOrder(input: {
    ${given}, orderType: ${type}, shippingMethod: LOCAL_PICKUP, productDetails: [${item}] })`,
  );
}

/** Lets a family answer one of the ranch's offers. */
async function answer(verb: 'acceptShareOffer' | 'declineShareOffer'): Promise<void> {
  const open = await db('lineOffers')
    .join('claims', 'claims.id', 'lineOffers.claimId')
    .join('orders', 'orders.id', 'claims.orderId')
    .where({ 'claims.rancherId': rancher.ranch.id, answer: null })
    .select('lineOffers.id', 'customerId');
  const { id, customerId } = pick([...open, { id: 999_999_999, customerId: families[0]?.id }]);
  await act({ id: customerId }, `${verb}(offerId: ${id})`);
}

const acts = {
  order,
  cancel: async () => act(rancher, `cancelOrder(orderId: ${pick([...(await ids('orders')), 999_999_999])})`),
  place: async () =>
    act(
      rancher,
      `placeClaim(claimId: ${await aClaim()}, animalId: ${await anAnimal()}, side: ${pick(['null', '1', '2'])})`,
    ),
  back: async () => act(rancher, `returnClaimToLine(claimId: ${await aClaim()})`),
  off: async () => act(rancher, `takeShareOffBoard(claimId: ${await aClaim()}, reason: "Sold at the farm")`),
  fill: async () => act(rancher, `fillFromLine(animalId: ${await anAnimal()})`),
  keep: async () => act(rancher, `keepQuarters(animalId: ${await anAnimal()}, quarters: ${pick([1, 2])})`),
  release: async () =>
    act(
      rancher,
      `releaseQuarters(claimId: ${pick([await aClaim(), ...(await ids('claims', { orderId: null, releasedAt: null }))])})`,
    ),
  async confirm() {
    const bought = await db('claims')
      .join('orders', 'orders.id', 'claims.orderId')
      .where({ 'claims.rancherId': rancher.ranch.id, livePurchaseId: null })
      .whereNotNull('animalId')
      .select('claims.id', 'customerId');
    const { id, customerId } = pick([...bought, { id: 999_999_999, customerId: families[0]?.id }]);
    const fact = `version: "${LIVE_PURCHASE_VERSION}", ranchChooses: true`;
    await act({ id: customerId }, `confirmLivePurchase(claimId: ${id}, ${fact})`);
  },
  accept: async () => answer('acceptShareOffer'),
  decline: async () => answer('declineShareOffer'),
  expire: async () => {
    await expireOffers({ db, timeZone: testConfig.timeZone, now: new Date(Date.now() + whole(0, 60) * 3_600_000) });
  },
  plan: async () => act(rancher, `moveAnimal(id: ${await anAnimal()}, stage: ${pick(['PLANNED', 'OPEN'])})`),
  async withdraw() {
    const { errors } = await act(rancher, `moveAnimal(id: ${await anAnimal()}, stage: WITHDRAWN)`);
    if (!errors) await addAnimal();
  },
};

const CHOICES = [
  ['order', 14],
  ['cancel', 3],
  ['place', 4],
  ['back', 2],
  ['off', 1],
  ['fill', 4],
  ['keep', 2],
  ['release', 3],
  ['confirm', 6],
  ['accept', 4],
  ['decline', 2],
  ['expire', 1],
  ['plan', 1],
  ['withdraw', 1],
] as const;

/** Compares the places that claims hold with the animals' places. */
async function expectPlacesToAddUp(): Promise<void> {
  const claims = await db('claims').where(ofRanch());
  const animals = await db('animals').where(ofRanch());
  const animalIds = animals.map(({ id }) => id);
  const places = await db('animalPlaces').whereIn('animalId', animalIds);
  const offers = await db('lineOffers').whereIn('animalId', animalIds).whereNull('answer');
  for (const { id, taken } of animals) {
    const held = places.filter(({ animalId }) => animalId === id).map(({ place }) => place);
    const asked = offers.filter((offer) => offer.animalId === id).flatMap((offer) => offer.places);
    held.push(...asked);
    expect(taken).toEqual(held.toSorted());
    expect(new Set(held).size).toBe(held.length);
  }
  for (const { id, animalId, quarters } of claims) {
    const held = places.filter(({ claimId }) => claimId === id);
    expect(held).toHaveLength(animalId === null ? 0 : quarters);
    expect(held.every((place) => place.animalId === animalId)).toBe(true);
  }
}

const IN_LINE = { animalId: null, releasedAt: null, offBoardAt: null };

type Waiting = { id: number; lineAt: string };
const readLine = (): Promise<Waiting[]> =>
  db('claims')
    .where({ ...ofRanch(), ...IN_LINE })
    .orderBy(['lineAt', 'id'])
    .select('id', 'lineAt');

/** Claims that stayed in line keep their order, and new claims come behind them, unless a withdrawn animal returned them. */
function expectNobodyPassed(before: Waiting[], after: Waiting[], latest: number): void {
  const stayed = after.filter(({ id, lineAt }) => before.some((one) => one.id === id && one.lineAt === lineAt));
  const order = before.filter(({ id }) => stayed.some((one) => one.id === id)).map(({ id }) => id);
  expect(stayed.map(({ id }) => id)).toEqual(order);
  const fresh = after.filter(({ id }) => id > latest && !returned.has(id));
  for (const { id } of fresh) {
    const place = after.findIndex((one) => one.id === id);
    expect(stayed.every((one) => after.indexOf(one) < place)).toBe(true);
  }
}

/**
 * What an animal has left can't be taken by anyone in line: by law, by its size, because the family declined it or is asked about
 * another animal. The law allows every pickup of a living animal, so it never matters here.
 */
async function expectNothingLeftForTheLine(): Promise<void> {
  const animals = await db('animals').where({ ...ofRanch(), stage: 'OPEN' });
  const exempt = await db('processors')
    .where({ ...ofRanch(), inspection: 'CUSTOM_EXEMPT' })
    .pluck('id');
  const line = await db('claims').where({ ...ofRanch(), ...IN_LINE });
  const offers = await db('lineOffers').whereIn(
    'claimId',
    line.map(({ id }) => id),
  );
  for (const { id, taken, price, processorId } of animals) {
    for (const claim of line.filter(({ quarters }) => choosePlaces(taken, quarters))) {
      const own = offers.filter(({ claimId }) => claimId === claim.id);
      const isAsked = own.some(({ answer }) => answer === null);
      const isWorse = price * claim.quarters > claim.told.to || exempt.includes(processorId);
      const refusals = ['DECLINED', 'LAPSED', 'TAKEN_OFF'];
      const hasDeclined = own.some(({ animalId, answer }) => animalId === id && refusals.includes(answer));
      expect(hasDeclined || (isAsked && isWorse), `claim ${claim.id}, animal ${id}`).toBe(true);
    }
  }
}

/** Claims that were on a withdrawn animal and went to the front. */
const returned = new Set<number>();
async function noteReturned(): Promise<void> {
  const moved = await db('claims')
    .where(ofRanch())
    .whereRaw("line_at < date_trunc('milliseconds', ordered_at)")
    .pluck('id');
  for (const id of moved) returned.add(id);
}

/** Harvests custom-exempt animals, which succeeds only if all four places have owners who bought the animal alive. */
async function harvestOwnedAnimals(): Promise<void> {
  const exempt = await db('animals')
    .where({ rancherId: rancher.ranch.id, inspection: 'CUSTOM_EXEMPT', stage: 'OPEN' })
    .select('id');
  for (const { id } of exempt) {
    const unconfirmed = await db('claims').where({ animalId: id, livePurchaseId: null }).whereNotNull('orderId');
    const owned = await db('animalPlaces').where({ animalId: id });
    const { errors } = await act(rancher, `moveAnimal(id: ${id}, stage: HARVESTED)`);
    expect(!errors, `animal ${id}`).toBe(owned.length === 4 && unconfirmed.length === 0);
    if (errors) continue;
    harvested += 1;
    await addAnimal();
  }
}

/** Harvests an animal of which the ranch keeps all four quarters, so that at least one is harvested in every random run. */
async function harvestKeptAnimal(): Promise<void> {
  for (let count = 2; count > 0; count--) await addAnimal('PLANNED');
  // Those in line would come first.
  await db('lineOffers').whereNull('answer').update({ answer: 'WITHDRAWN', answeredAt: db.fn.now() });
  await db('claims')
    .where({ ...ofRanch(), ...IN_LINE })
    .update({ releasedAt: db.fn.now() });
  const [id] = await db('animals')
    .where({ rancherId: rancher.ranch.id, inspection: 'CUSTOM_EXEMPT', stage: 'PLANNED' })
    .orderBy('id', 'desc')
    .pluck('id');
  await act(rancher, `moveAnimal(id: ${id}, stage: OPEN)`);
  for (let count = 2; count > 0; count--) await act(rancher, `keepQuarters(animalId: ${id}, quarters: 2)`);
  await harvestOwnedAnimals();
}

test('whatever families and the ranch do at once, places add up and nobody gets a place that someone earlier in line could take', async () => {
  for (let step = 0; step < STEPS; step += ROUND) {
    const [before, latest] = [await readLine(), Math.max(0, ...(await ids('claims')))];
    const actors = Array.from({ length: AT_ONCE }, async () => {
      for (let turn = 0; turn < ROUND / AT_ONCE; turn++) await acts[weighted(CHOICES)]();
    });
    await Promise.all(actors);
    await noteReturned();
    await expectPlacesToAddUp();
    await expectNothingLeftForTheLine();
    await expectStoredHarvest(db, rancher.ranch.id);
    expectNobodyPassed(before, await readLine(), latest);
    await harvestOwnedAnimals();
  }
  await harvestKeptAnimal();
  // A run in which nearly everything was refused would prove nothing.
  expect(done).toBeGreaterThan(STEPS / 10);
  expect(harvested).toBeGreaterThan(0);
}, 600_000);
