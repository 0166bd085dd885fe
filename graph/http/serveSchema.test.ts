import { getIntrospectionQuery } from 'graphql';
import { expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords';
import { testGraph } from '../testing/graph';
import { typeDefs } from '../typeDefs';
import { testApp } from './testApp';
import { testBrowser } from './testBrowser';

const { make } = await testGraph();
const passwordHash = await hashPassword('Herdline1');
const INTROSPECT = '{ __schema { queryType { name } } }';

test('outside production everyone reads the schema', async () => {
  const { origin } = await testApp();
  const response = await fetch(`${origin}/schema.graphql`);
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await response.text()).toBe(typeDefs);
  expect((await testBrowser().run(origin, INTROSPECT)).data.__schema.queryType.name).toBe('Query');
});

test('in production strangers do not, by no way', async () => {
  const { origin } = await testApp({ publicSchema: false });
  expect((await fetch(`${origin}/schema.graphql`)).status).toBe(401);
  const browser = testBrowser();
  expect((await browser.run(origin, INTROSPECT)).errors[0].extensions.code).toBe('UNAUTHENTICATED');
  expect((await browser.run(origin, '{ viewr { id } }')).errors[0].message).not.toContain('Did you mean');
});

test.each(['admin', 'customer'] as const)('in production an %s may or may not', async (kind) => {
  const { origin } = await testApp({ publicSchema: false });
  const { email } = await make[kind]({ passwordHash });
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
