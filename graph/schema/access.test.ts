import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  graphql,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { API_SCOPE, type ApiScope } from '../../rules/developers/apiScope';
import type { Context } from '../context';
import { testGraph } from '../testing/graph';
import { accessOf, enforceAccess } from './access';
import { schema } from './graphqlServer';
import { enforceScopes, isGuarded } from './scopes';

const { as, make } = await testGraph();

const everyone = ['visitor', 'customer', 'rancher', 'pendingRancher', 'admin'] as const;
type Person = (typeof everyone)[number];
const signedIn: Person[] = ['customer', 'rancher', 'pendingRancher', 'admin'];
const ranchers: Person[] = ['rancher', 'pendingRancher'];

/** Who may ask for each root field. The test fails for a field that isn't here, so that nobody opens one by mistake. */
const allowed: Record<string, readonly Person[]> = {
  'Query.viewer': everyone,
  'Query.ranchers': signedIn,
  'Query.rancher': signedIn,
  'Query.node': signedIn,
  'Query.order': signedIn,
  'Query.delivery': signedIn,
  'Query.events': [...ranchers, 'admin'],
  'Query.animal': signedIn,
  'Query.claim': signedIn,
  'Query.conversation': ['customer', ...ranchers],
  'Query.conversations': ['customer', ...ranchers],
  'Query.orderPayment': signedIn,
  'Query.weighingPreview': [...ranchers, 'admin'],
  'Query.orderWeighingPreview': [...ranchers, 'admin'],
  'Query.ranchPoints': signedIn,
  'Query.zipPlace': everyone,
  'Query.zipPlaceAt': everyone,
  'Query.timeZone': everyone,
  'Query.admin': ['admin'],
  'Mutation.register': everyone,
  'Mutation.registerRancher': everyone,
  'Mutation.login': everyone,
  'Mutation.logout': everyone,
  'Mutation.logoutEverywhere': signedIn,
  'Mutation.requestPasswordReset': everyone,
  'Mutation.resetPassword': everyone,
  'Mutation.changePassword': signedIn,
  'Mutation.updateProfile': signedIn,
  'Mutation.setMailChoice': signedIn,
  'Mutation.renewCalendarUrl': ['customer', ...ranchers],
  'Mutation.addFavorite': signedIn,
  'Mutation.removeFavorite': signedIn,
  'Mutation.placeOrder': ['customer'],
  'Mutation.updateOrderStatus': [...ranchers, 'admin'],
  'Mutation.batchUpdateOrderStatus': [...ranchers, 'admin'],
  'Mutation.cancelOrder': signedIn,
  'Mutation.archiveOrder': ranchers,
  'Mutation.updateOrderDetails': [...ranchers, 'admin'],
  'Mutation.updateRancherProfile': [...ranchers, 'admin'],
  'Mutation.updateRancherContact': ['admin'],
  'Mutation.updateRanchPhotos': [...ranchers, 'admin'],
  'Mutation.updateBeefPrices': ranchers,
  'Mutation.createProduct': ranchers,
  'Mutation.updateProduct': ranchers,
  'Mutation.deleteProduct': ranchers,
  'Mutation.createProcessor': ranchers,
  'Mutation.updateProcessor': [...ranchers, 'admin'],
  'Mutation.deleteProcessor': [...ranchers, 'admin'],
  'Mutation.createAnimals': ranchers,
  'Mutation.updateAnimal': [...ranchers, 'admin'],
  'Mutation.moveAnimal': [...ranchers, 'admin'],
  'Mutation.moveHarvest': [...ranchers, 'admin'],
  'Mutation.placeClaim': [...ranchers, 'admin'],
  'Mutation.returnClaimToLine': [...ranchers, 'admin'],
  'Mutation.fillFromLine': [...ranchers, 'admin'],
  'Mutation.keepQuarters': [...ranchers, 'admin'],
  'Mutation.releaseQuarters': [...ranchers, 'admin'],
  'Mutation.weighAnimal': [...ranchers, 'admin'],
  'Mutation.weighOrder': [...ranchers, 'admin'],
  'Mutation.recordOrderPayment': [...ranchers, 'admin'],
  'Mutation.remindOfBalance': [...ranchers, 'admin'],
  'Mutation.askForDeposits': [...ranchers, 'admin'],
  'Mutation.markDepositReceived': [...ranchers, 'admin'],
  'Mutation.confirmLivePurchase': ['customer'],
  'Mutation.proposeCutSheet': ['customer', ...ranchers],
  'Mutation.acceptCutSheet': ['customer', ...ranchers],
  'Mutation.changeCutSheet': [...ranchers, 'admin'],
  'Mutation.requestCommissionPayment': ranchers,
  'Mutation.dismissPaymentRequest': ['admin'],
  'Mutation.withdrawPaymentRequest': ranchers,
  'Mutation.approveRancher': ['admin'],
  'Mutation.approveRanchers': ['admin'],
  'Mutation.batchApproveRanchers': ['admin'],
  'Mutation.suspendRancher': ['admin'],
  'Mutation.rejectRancher': ['admin'],
  'Mutation.acceptBrokerAgreement': ranchers,
  'Mutation.setCommissionRate': ['admin'],
  'Mutation.recordCommissionPayment': ['admin'],
  'Mutation.adjustCommission': ['admin'],
  'Mutation.writeReview': ['customer'],
  'Mutation.editReview': ['customer'],
  'Mutation.remindToReorder': ['customer'],
  'Mutation.deleteReview': ['customer'],
  'Mutation.answerReview': ranchers,
  'Mutation.reportReview': signedIn,
  'Mutation.hideReview': ['admin'],
  'Mutation.showReview': ['admin'],
  'Mutation.dismissReviewReports': ['admin'],
  'Mutation.submitFeedback': everyone,
  'Mutation.createApiToken': ['rancher', 'admin'],
  'Mutation.revokeApiToken': [...ranchers, 'admin'],
  'Mutation.createWebhook': ['rancher', 'admin'],
  'Mutation.updateWebhook': ['rancher', 'admin'],
  'Mutation.deleteWebhook': [...ranchers, 'admin'],
  'Mutation.askRanch': ['customer'],
  'Mutation.sendMessage': ['customer', ...ranchers],
  'Mutation.markConversationSeen': ['customer', ...ranchers],
  'Mutation.blockConversation': ['customer', ...ranchers],
  'Mutation.reportMessage': ['customer', ...ranchers],
  'Mutation.readConversation': ['admin'],
  'Mutation.closeMessageReport': ['admin'],
  'Subscription.ranchOrders': ranchers,
  'Subscription.updates': ['customer', ...ranchers],
};

const everyScope: readonly ApiScope[] = API_SCOPE.values;
const readsRanches: readonly ApiScope[] = ['RANCHERS_READ', 'ORDERS_READ', 'COMMISSIONS_READ'];
const reachesRanches: readonly ApiScope[] = [...readsRanches, 'HERD_READ', 'REVIEWS_READ'];

/** The fields that are open to API tokens, and by which scopes. A guarded field that isn't here is closed to every token. */
const openToTokens: Record<string, readonly ApiScope[]> = {
  'Query.viewer': everyScope,
  'Query.ranchers': ['RANCHERS_READ'],
  'Query.ranchPoints': ['RANCHERS_READ'],
  'Query.rancher': reachesRanches,
  'Query.node': everyScope,
  'Query.order': ['ORDERS_READ'],
  'Query.delivery': ['RANCHERS_READ'],
  'Query.events': ['ORDERS_READ', 'COMMISSIONS_READ', 'HERD_READ', 'MESSAGES_READ', 'REVIEWS_READ'],
  'Query.animal': ['RANCHERS_READ', 'HERD_READ'],
  'Query.claim': ['ORDERS_READ', 'HERD_READ'],
  'Query.conversation': ['MESSAGES_READ'],
  'Query.conversations': ['MESSAGES_READ'],
  'Query.timeZone': everyScope,
  'Query.admin': [...readsRanches, 'ANALYTICS_READ'],
  'Mutation.updateOrderStatus': ['ORDERS_WRITE'],
  'Mutation.batchUpdateOrderStatus': ['ORDERS_WRITE'],
  'Mutation.cancelOrder': ['ORDERS_WRITE'],
  'Mutation.archiveOrder': ['ORDERS_WRITE'],
  'Mutation.updateOrderDetails': ['ORDERS_WRITE'],
  'Mutation.createProcessor': ['HERD_WRITE'],
  'Mutation.updateProcessor': ['HERD_WRITE'],
  'Mutation.deleteProcessor': ['HERD_WRITE'],
  'Mutation.createAnimals': ['HERD_WRITE'],
  'Mutation.updateAnimal': ['HERD_WRITE'],
  'Mutation.moveAnimal': ['HERD_WRITE'],
  'Mutation.moveHarvest': ['HERD_WRITE'],
  'Mutation.placeClaim': ['HERD_WRITE'],
  'Mutation.returnClaimToLine': ['HERD_WRITE'],
  'Mutation.fillFromLine': ['HERD_WRITE'],
  'Mutation.keepQuarters': ['HERD_WRITE'],
  'Mutation.releaseQuarters': ['HERD_WRITE'],
  'Query.orderPayment': ['ORDERS_READ'],
  'Query.weighingPreview': ['HERD_READ'],
  'Query.orderWeighingPreview': ['ORDERS_READ'],
  'Mutation.weighAnimal': ['HERD_WRITE'],
  'Mutation.weighOrder': ['ORDERS_WRITE'],
  'Mutation.recordOrderPayment': ['ORDERS_WRITE'],
  'Mutation.remindOfBalance': ['ORDERS_WRITE'],
  'Mutation.askForDeposits': ['HERD_WRITE'],
  'Mutation.markDepositReceived': ['HERD_WRITE'],
  'Mutation.proposeCutSheet': ['HERD_WRITE'],
  'Mutation.acceptCutSheet': ['HERD_WRITE'],
  'Mutation.changeCutSheet': ['HERD_WRITE'],
  'Mutation.sendMessage': ['MESSAGES_WRITE'],
  'Mutation.markConversationSeen': ['MESSAGES_WRITE'],
  'Mutation.blockConversation': ['MESSAGES_WRITE'],
  'Mutation.reportMessage': ['MESSAGES_WRITE'],
  'Mutation.answerReview': ['REVIEWS_WRITE'],
  'Subscription.ranchOrders': ['ORDERS_READ'],
  'Subscription.updates': ['ORDERS_READ', 'MESSAGES_READ'],
  'Update.order': ['ORDERS_READ'],
  'Update.conversation': ['MESSAGES_READ'],
  'Conversation.order': ['ORDERS_READ'],
  'User.unreadMessages': ['MESSAGES_READ'],
  'Order.conversation': ['MESSAGES_READ', 'MESSAGES_WRITE'],
  'Event.conversation': ['MESSAGES_READ'],
  'Admin.ranchers': ['RANCHERS_READ', 'COMMISSIONS_READ'],
  'Admin.orders': ['ORDERS_READ'],
  'Admin.ordersOfCustomer': ['ORDERS_READ'],
  'Admin.paymentRequests': ['COMMISSIONS_READ'],
  'Admin.analytics': ['ANALYTICS_READ'],
  'User.mustChangePassword': everyScope,
  'User.orders': ['ORDERS_READ'],
  'User.orderCounts': ['ORDERS_READ'],
  'User.ranch': reachesRanches,
  'Rancher.commission': ['COMMISSIONS_READ'],
  'Rancher.orders': ['ORDERS_READ'],
  'Rancher.orderCounts': ['ORDERS_READ'],
  'Rancher.processors': ['HERD_READ'],
  'Rancher.animals': ['RANCHERS_READ', 'HERD_READ'],
  'Rancher.line': ['HERD_READ'],
  'Rancher.reviews': ['RANCHERS_READ', 'REVIEWS_READ'],
  'Order.commissionAmount': ['COMMISSIONS_READ'],
  'Order.commissionPaid': ['COMMISSIONS_READ'],
  'Order.archived': ['ORDERS_READ'],
  'Order.privateNotes': ['ORDERS_READ', 'ORDERS_WRITE'],
  'Event.order': ['ORDERS_READ'],
  'Event.transaction': ['COMMISSIONS_READ'],
  'Event.animal': ['HERD_READ'],
  'Event.claim': ['HERD_READ'],
  'Animal.cutSheets': ['HERD_READ'],
  'Event.review': ['REVIEWS_READ'],
  'Claim.order': ['ORDERS_READ'],
  'WeighAnimalPayload.orders': ['ORDERS_READ'],
  'WeighAnimalPayload.waiting': ['ORDERS_READ'],
  'WeighingPreview.waiting': ['ORDERS_READ'],
  'OrderPreview.order': ['ORDERS_READ'],
  'OrderRevision.commissionAmount': ['COMMISSIONS_READ'],
  'Animal.weighings': ['HERD_READ'],
  'Rancher.paymentInstructions': ['ORDERS_READ'],
  'Rancher.receivables': ['ORDERS_READ'],
  'Rancher.receivableFigures': ['ORDERS_READ'],
  'Rancher.salesByMonth': ['ORDERS_READ'],
  'Rancher.customerPlaces': ['ORDERS_READ'],
  'Review.order': ['ORDERS_READ'],
  'CommissionTransaction.order': ['ORDERS_READ'],
  'OrderCounts.estimatedRevenue': ['ORDERS_READ'],
  'OrderCounts.actualRevenue': ['ORDERS_READ'],
};

const people: Record<Person, { id: number } | null> = {
  visitor: null,
  customer: await make.customer(),
  rancher: await make.rancher(),
  pendingRancher: await make.rancher({ approval: 'PENDING' }),
  admin: await make.admin(),
};

type Field = GraphQLField<unknown, unknown>;
const roots = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
const fieldsOf = (type: GraphQLObjectType): Field[] => Object.values(type.getFields());
const guardedFields = (name: string) =>
  fieldsOf(schema.getType(name) as GraphQLObjectType).filter((field) => accessOf(schema, field as never));

/** A selection of a field with its required arguments, whose values change nothing. */
function written(field: Field): string {
  const args = field.args
    .filter(({ type }) => isNonNullType(type))
    .map(({ name, type }) => `${name}: ${harmless(type)}`);
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return `${field.name}${args.length > 0 ? `(${args.join(', ')})` : ''}${selection}`;
}

const scalars: Record<string, string> = {
  ID: '"999999999"',
  String: '""',
  Int: '1',
  Float: '1',
  Cents: '1',
  DateTime: '"2026-11-21T08:00:00Z"',
  Boolean: 'true',
};

function harmless(type: GraphQLInputType): string {
  if (isNonNullType(type)) return harmless(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return scalars[type.name]!;
  const needed = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return `{ ${needed.map((field) => `${field.name}: ${harmless(field.type)}`).join(', ')} }`;
}

/** The code of a refused permission, or undefined if the field was reached, even if it then failed. */
async function refusal(
  person: { id: number } | null,
  query: string,
  scopes?: readonly ApiScope[],
): Promise<string | undefined> {
  const { errors = [] } = await as(person, scopes && { id: 1, scopes }).run(query);
  const codes = errors.map(({ extensions }) => extensions.code as string);
  expect(codes).not.toContain('INTERNAL');
  return codes.find((code) => code === 'UNAUTHENTICATED' || code === 'FORBIDDEN');
}

function expected(person: Person, who: readonly Person[]): string | undefined {
  if (who.includes(person)) return undefined;
  return person === 'visitor' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
}

test('every root field is in the table above', () => {
  const names = roots.flatMap((root) => fieldsOf(root).map((field) => `${root.name}.${field.name}`));
  expect(Object.keys(allowed).sort()).toEqual(names.sort());
});

describe.each(Object.entries(allowed))('%s', (name, who) => {
  const [root, field] = name.split('.') as [string, string];
  const asked = written((schema.getType(root) as GraphQLObjectType).getFields()[field]!);
  test.each(everyone)('asked for by a %s', async (person) => {
    expect(await refusal(people[person], `${root.toLowerCase()} { ${asked} }`)).toBe(expected(person, who));
  });
});

describe('an API token', () => {
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  const guarded = objects.flatMap((type) =>
    fieldsOf(type)
      .filter((field) => isGuarded(schema, type, field as never))
      .map((field) => ({ name: `${type.name}.${field.name}`, type, field })),
  );
  const isOpen = (name: string, scope: ApiScope) => openToTokens[name]?.includes(scope) ?? false;

  test('has only existing fields in the table above', () => {
    expect((schema.getType('ApiScope') as GraphQLEnumType).getValues().map(({ name }) => name)).toEqual(everyScope);
    expect(guarded.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(openToTokens)));
  });

  /** Resolves the field alone, because the fields above it may need other scopes. */
  describe.each(guarded)('of one scope at $name', ({ name, field }) => {
    test.each(everyScope)('%s', async (scope) => {
      const context = { viewer: null, token: { id: 1, scopes: [scope] } };
      for (const resolve of [field.resolve, field.subscribe].filter((one) => one !== undefined)) {
        const answer = (async () => resolve({}, {}, context, {} as never))();
        const message = await answer.then(
          () => '',
          (error: Error) => error.message,
        );
        if (isOpen(name, scope)) expect(message).not.toContain('oken');
        else if (openToTokens[name])
          expect(message).toBe(`This token may not do this: it lacks ${openToTokens[name].join(' or ')}`);
        else expect(message).toBe('API tokens may not do this');
      }
    });
  });

  const atTheTop = guarded.filter(({ type }) => roots.includes(type) || type.name === 'Admin');
  describe.each(atTheTop)('of one scope in an operation that asks for $name', ({ name, type, field }) => {
    const inAdmin = type.name === 'Admin';
    const operation = inAdmin ? `{ admin { ${written(field)} } }` : `${type.name.toLowerCase()} { ${written(field)} }`;
    const person = inAdmin || allowed[name]!.includes('admin') ? people.admin : people.rancher;
    test.each(everyScope)('%s', async (scope) => {
      expect(await refusal(person, operation, [scope])).toBe(isOpen(name, scope) ? undefined : 'FORBIDDEN');
    });
  });

  test('may do no more than its owner', async () => {
    expect(await refusal(people.rancher, '{ admin { orders { totalCount } } }', everyScope)).toBe('FORBIDDEN');
    expect(await refusal(people.admin, 'subscription { ranchOrders { id } }', everyScope)).toBe('FORBIDDEN');
    const { ranch } = await make.rancher();
    const query = `{ rancher(id: ${ranch.id}) { commission { balance } } }`;
    expect(await refusal(people.rancher, query, everyScope)).toBe('FORBIDDEN');
    expect(await refusal(people.admin, query, everyScope)).toBeUndefined();
  });

  test('needs the scopes of all fields on the path', async () => {
    const { owner } = await make.rancher();
    const query = '{ viewer { name ranch { ranchName commission { balance } orders { nodes { archived } } } } }';
    expect(await refusal(owner, query, ['ORDERS_READ'])).toBe('FORBIDDEN');
    expect(await refusal(owner, query, ['ORDERS_READ', 'COMMISSIONS_READ'])).toBeUndefined();
  });

  test('reads other ranches with RANCHERS_READ, and its own with any scope that leads to it', async () => {
    const [{ owner, ranch }, { ranch: other }] = [await make.rancher(), await make.rancher()];
    const asked = (id: number) => `{ rancher(id: ${id}) { id ranchName contact { email } } }`;
    for (const scope of reachesRanches) {
      expect(await refusal(owner, asked(ranch.id), [scope])).toBeUndefined();
      const isOpen = scope === 'RANCHERS_READ';
      expect([scope, await refusal(owner, asked(other.id), [scope])]).toEqual([
        scope,
        isOpen ? undefined : 'FORBIDDEN',
      ]);
    }
    const { errors } = await as(owner, { id: 1, scopes: ['ORDERS_READ'] }).run(asked(other.id));
    expect(errors![0]!.message).toBe('This token may not do this: it lacks RANCHERS_READ');
    expect(await refusal(people.admin, asked(other.id), ['ORDERS_READ'])).toBe('FORBIDDEN');
    expect(await refusal(people.admin, asked(other.id), ['COMMISSIONS_READ'])).toBeUndefined();
    const orders = `{ rancher(id: ${other.id}) { orders { nodes { id } } } }`;
    expect(await refusal(people.admin, orders, ['ORDERS_READ'])).toBeUndefined();
  });

  test('cannot list customers or create tokens, whatever its scopes', async () => {
    for (const query of [
      '{ admin { customers { nodes { email } } } }',
      `{ admin { customer(id: ${people.customer!.id}) { email } } }`,
      '{ viewer { apiTokens { name } } }',
      'mutation { createApiToken(input: { name: "More", scopes: [ORDERS_READ] }) { secret } }',
      'mutation { changePassword(input: { currentPassword: "", password: "" }) { id } }',
    ]) {
      expect(await refusal(people.admin, query, everyScope)).toBe('FORBIDDEN');
    }
  });
});

describe('what is private', () => {
  test.each(guardedFields('Rancher').map(written))(
    'a ranch shows %s to its rancher and admins alone',
    async (field) => {
      const { owner, ranch } = await make.rancher();
      const query = `{ rancher(id: ${ranch.id}) { ${field} } }`;
      expect(await refusal(owner, query)).toBeUndefined();
      expect(await refusal(people.admin, query)).toBeUndefined();
      expect(await refusal(people.customer, query)).toBe('FORBIDDEN');
      expect(await refusal(people.rancher, query)).toBe('FORBIDDEN');
    },
  );

  test.each(guardedFields('Order').map(written))('an order shows %s only to its ranch and admins', async (field) => {
    const [customer, { owner, ranch }] = [await make.customer(), await make.rancher()];
    const { id } = await make.order({ customerId: customer.id, rancherId: ranch.id });
    const query = `{ order(id: ${id}) { ${field} } }`;
    expect(await refusal(owner, query)).toBeUndefined();
    expect(await refusal(people.admin, query)).toBeUndefined();
    expect(await refusal(customer, query)).toBe('FORBIDDEN');
  });

  test('an order is null for people who have no part in it', async () => {
    const [customer, { ranch }] = [await make.customer(), await make.rancher()];
    const { id } = await make.order({ customerId: customer.id, rancherId: ranch.id });
    for (const person of ['customer', 'rancher'] as const) {
      expect((await as(people[person]).run(`{ order(id: ${id}) { id notes } }`)).data).toEqual({ order: null });
    }
  });

  test.each(guardedFields('User'))(
    'a person shows $name to themself, and to admins only where it says so',
    async (field) => {
      const person = await make.customer({ name: crypto.randomUUID() });
      expect(await refusal(person, `{ viewer { ${written(field)} } }`)).toBeUndefined();
      const query = `{ admin { customers(search: "${person.name}") { nodes { ${written(field)} } } } }`;
      const isForAdmins = accessOf(schema, field as never)!.to.includes('ADMIN');
      expect(await refusal(people.admin, query)).toBe(isForAdmins ? undefined : 'FORBIDDEN');
    },
  );

  test('revenue is only for ranchers and admins', async () => {
    for (const field of guardedFields('OrderCounts').map(written)) {
      expect(await refusal(people.customer, `{ viewer { orderCounts { ${field} } } }`)).toBe('FORBIDDEN');
      expect(await refusal(people.rancher, `{ viewer { ranch { orderCounts { ${field} } } } }`)).toBeUndefined();
    }
  });
});

describe('what is forbidden', () => {
  // Mutations and subscriptions are left out: no other field of their answer could get lost.
  const readable = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name !== 'Mutation' && name !== 'Subscription');
  const guarded = readable.flatMap((type) =>
    fieldsOf(type)
      .filter((field) => isGuarded(schema, type, field as never))
      .map((field) => ({ name: `${type.name}.${field.name}`, type: field.type })),
  );

  test.each(guarded)('is nullable: $name', ({ type }) => {
    expect(String(type)).not.toMatch(/!$/);
  });

  test('does not remove the fields beside it', async () => {
    const { customer } = people;
    const asked =
      '{ viewer { id orderCounts { pending estimatedRevenue } } ranchers { totalCount } admin { __typename } }';
    const { data, errors } = await as(customer).run(asked);
    expect(data).toEqual({
      viewer: { id: String(customer!.id), orderCounts: { pending: 0, estimatedRevenue: null } },
      ranchers: { totalCount: expect.any(Number) },
      admin: null,
    });
    expect(errors!.map(({ path, extensions }) => [path!.join('.'), extensions.code])).toEqual(
      expect.arrayContaining([
        ['viewer.orderCounts.estimatedRevenue', 'FORBIDDEN'],
        ['admin', 'FORBIDDEN'],
      ]),
    );
  });

  test('does not remove the fields beside it for a token either', async () => {
    const asked = '{ viewer { apiTokens { id } ranch { ranchName commission { balance } orders { totalCount } } } }';
    const { data } = await as(people.rancher, { id: 1, scopes: ['ORDERS_READ'] }).run(asked);
    expect(data.viewer).toEqual({
      apiTokens: null,
      ranch: { ranchName: 'Lone Oak Ranch', commission: null, orders: { totalCount: 0 } },
    });
  });
});

test('a person with a temporary password can do nothing before changing it', async () => {
  const person = await make.rancher({}, { mustChangePassword: true });
  const askedFor = [
    '{ ranchers { totalCount } }',
    '{ viewer { favoriteIds } }',
    '{ viewer { ranch { commission { balance } } } }',
  ];
  for (const query of askedFor) expect(await refusal(person, query)).toBe('FORBIDDEN');
  expect(await refusal(person, '{ viewer { ranch { ranchName } } }')).toBeUndefined();
  expect(await refusal(person, '{ viewer { mustChangePassword } }')).toBeUndefined();
  const change = 'mutation { changePassword(input: { currentPassword: "", password: "" }) { id } }';
  expect(await refusal(person, change)).toBeUndefined();
});

describe('a schema', () => {
  const directive = `
    directive @access(to: [Access!]!, otherwise: String) on FIELD_DEFINITION enum Access { PUBLIC SIGNED_IN }
    directive @scope(anyOf: [ApiScope!]!) on FIELD_DEFINITION enum ApiScope { ORDERS_READ ORDERS_WRITE }`;
  const enforced = (types: string) => () => enforceAccess(makeExecutableSchema({ typeDefs: `${directive} ${types}` }));
  const query = 'type Query { open: Int @access(to: [PUBLIC]) }';

  test('with a root field without @access does not start', () => {
    expect(enforced('type Query { open: Int }')).toThrow('Query.open has no @access');
    expect(enforced(`${query} type Mutation { write: Int }`)).toThrow('Mutation.write has no @access');
    expect(enforced(`${query} type Subscription { hear: Int }`)).toThrow('Subscription.hear has no @access');
  });

  test('with @access on all root fields starts', () => {
    expect(enforced(query)).not.toThrow();
  });

  const scoped = (types: string) => enforceScopes(enforced(types)());

  test.each(['[ORDERS_READ]', '[ORDERS_READ, ORDERS_WRITE]'])('with a mutation open to %s does not start', (scopes) => {
    const mutation = (anyOf: string) =>
      `${query} type Mutation { write: Int @access(to: [PUBLIC]) @scope(anyOf: ${anyOf}) }`;
    expect(() => scoped(mutation(scopes))).toThrow('Mutation.write would be open to tokens that have only ORDERS_READ');
    expect(() => scoped(mutation('[ORDERS_WRITE]'))).not.toThrow();
  });

  test('closes fields without a scope to tokens, but not to sessions', async () => {
    const made = scoped(`
      type Query { forgotten: Int @access(to: [PUBLIC]) named: Thing @access(to: [PUBLIC]) @scope(anyOf: [ORDERS_READ]) }
      type Thing { plain: Int guarded: Int @access(to: [SIGNED_IN]) scoped: Int @scope(anyOf: [ORDERS_WRITE]) }`);
    const rootValue = { forgotten: 1, named: { plain: 1, guarded: 1, scoped: 1 } };
    const refusedPaths = async (contextValue: Partial<Context>) => {
      const source = '{ forgotten named { plain guarded scoped } }';
      const { errors = [] } = await graphql({ schema: made, source, rootValue, contextValue });
      return errors.map(({ path }) => path!.join('.'));
    };
    const viewer = { id: 1 } as Context['viewer'];
    const tokenOf = (...scopes: ApiScope[]) => ({ id: 1, name: 'Accounting', scopes });
    expect(await refusedPaths({ viewer })).toEqual([]);
    const closed = ['forgotten', 'named.guarded'];
    expect(await refusedPaths({ viewer, token: tokenOf('ORDERS_READ') })).toEqual([...closed, 'named.scoped']);
    expect(await refusedPaths({ viewer, token: tokenOf('ORDERS_READ', 'ORDERS_WRITE') })).toEqual(closed);
    expect(await refusedPaths({ viewer, token: tokenOf('ORDERS_WRITE') })).toEqual(['forgotten', 'named']);
  });
});
