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
  const changes = [{ field: 'termsVersion', before: null, after: TERMS_VERSION }];
  expect(await db('auditEntries').where({ actorId: family.id })).toMatchObject([{ action: 'TERMS_ACCEPTED', changes }]);
});

test('an outdated version is refused', async () => {
  const { errors } = await as(await make.customer()).run(ACCEPT, { version: '2020-01-01' });
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { version: OUTDATED_TERMS } });
});

const REGISTER = 'mutation ($input: RegisterInput!) { register(input: $input) { id } }';
const APPLY = 'mutation ($input: RegisterRancherInput!) { registerRancher(input: $input) { id } }';
const PLACE = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { termsVersion } }';
const account = (email: string) => ({ email, password: 'Sagebrush-Creek-41', name: 'Ann Miller', zipCode: '78701' });
const orderOf = (ranch: { id: number }) => ({
  ...{ rancherId: ranch.id, orderType: 'HALF_COW', shippingMethod: 'LOCAL_PICKUP' },
  ...{ customerName: 'Ann Miller', customerEmail: 'ann@herdline.test', customerZip: '78701' },
  productDetails: [{ type: 'HALF_COW', quantity: 1 }],
});
const applied = (email: string) => ({
  user: account(email),
  rancher: { ranchName: 'Terms Creek Ranch', zipCode: '78701', city: 'Austin', state: 'Texas' },
});

test('an old page, which showed other terms than those of today, neither signs up nor orders', async () => {
  const { ranch } = await make.rancher();
  const family = await make.customer();
  const sent = [
    [null, REGISTER, account('early@herdline.test')],
    [null, APPLY, applied('early.ranch@herdline.test')],
    [family, PLACE, orderOf(ranch)],
  ] as const;
  for (const [person, mutation, input] of sent) {
    const send = (termsVersion: string) => as(person).run(mutation, { input: { ...input, termsVersion } });
    const { errors } = await send('2020-01-01');
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { termsVersion: OUTDATED_TERMS } });
    expect((await send(TERMS_VERSION)).errors).toBeUndefined();
  }
});

test('an account and an order name the version that they accepted', async () => {
  const input = account('terms@herdline.test');
  await as(null).run(REGISTER, { input });
  expect(await db('users').where({ email: input.email }).first('termsVersion')).toEqual({
    termsVersion: TERMS_VERSION,
  });
  const { ranch } = await make.rancher();
  const { data } = await as(await make.customer()).run(PLACE, { input: orderOf(ranch) });
  expect(data.placeOrder).toEqual({ termsVersion: TERMS_VERSION });
});
