import { beforeEach, describe, expect, test } from 'vitest';
import { testGraph } from '../testing/graph';

const { as, make } = await testGraph();

const QUOTE = `query ($id: ID!, $zip: String!) {
  delivery(rancherId: $id, zipCode: $zip) {
    zipCode distanceMiles options { method offered reachable distanceMiles radiusMiles fee reason }
  }
}`;

const shipping = { offerShipping: true, shippingFee: 4_500, shippingRadius: 100 };
let customer: Awaited<ReturnType<typeof make.customer>>;

beforeEach(async () => {
  customer = await make.customer();
});

async function quote(zip: string, given = {}) {
  const { ranch } = await make.rancher({ ...shipping, ...given });
  const { data, errors } = await as(customer).run(QUOTE, { id: String(ranch.id), zip });
  if (errors) return { refusal: errors[0]!.extensions };
  const [pickup, delivery, ship] = data.delivery.options;
  return { quote: data.delivery, pickup, delivery, ship };
}

describe('a delivery quote', () => {
  test('inside the radius every offered method is available, at the ranch’s fees', async () => {
    const answer = await quote(' 78704-1234 ');
    expect(answer.quote).toMatchObject({ zipCode: '78704', distanceMiles: expect.any(Number) });
    const { distanceMiles } = answer.quote;
    expect(distanceMiles).toBeLessThan(10);
    const within = { offered: true, reachable: true, distanceMiles, reason: null };
    expect(answer.quote.options).toEqual([
      { ...within, method: 'LOCAL_PICKUP', radiusMiles: null, fee: 0 },
      { ...within, method: 'LOCAL_DELIVERY', radiusMiles: 50, fee: 2_500 },
      { ...within, method: 'SHIPPING', radiusMiles: 100, fee: 4_500 },
    ]);
  });

  test('outside the radius the reason names the distance, and pickup is still available', async () => {
    const { quote: answer, pickup, delivery, ship } = await quote('77002');
    const miles = answer.distanceMiles;
    expect(miles).toBeGreaterThan(140);
    const reason = (does: string, radius: number) =>
      `This ranch ${does} within ${radius} miles; your ZIP is ${miles} miles away.`;
    expect(pickup).toMatchObject({ reachable: true, reason: null });
    expect(delivery).toMatchObject({ offered: true, reachable: false, reason: reason('delivers', 50) });
    expect(ship).toMatchObject({ offered: true, reachable: false, reason: reason('ships', 100) });
  });
});

describe('refusals', () => {
  test.each(['', '787', '78701-1', 'abcde'])('ZIP code %j', async (zip) => {
    const { refusal } = await quote(zip);
    expect(refusal).toEqual({ code: 'BAD_USER_INPUT', fields: { zipCode: 'Valid ZIP code is required' } });
  });

  test('a ranch that the viewer may not see', async () => {
    expect((await quote('78701', { approval: 'PENDING' })).refusal?.code).toBe('NOT_FOUND');
  });
});

describe('goods that may not go to a ZIP code by law', () => {
  const UNLAWFUL = `query ($id: ID!, $zip: String!) { delivery(rancherId: $id, zipCode: $zip) {
    unlawful { method productIds animalIds reason rule { law says link } }
  } }`;

  test('are listed for each method and reason, with the law', async () => {
    const { ranch } = await make.rancher(shipping);
    const [box] = [
      await make.product(ranch.id, { kind: 'BEEF_BOX', inspection: 'STATE' }),
      await make.product(ranch.id, { kind: 'BEEF_BOX', inspection: 'USDA' }),
      await make.product(ranch.id, { kind: 'BEEF_BOX' }),
    ];
    const [state, custom] = [
      await make.processor(ranch.id, { inspection: 'STATE' }),
      await make.processor(ranch.id, { inspection: 'CUSTOM_EXEMPT' }),
    ];
    const [steer, heifer] = [
      await make.animal(ranch.id, { processorId: state.id }),
      await make.animal(ranch.id, { processorId: custom.id }),
      await make.animal(ranch.id, { processorId: state.id, stage: 'PLANNED' }),
    ];
    const unlawful = async (zip: string) =>
      (await as(customer).run(UNLAWFUL, { id: String(ranch.id), zip })).data.delivery.unlawful;
    const shipped = {
      method: 'SHIPPING',
      productIds: [],
      animalIds: [String(heifer?.id)],
      reason: expect.stringContaining("can't be shipped"),
      rule: { law: expect.stringContaining('21 USC 623'), says: expect.any(String), link: expect.any(String) },
    };
    expect(await unlawful('78704')).toEqual([shipped]);
    const inOklahoma = (method: string) => ({
      ...{ method, productIds: [String(box?.id)], animalIds: [String(steer?.id)] },
      ...{
        reason: expect.stringContaining("processor's state"),
        rule: expect.objectContaining({ law: '21 USC 661(a)(1)' }),
      },
    });
    expect(await unlawful('73102')).toEqual([inOklahoma('LOCAL_DELIVERY'), inOklahoma('SHIPPING'), shipped]);
    for (const outside of ['20001', '00901', '09012'])
      expect(await unlawful(outside)).toEqual([inOklahoma('LOCAL_DELIVERY'), inOklahoma('SHIPPING'), shipped]);
    const unknown = { reason: expect.stringContaining("don't know which state") };
    expect(await unlawful('00000')).toEqual([
      { ...inOklahoma('LOCAL_DELIVERY'), ...unknown },
      { ...inOklahoma('SHIPPING'), ...unknown },
      shipped,
    ]);
  });
});
