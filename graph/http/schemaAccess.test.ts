import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { typeDefs } from '../schema/typeDefs';
import { testGraph } from '../testing/graph';
import { PASSWORD_HASH } from '../testing/make';
import { fileApp, testApp, testBrowser } from './testing/app';

const { make } = await testGraph();
const { origin } = await fileApp({ publicSchema: false });
const INTROSPECT = '{ __schema { queryType { name } } }';

test('outside production, everyone may read the schema', async () => {
  const { origin } = await testApp();
  const response = await fetch(`${origin}/schema.graphql`);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(typeDefs);
  expect((await testBrowser().run(origin, INTROSPECT)).data.__schema.queryType.name).toBe('Query');
});

test('in production, a visitor can read the schema neither as SDL nor by introspection', async () => {
  expect((await fetch(`${origin}/schema.graphql`)).status).toBe(401);
  const browser = testBrowser();
  const { errors } = await browser.run(origin, INTROSPECT);
  expect(errors[0].extensions).toEqual({ code: 'UNAUTHENTICATED' });
});

test.each([
  ['a document', '{ viewr { id } }', undefined],
  [
    'a value',
    'mutation ($input: LoginInput!) { login(input: $input) { id } }',
    { input: { emial: 'a', password: 'b' } },
  ],
])('in production, a mistake in %s suggests no names of the schema to a visitor', async (_, query, variables) => {
  const run = async (publicSchema: boolean) => {
    const { origin } = await testApp({ publicSchema });
    const { errors } = await testBrowser().run(origin, query, variables);
    expect(errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT' });
    return errors.map(({ message }: { message: string }) => message).join();
  };
  expect(await run(true)).toContain('Did you mean');
  expect(await run(false)).not.toContain('Did you mean');
});

test('refused introspection answers 401, not a server error', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify({ query: INTROSPECT }) };
  expect((await fetch(`${origin}/graphql`, init)).status).toBe(401);
});

test.each(['admin', 'customer'] as const)('in production, only an admin may read the schema: %s', async (kind) => {
  const { email } = await make[kind]({ passwordHash: PASSWORD_HASH });
  const browser = testBrowser();
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
  await browser.run(origin, login, { input: { email, password: 'Herdline1' } });
  const response = await browser.visit(`${origin}/schema.graphql`);
  expect(response.status).toBe(kind === 'admin' ? 200 : 403);
  const { data, errors } = await browser.run(origin, getIntrospectionQuery());
  if (kind === 'admin') expect(data.__schema.queryType.name).toBe('Query');
  else expect(errors[0].extensions.code).toBe('FORBIDDEN');
  const hidden = await browser.run(origin, '{ ...Inner } fragment Inner on Query { __type(name: "User") { name } }');
  expect(hidden.errors?.[0].extensions.code).toBe(kind === 'admin' ? undefined : 'FORBIDDEN');
});
