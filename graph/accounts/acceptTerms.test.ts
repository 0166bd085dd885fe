import { expect, test } from 'vitest';
import { OUTDATED_TERMS, TERMS_VERSION } from '../../rules/papers/termsVersion';
import { testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

const ACCEPT =
  'mutation ($version: String!) { acceptTerms(version: $version) { user { acceptedTerms { version acceptedAt } } } }';

test('the terms are accepted once, with version and moment, and it is logged', async () => {
  const family = await make.customer({ termsVersion: null, termsAcceptedAt: null });
  expect((await as(family).run('{ viewer { acceptedTerms { version } } }')).data.viewer.acceptedTerms).toBeNull();
  const { data } = await as(family).run(ACCEPT, { version: TERMS_VERSION });
  const first = data.acceptTerms.user.acceptedTerms;
  expect(first).toEqual({ version: TERMS_VERSION, acceptedAt: expect.any(String) });
  const again = await as(family).run(ACCEPT, { version: TERMS_VERSION });
  expect(again.data.acceptTerms.user.acceptedTerms).toEqual(first);
  expect(await db('auditEntries').where({ actorId: family.id }).pluck('action')).toEqual(['TERMS_ACCEPTED']);
});

test('an outdated version is refused', async () => {
  const { errors } = await as(await make.customer()).run(ACCEPT, { version: '2020-01-01' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { version: OUTDATED_TERMS } });
});

test('an account and an order name the version that they accepted', async () => {
  const input = { email: 'terms@herdline.test', password: 'Sagebrush-Creek-41', name: 'Ann Miller', zipCode: '78701' };
  await as(null).run('mutation ($input: RegisterInput!) { register(input: $input) { id } }', { input });
  expect(await db('users').where({ email: input.email }).first('termsVersion')).toEqual({
    termsVersion: TERMS_VERSION,
  });
  const { ranch } = await make.rancher();
  const order = {
    ...{ rancherId: ranch.id, orderType: 'HALF_COW', shippingMethod: 'LOCAL_PICKUP' },
    ...{ customerName: 'Ann Miller', customerEmail: 'ann@herdline.test', customerZip: '78701' },
    productDetails: [{ type: 'HALF_COW', quantity: 1 }],
  };
  const place = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { termsVersion } }';
  const { data } = await as(await make.customer()).run(place, { input: order });
  expect(data.placeOrder).toEqual({ termsVersion: TERMS_VERSION });
});
