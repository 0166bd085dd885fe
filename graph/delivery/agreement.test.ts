import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type DeliveryOption, deliveryOptions, MAX_MILES, type RanchDelivery } from '../../rules/ranches/delivery';
import { SHIPPING_METHOD, type ShippingMethod } from '../../rules/words/vocabulary';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

/** Lists with any method, with several, and with each method alone. */
const LISTS = ['any', 'several', ...SHIPPING_METHOD.values];
const SEARCH = `
  query (${LISTS.map((list) => `$${list}: RancherFilter!`)}) {
    ${LISTS.map((list) => `${list}: ranchers(filter: $${list}) { nodes { ...Card } totalCount }`).join('\n')}
  }
  fragment Card on Rancher {
    distanceMiles offerLocalPickup offerLocalDelivery localDeliveryRange localDeliveryFee
    offerShipping shippingNationwide shippingRadius shippingFee
  }`;
const QUOTE = `query ($id: ID!, $zip: String!) {
  delivery(rancherId: $id, zipCode: $zip) { distanceMiles options { method offered reachable fee reason } }
}`;
const PLACE = `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { shippingFee } }`;

/** Places from next door to the other end of the country, so that every radius has places inside and outside. */
const ZIPS = ['78701', '78704', '78641', '76701', '77002', '73301', '80202', '99501', '96813', '04032', '33040'];
const RANCH_AT_ZIP = '78701';

let customer: Awaited<ReturnType<typeof make.customer>>;
const place = { latitude: 0, longitude: 0 };
const distance = new Map<string, number>();

beforeAll(async () => {
  await db('rate_limits').delete();
  customer = await make.customer();
  Object.assign(
    place,
    await db('zip_codes').where({ zipCode: RANCH_AT_ZIP }).select('latitude', 'longitude').first<typeof place>(),
  );
  const zips = await db('zip_codes')
    .whereIn('zipCode', ZIPS)
    .select('zipCode', db.raw('miles_between(latitude, longitude, ?, ?) as miles', [place.latitude, place.longitude]));
  for (const { zipCode, miles } of zips) distance.set(zipCode, miles);
});

/** Generates a radius, mostly near the distance itself, where rounding errors would show. */
const radius = (miles: number) =>
  fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: -1, max: 1 }).map((off) => Math.max(0, Math.floor(miles) + off)) },
    { weight: 1, arbitrary: fc.nat(3_000) },
  );

const offered = fc.nat(3).map((number) => number > 0);

const situation = fc.constantFrom(...ZIPS).chain((zip) => {
  const miles = distance.get(zip)!;
  return fc.record({
    zip: fc.constant(zip),
    within: fc.oneof(fc.constant(MAX_MILES), radius(miles)).map((most) => Math.max(1, most)),
    several: fc.subarray([...SHIPPING_METHOD.values]),
    ranch: fc.record({
      offerLocalPickup: offered,
      offerLocalDelivery: offered,
      localDeliveryRange: radius(miles),
      localDeliveryFee: fc.nat(20_000),
      offerShipping: offered,
      shippingNationwide: fc.boolean(),
      shippingRadius: radius(miles),
      shippingFee: fc.nat(20_000),
    }),
  });
});

type Card = RanchDelivery & { distanceMiles: number };

/** Returns the fee of each method that reaches the place. */
const fees = (options: Pick<DeliveryOption, 'method' | 'reachable' | 'fee'>[]) =>
  Object.fromEntries(options.filter(({ reachable }) => reachable).map(({ method, fee }) => [method, fee]));

async function feeOfOrder(rancherId: number, customerZip: string, shippingMethod: ShippingMethod) {
  const { data, errors } = await as(customer).run(PLACE, {
    input: {
      rancherId: String(rancherId),
      customerName: 'Ann Miller',
      customerEmail: 'ann@herdline.test',
      customerZip,
      orderType: 'HALF_COW',
      productDetails: [{ type: 'HALF_COW', quantity: 1, price: 180_000 }],
      shippingMethod,
    },
  });
  if (errors) expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  return { method: shippingMethod, reachable: !errors, fee: data?.placeOrder.shippingFee };
}

const feesOfOrders = async (rancherId: number, zip: string) =>
  fees(await Promise.all(SHIPPING_METHOD.values.map((method) => feeOfOrder(rancherId, zip, method))));

const choicesOf = (several: ShippingMethod[]): Record<string, ShippingMethod[] | undefined> => ({
  any: undefined,
  several,
  ...Object.fromEntries(SHIPPING_METHOD.values.map((method) => [method, [method]])),
});

test('search, card, quote and order agree on which methods reach a place and for how much', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(situation, async ({ zip, within, several, ranch }) => {
      const mark = randomUUID();
      const { id } = (await make.rancher({ ...ranch, ...place, description: mark })).ranch;
      const quote = await as(customer).run(QUOTE, { id: String(id), zip });
      const { distanceMiles, options } = quote.data.delivery;
      const reached = fees(options);
      expect(await feesOfOrders(id, zip)).toEqual(reached);

      const choices = Object.entries(choicesOf(several));
      const near = (methods?: ShippingMethod[]) => ({ search: mark, near: { zipCode: zip, miles: within, methods } });
      const filters = Object.fromEntries(choices.map(([list, methods]) => [list, near(methods)]));
      const lists = (await as(customer).run(SEARCH, filters)).data;
      for (const [list, methods] of choices) {
        const { nodes, totalCount } = lists[list];
        const wanted = distanceMiles <= within && (!methods?.length || methods.some((method) => method in reached));
        expect([nodes.length, totalCount]).toEqual(wanted ? [1, 1] : [0, 0]);
        for (const card of nodes as Card[]) {
          expect(card.distanceMiles).toBe(distanceMiles);
          expect(fees(deliveryOptions(card, card.distanceMiles))).toEqual(reached);
        }
      }
    }),
    // A busy machine tries fewer cases.
    { numRuns: 40, interruptAfterTimeLimit: 4_000 },
  );
});
