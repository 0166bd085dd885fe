import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { accessOf, enforceAccess } from './access';
import { createSchema } from './graphqlServer';
import { testGraph } from './testing/graph';

const { as, make } = await testGraph();
const schema = createSchema();

const everyone = ['visitor', 'customer', 'rancher', 'pendingRancher', 'admin'] as const;
type Person = (typeof everyone)[number];
const signedIn: Person[] = ['customer', 'rancher', 'pendingRancher', 'admin'];
const ranchers: Person[] = ['rancher', 'pendingRancher'];

/** Who may ask for what. A root field that is not here fails the test, so that nobody opens one by the way. */
const allowed: Record<string, readonly Person[]> = {
  'Query.viewer': everyone,
  'Query.ranchers': signedIn,
  'Query.rancher': signedIn,
  'Query.order': signedIn,
  'Query.delivery': signedIn,
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
  'Mutation.addFavorite': signedIn,
  'Mutation.removeFavorite': signedIn,
  'Mutation.placeOrder': ['customer'],
  'Mutation.updateOrderStatus': [...ranchers, 'admin'],
  'Mutation.cancelOrder': signedIn,
  'Mutation.archiveOrder': ranchers,
  'Mutation.updateRancherProfile': [...ranchers, 'admin'],
  'Mutation.updateRanchPhotos': [...ranchers, 'admin'],
  'Mutation.updateBeefPrices': ranchers,
  'Mutation.createProduct': ranchers,
  'Mutation.updateProduct': ranchers,
  'Mutation.deleteProduct': ranchers,
  'Mutation.requestCommissionPayment': ranchers,
  'Mutation.dismissPaymentRequest': ['admin'],
  'Mutation.approveRancher': ['admin'],
  'Mutation.approveRanchers': ['admin'],
  'Mutation.suspendRancher': ['admin'],
  'Mutation.rejectRancher': ['admin'],
  'Mutation.setCommissionRate': ['admin'],
  'Mutation.recordCommissionPayment': ['admin'],
  'Mutation.submitFeedback': everyone,
  'Subscription.ranchOrders': ranchers,
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

/** A field with the least that it needs, and with values that change nothing. */
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

/** UNAUTHENTICATED or FORBIDDEN, or undefined where the field was reached, whatever it then said. */
async function refusal(person: { id: number } | null, query: string): Promise<string | undefined> {
  const { errors = [] } = await as(person).run(query);
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

  test.each(guardedFields('Order').map(written))('an order shows %s to its ranch and admins alone', async (field) => {
    const [customer, { owner, ranch }] = [await make.customer(), await make.rancher()];
    const { id } = await make.order({ customerId: customer.id, rancherId: ranch.id });
    const query = `{ order(id: ${id}) { ${field} } }`;
    expect(await refusal(owner, query)).toBeUndefined();
    expect(await refusal(people.admin, query)).toBeUndefined();
    expect(await refusal(customer, query)).toBe('FORBIDDEN');
  });

  test('an order is nothing to those who have no part in it', async () => {
    const [customer, { ranch }] = [await make.customer(), await make.rancher()];
    const { id } = await make.order({ customerId: customer.id, rancherId: ranch.id });
    for (const person of ['customer', 'rancher'] as const) {
      expect(await as(people[person]).run(`{ order(id: ${id}) { id notes } }`)).toEqual({ data: { order: null } });
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

  test('revenue is for ranchers and admins', async () => {
    for (const field of guardedFields('OrderCounts').map(written)) {
      expect(await refusal(people.customer, `{ viewer { orderCounts { ${field} } } }`)).toBe('FORBIDDEN');
      expect(await refusal(people.rancher, `{ viewer { ranch { orderCounts { ${field} } } } }`)).toBeUndefined();
    }
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
  const directive = 'directive @access(to: [Access!]!, otherwise: String) on FIELD_DEFINITION enum Access { PUBLIC }';
  const enforced = (types: string) => () => enforceAccess(makeExecutableSchema({ typeDefs: `${directive} ${types}` }));
  const query = 'type Query { open: Int @access(to: [PUBLIC]) }';

  test('with a root field that says nothing does not start', () => {
    expect(enforced('type Query { open: Int }')).toThrow('Query.open has no @access');
    expect(enforced(`${query} type Mutation { write: Int }`)).toThrow('Mutation.write has no @access');
    expect(enforced(`${query} type Subscription { hear: Int }`)).toThrow('Subscription.hear has no @access');
  });

  test('in which all root fields do starts', () => {
    expect(enforced(query)).not.toThrow();
  });
});
