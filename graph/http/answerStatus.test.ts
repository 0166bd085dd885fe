import { expect, test } from 'vitest';
import { testApp } from './testing/app';

const query = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const input = { email: 'nobody@herdline.test', password: 'Herdline1' };
const headers = { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' };

test('too many login attempts answer 429 with the seconds to wait', async () => {
  // Uses a unique secret, which keys the counters, since other tests have the same IP address.
  const { origin } = await testApp({ sessionSecret: crypto.randomUUID() });
  const tryOnce = () =>
    fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables: { input } }) });
  for (let count = 0; count < 10; count++) expect((await tryOnce()).status).toBe(200);
  const response = await tryOnce();
  expect(response.status).toBe(429);
  const [{ extensions }] = (
    (await response.json()) as { errors: [{ extensions: { code: string; retryAfter: number } }] }
  ).errors;
  expect(extensions.code).toBe('RATE_LIMITED');
  expect(response.headers.get('Retry-After')).toBe(String(extensions.retryAfter));
  expect(extensions.retryAfter).toBeGreaterThan(800);
});

test('other GraphQL errors keep their usual status: 200 if executed, 400 if invalid', async () => {
  const { origin } = await testApp();
  const statusOf = async (text: string) =>
    (await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: text }) })).status;
  expect(await statusOf('{ ranchers { totalCount } }')).toBe(200);
  expect(await statusOf('{ nothing }')).toBe(400);
});
