import { afterAll, expect, test } from 'vitest';
import { connect } from '../graph/database/connection';
import { pdfText } from '../graph/documents/testing/pdfText';
import { writeLetter } from '../graph/letters/writeLetter';
import { ranchHead } from '../graph/pages/visitors/ranchHead';
import type { ShownRanch } from '../graph/pages/visitors/ranchText';
import { filledDatabaseUrl } from '../graph/testing/database';
import { testGraph } from '../graph/testing/graph';
import { testHttp } from '../graph/testing/http';
import { person } from '../graph/testing/person';
import { dollarsText, formatCents } from '../rules/money/money';
import { orderTotal, rangeWords } from '../rules/orders/story/orderTotal';

import { longDay } from '../rules/time/days';
import type { ItemType } from '../rules/words/vocabulary';
import { seedDemo } from './seedDemo';

/** Seeded as of today, because an animal is offered until its harvest. */
const url = await filledDatabaseUrl('one_price', 'seeded_today', async (draft) => {
  const db = connect(draft, { statementTimeout: 0 });
  await seedDemo(db, new Date()).finally(() => db.destroy());
});
const { db, as, make } = await testGraph(connect(url));
afterAll(() => db.destroy());

const OFFERS = `offers { share availability animal { animalId tag harvestDate readyFrom } pricing pricePerPound shares { from to }
  linePrice toProcessor { from to } isProcessingUnknown deposit inspection payer packagedPounds { from to } version }`;
const RANCH = `id ranchName city state zipCode description customRanchDescription imageUrl rating reviewCount ${OFFERS}
  ${['QUARTER', 'HALF', 'WHOLE'].map((size) => `${size}_COW: trueCost(share: ${size}_COW) { price { from to } packagedPounds { from to } deposit animalId readyFrom }`).join(' ')}
  products { name available description ... on CustomProduct { price } ... on BeefBox { price } ... on SelectCut { pricePerPound } }`;
const LIST = `query ($after: String) { ranchers(first: 20, after: $after) { nodes { id offerLocalPickup ${RANCH} } pageInfo { hasNextPage endCursor } } }`;
const ONE = `query ($id: ID!) { rancher(id: $id) { ${RANCH} } }`;
const OFFERED = `query ($id: ID!) { rancher(id: $id) { ${OFFERS} } }`;
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id status amount total shippingFee notes headline items { price quantity }
  claims { deposit toldPriceFrom toldPriceTo animal { tag harvestDate } }
  settlement { state total received quote { from to toProcessorFrom toProcessorTo isProcessingUnknown } } } }`;

/** Printing takes the longest, and one fixed price is printed like another, so only one ranch of several has its invoice read. */
const PRINTED = 6;

type Range = { from: number; to: number };
interface Offer {
  share: ItemType;
  availability: string;
  animal: { animalId: string; tag: string; harvestDate: string | null; readyFrom: string | null } | null;
  pricing: string;
  shares: Range;
  linePrice: number;
  toProcessor: Range | null;
  isProcessingUnknown: boolean;
  deposit: number;
  packagedPounds: Range;
}
type Ranch = Omit<ShownRanch, 'offers'> & { zipCode: string; offers: Offer[]; offerLocalPickup: boolean } & Partial<
    Record<ItemType, object>
  >;

const admin = await make.admin();
const ann = await make.customer();
const { url: origin } = await testHttp({ db, url });

/** The headers of a browser that somebody signed in with. */
async function signedIn(user: typeof ann) {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(await make.credentialsOf(user));
  const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers, body });
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  return { Cookie: cookies.join('; ') };
}
const asAnn = await signedIn(ann);
const [family, office] = [person(origin, asAnn), person(origin, await signedIn(admin))];
const ranches = await readRanches();

/** Orders of other tests change what is offered, so each test reads it again. */
async function readRanches(): Promise<Ranch[]> {
  const all: Ranch[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const { data } = await as(admin).run(LIST, { after });
    all.push(...data.ranchers.nodes);
    after = data.ranchers.pageInfo.hasNextPage ? data.ranchers.pageInfo.endCursor : null;
  }
  return all;
}

const isInside = (price: number, { from, to }: Range) => from <= price && price <= to;
const sum = (shares: Range, more: Range | null) => ({
  from: shares.from + (more?.from ?? 0),
  to: shares.to + (more?.to ?? 0),
});

test('the demo has shares that are sold in each way', () => {
  const offers = ranches.flatMap((ranch) => ranch.offers);
  expect(new Set(offers.map(({ pricing }) => pricing))).toEqual(new Set(['FLAT', 'HANGING', 'PACKAGED']));
  expect(new Set(offers.map(({ availability }) => availability))).toContain('LIST');
  expect(offers.length).toBeGreaterThan(100);
});

test('lists, pages, search engines and costs say one price of each share', async () => {
  for (const ranch of await readRanches()) {
    const { data } = await as(ann).run(ONE, { id: ranch.id });
    expect(data.rancher.offers).toEqual(ranch.offers);
    const head = ranchHead(ranch as unknown as ShownRanch, 'https://herdline.test');
    for (const offer of ranch.offers.filter(({ availability }) => availability !== 'SOLD_OUT')) {
      const where = `${offer.share} of ${ranch.ranchName}`;
      expect(head, where).toContain(`"price":"${dollarsText(offer.linePrice)}"`);
      if (offer.availability !== 'LIST') expect(isInside(offer.linePrice, offer.shares), where).toBe(true);
      expect(ranch[offer.share], where).toMatchObject({
        price: sum(offer.shares, offer.toProcessor),
        packagedPounds: offer.packagedPounds,
      });
    }
  }
});

test('a program reads the same offers', async () => {
  for (const { id, ranchName, offers } of await readRanches()) {
    const { body } = await family.get(`/api/ranchers/${id}`);
    const terms = offers.map(({ shares, linePrice, deposit, packagedPounds }) => ({
      shares,
      linePrice,
      deposit,
      packagedPounds,
    }));
    expect(body.offers, ranchName).toMatchObject(terms);
  }
});

test.each(ranches.map((ranch, at) => [ranch.ranchName, ranch, at % PRINTED === 0] as const))(
  '%s keeps its word in an order of each share',
  async (ranchName, { id, zipCode, offerLocalPickup }, isPrinted) => {
    const told: { order: Placed; offer: Offer }[] = [];
    for (const type of ['QUARTER_COW', 'HALF_COW', 'WHOLE_COW'] as const) {
      // An order before may have taken the room, so the offer is read again.
      const { data } = await as(ann).run(OFFERED, { id });
      const offer: Offer | undefined = data.rancher.offers.find(({ share }: Offer) => share === type);
      if (!offer || offer.availability === 'SOLD_OUT') continue;
      const productDetails = [{ type, quantity: 1, price: offer.linePrice }];
      const input = {
        ...{ rancherId: id, customerName: 'Ann', customerEmail: 'ann@herdline.test', customerZip: zipCode },
        orderType: type,
        productDetails,
        shippingMethod: offerLocalPickup ? 'LOCAL_PICKUP' : 'LOCAL_DELIVERY',
      };
      const placed = await as(ann).run(PLACE, { input });
      expect(placed.errors?.[0]?.message).toBeUndefined();
      await compareOrder(placed.data.placeOrder, offer);
      told.push({ order: placed.data.placeOrder, offer });
    }
    await compareFiles(told, ranchName);
    const fixed = told.find(({ order }) => order.settlement.state === 'FIXED');
    if (fixed && isPrinted) await comparePaper(fixed.order);
  },
);

// biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of an answer, not its type.
type Placed = any;

/** Compares all that an order says with the offer that its family saw. */
async function compareOrder(order: Placed, offer: Offer) {
  const { linePrice, shares, animal, deposit } = offer;
  const total = orderTotal(order);
  expect(order).toMatchObject({
    amount: linePrice,
    total: linePrice + order.shippingFee,
    items: [{ price: linePrice, quantity: 1 }],
  });
  expect([total.amount, total.told]).toEqual([linePrice + order.shippingFee, null]);
  expect(order.notes).toContain(`Estimated total: ${formatCents(linePrice)}. `);
  if (offer.availability !== 'LIST') {
    const { quote } = order.settlement;
    expect({ from: quote.from - order.shippingFee, to: quote.to - order.shippingFee }).toEqual(shares);
    expect({ from: quote.toProcessorFrom, to: quote.toProcessorTo }).toEqual(offer.toProcessor ?? { from: 0, to: 0 });
    expect(order.claims).toMatchObject([{ toldPriceFrom: shares.from, toldPriceTo: shares.to }]);
  }
  if (animal)
    expect(order.claims).toMatchObject([{ deposit, animal: { tag: animal.tag, harvestDate: animal.harvestDate } }]);
  const letter = await writeLetter(db, { template: 'orderConfirmation', orderId: Number(order.id) });
  const facts = Object.fromEntries(letter?.facts ?? []);
  expect(facts['Estimated total']).toBe(formatCents(linePrice));
  expect(facts['Depends on the weight']).toBe(shares.from === shares.to ? undefined : rangeWords(shares));
  if (animal?.harvestDate) expect(facts.Harvest).toBe(longDay(animal.harvestDate));
  if (animal && deposit > 0) expect(facts.Deposit).toMatch(formatCents(deposit));
}

/** Compares what programs, spreadsheets and papers say of orders with the offers that their family saw. */
async function compareFiles(told: { order: Placed; offer: Offer }[], ranchName: string) {
  await db('rate_limits').delete();
  const { body: listed } = await family.get(`/api/orders/customer/${ann.id}?limit=3`);
  const { body: file } = await office.get(`/api/admin/orders.csv?search=${encodeURIComponent(ranchName)}`);
  const [header = [], ...lines] = (file as string).split('\r\n').map((line) => line.split(','));
  for (const { order, offer } of told) {
    const { linePrice } = offer;
    const [total, where] = [linePrice + order.shippingFee, `${offer.share} of ${ranchName}`];
    const stored = listed.find((one: Placed) => String(one.id) === order.id);
    expect(stored, where).toMatchObject({ orderAmount: linePrice, total, productDetails: [{ price: linePrice }] });
    const cells = lines.find(([id]) => id === order.id) ?? [];
    const cents = (name: string) => Math.round(100 * Number(cells[header.indexOf(name)]));
    expect([cents('Amount') + cents('Processing'), cents('Total')], where).toEqual([linePrice, total]);
  }
}

async function comparePaper({ id, total }: Placed) {
  const paper = await fetch(`${origin}/api/orders/${id}/invoice.pdf`, { headers: asAnn });
  expect(pdfText(Buffer.from(await paper.arrayBuffer()))).toContain(formatCents(total));
}
