import { isNonNullType } from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../server/graphqlServer';
import { codeOf, testGraph } from '../testing/graph';

const { db, as, make } = await testGraph();

/** Makes something whenever its name says so. */
const MAKES =
  /^(create|write|answer|report(?!Message)|submit|invite|accept\w+Invitation|register|place|send(?!Email|TestEvent|EventsAgain)|ask(?!For)|record|request(?!Password)|weigh|keepQuarters|remindOf|cancelOrder)/;

const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const takesKey = ({ args }: (typeof mutations)[number]) => args.some(({ name }) => name === 'idempotencyKey');

test('whatever makes something takes a key, which is optional', () => {
  const making = mutations.filter(({ name }) => MAKES.test(name) && name !== 'placeClaim');
  expect(making.filter((field) => !takesKey(field)).map(({ name }) => name)).toEqual([]);
  const keys = mutations.flatMap(({ args }) => args.filter(({ name }) => name === 'idempotencyKey'));
  expect(keys.filter(({ type }) => isNonNullType(type))).toEqual([]);
});

const customer = await make.customer();
const rancher = await make.rancher();
const admin = await make.admin();
const REVIEW = 'stars: 5, words: "Tender beef, and a kind family that raised it."';

type Person = { id: number } | null;
const requests: [name: string, person: Person, request: (key: string) => string, table: string][] = [
  [
    'register',
    null,
    (key) =>
      `register(input: { name: "Ann Ray", email: "ann.ray@herdline.test", password: "Grazing77pasture", userType: CUSTOMER }, ${key}) { id email }`,
    'users',
  ],
  ['createProduct', rancher, (key) => `createProduct(input: { name: "Suet", price: 500 }, ${key}) { id }`, 'products'],
  [
    'createProcessor',
    rancher,
    (key) =>
      `createProcessor(input: { name: "New Meats", city: "Austin", state: "Texas", zipCode: "78704", payer: FAMILY, inspection: USDA, establishmentNumber: "M123" }, ${key}) { processor { id } }`,
    'processors',
  ],
  [
    'createAnimals',
    rancher,
    (key) => `createAnimals(input: { tags: ["N1", "N2"], pricing: FLAT, price: 90000 }, ${key}) { animals { id tag } }`,
    'animals',
  ],
  ['submitFeedback', null, (key) => `submitFeedback(input: { feedback: "I like it very much" }, ${key})`, 'feedback'],
  [
    'inviteHelper',
    rancher,
    (key) => `inviteHelper(input: { email: "hand@herdline.test", role: WORK_ORDERS }, ${key}) { rancher { id } }`,
    'helperInvitations',
  ],
  [
    'inviteAdmin',
    admin,
    (key) =>
      `inviteAdmin(input: { email: "new.admin@herdline.test", role: SUPPORT }, ${key}) { team { invitations { email } } }`,
    'adminInvitations',
  ],
  [
    'createApiToken',
    rancher,
    (key) => `createApiToken(input: { name: "New", scopes: [ORDERS_READ] }, ${key}) { token { id } }`,
    'apiTokens',
  ],
  [
    'createWebhook',
    rancher,
    (key) => `createWebhook(input: { url: "https://hooks.example/new" }, ${key}) { webhook { id } }`,
    'webhooks',
  ],
];

test.each(requests)('%s makes one thing for one key, in turn and at once', async (name, person, request, table) => {
  const send = (key: string) => as(person).run(`mutation { ${request(`idempotencyKey: "${key}"`)} }`);
  const count = async () => Number((await db(table).count({ many: '*' }))[0]?.many);
  const before = await count();
  const first = await send(`${name}-1`);
  expect(first.errors).toBeUndefined();
  const made = (await count()) - before;
  expect(made).toBeGreaterThan(0);
  const again = await Promise.all([send(`${name}-1`), send(`${name}-1`)]);
  expect(again.map(({ data, errors }) => errors ?? data)).toEqual([first.data, first.data]);
  expect((await count()) - before).toBe(made);
});

test('two at once make one thing', async () => {
  const send = () =>
    as(rancher).run(
      'mutation { createProduct(input: { name: "Oxtail", price: 900 }, idempotencyKey: "twice") { id } }',
    );
  const answers = await Promise.all([send(), send(), send()]);
  expect(new Set(answers.map(({ data }) => data.createProduct.id)).size).toBe(1);
});

test('a review whose answer was lost is written once, and another one under its key is refused', async () => {
  const order = await make.fulfilledOrder({ customerId: customer.id, rancherId: rancher.ranch.id });
  const send = (text: string) =>
    as(customer).run(
      `mutation { writeReview(orderId: ${order.id}, input: { ${text} }, idempotencyKey: "review-1") { review { id } } }`,
    );
  const first = await send(REVIEW);
  expect(first.errors).toBeUndefined();
  expect((await send(REVIEW)).data).toEqual(first.data);
  expect(codeOf(await send(REVIEW.replace('5', '4')))).toBe('IDEMPOTENCY_MISMATCH');
});

test('a visitor gets nothing for a key with another password, and the password is nowhere in the clear', async () => {
  const send = (password: string) =>
    as(null).run(
      `mutation { register(input: { name: "Bo Ray", email: "bo.ray@herdline.test", password: "${password}", userType: CUSTOMER }, idempotencyKey: "bo") { id } }`,
    );
  expect((await send('Grazing77pasture')).errors).toBeUndefined();
  expect(codeOf(await send('Grazing78pasture'))).toBe('IDEMPOTENCY_MISMATCH');
});
