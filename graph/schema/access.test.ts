import { makeExecutableSchema } from '@graphql-tools/schema';
import { type GraphQLObjectType, graphql, isObjectType } from 'graphql';
import { describe, expect, test } from 'vitest';
import { API_SCOPE, type ApiScope } from '../../rules/developers/apiScope';
import type { Context } from '../context';
import { schema } from '../server/graphqlServer';
import { testGraph } from '../testing/graph';
import { accessOf, enforceAccess } from './access';
import { enforceScopes, isGuarded } from './scopes';

// docs/permissions.md lists what each person and token may do, and graph/permission tests it.
const { as, make } = await testGraph();

const everyScope: readonly ApiScope[] = API_SCOPE.values;
const readsRanches: readonly ApiScope[] = ['RANCHERS_READ', 'ORDERS_READ', 'COMMISSIONS_READ'];
const reachesRanches: readonly ApiScope[] = [...readsRanches, 'HERD_READ', 'REVIEWS_READ'];

const people = {
  customer: await make.customer(),
  rancher: await make.rancher(),
  admin: await make.admin(),
};

const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields());

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

describe('an API token', () => {
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

  test('reads other ranches with RANCHERS_READ, and its owner’s ranch with any scope that leads to it', async () => {
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
      `{ admin { customer(id: ${people.customer.id}) { email } } }`,
      '{ viewer { apiTokens { name } } }',
      'mutation { createApiToken(input: { name: "More", scopes: [ORDERS_READ] }) { secret } }',
      'mutation { changePassword(input: { currentPassword: "", password: "" }) { id } }',
    ]) {
      expect(await refusal(people.admin, query, everyScope)).toBe('FORBIDDEN');
    }
  });
});

describe('a forbidden field', () => {
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
      viewer: { id: String(customer.id), orderCounts: { pending: 0, estimatedRevenue: null } },
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

test('every field for people of a ranch or of the platform team names a duty that opens it', () => {
  const isOfRanch = (type: string) => ['Rancher', 'Animal'].includes(type);
  const withoutDuty = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      fieldsOf(type)
        .filter((field) => {
          const access = accessOf(schema, field as never);
          const isForTeam = access?.to.some(
            (to) => ['RANCHER', 'ADMIN', 'SELLER'].includes(to) || (to === 'OWNER' && isOfRanch(type.name)),
          );
          return (isForTeam || type.name === 'Admin') && !access?.duty?.length;
        })
        .map(({ name }) => `${type.name}.${name}`),
    );
  expect(withoutDuty).toEqual([]);
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

  test('with a root field without @access is refused', () => {
    expect(enforced('type Query { open: Int }')).toThrow('Query.open has no @access');
    expect(enforced(`${query} type Mutation { write: Int }`)).toThrow('Mutation.write has no @access');
    expect(enforced(`${query} type Subscription { hear: Int }`)).toThrow('Subscription.hear has no @access');
  });

  test('with @access on all root fields is accepted', () => {
    expect(enforced(query)).not.toThrow();
  });

  const scoped = (types: string) => enforceScopes(enforced(types)());

  test.each(['[ORDERS_READ]', '[ORDERS_READ, ORDERS_WRITE]'])('with a mutation open to %s is refused', (scopes) => {
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
    const viewer = { id: 1, deletesAt: null } as Context['viewer'];
    const tokenOf = (...scopes: ApiScope[]) => ({ id: 1, name: 'Accounting', scopes });
    expect(await refusedPaths({ viewer })).toEqual([]);
    const closed = ['forgotten', 'named.guarded'];
    expect(await refusedPaths({ viewer, token: tokenOf('ORDERS_READ') })).toEqual([...closed, 'named.scoped']);
    expect(await refusedPaths({ viewer, token: tokenOf('ORDERS_READ', 'ORDERS_WRITE') })).toEqual(closed);
    expect(await refusedPaths({ viewer, token: tokenOf('ORDERS_WRITE') })).toEqual(['forgotten', 'named']);
  });
});
