import { expect, test } from 'vitest';
import { testApp } from '../testing/app';

const TRACE_ID = /^[0-9a-f]{32}$/;

/** The lines about requests themselves, of which there is at least one. */
async function logged(lines: string[]) {
  const ofRequests = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('request '));
  await expect.poll(() => ofRequests().length).toBeGreaterThan(0);
  return ofRequests();
}

test('each request gets an id, which is in the answer and in the log', async () => {
  const { origin, lines } = await testApp();
  const response = await fetch(`${origin}/api/nothing`);
  const [line] = await logged(lines);
  expect(line).toMatchObject({
    level: 30,
    method: 'GET',
    path: '/api/*',
    status: 404,
    milliseconds: expect.any(Number),
  });
  expect(line.traceId).toMatch(TRACE_ID);
  expect(response.headers.get('X-Request-Id')).toBe(line.traceId);
});

test('the log has the name of an operation, but no variables, secrets or client addresses', async () => {
  const { origin, lines } = await testApp();
  const query = 'mutation SignIn($input: LoginInput!) { login(input: $input) { id } }';
  const variables = { input: { email: 'ann.miller@herdline.test', password: 'Herdline1' } };
  await fetch(`${origin}/graphql?token=t0ken`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: 'herdline.sid=s3cret', Authorization: 'Bearer b3arer' },
    body: JSON.stringify({ query, variables, operationName: 'SignIn' }),
  });
  const [line] = await logged(lines);
  expect(line).toMatchObject({ path: '/graphql', operation: 'SignIn' });
  expect(lines.join()).not.toMatch(/ann\.miller|Herdline1|s3cret|b3arer|t0ken|127\.0\.0\.1/);
});

test('the log has the route pattern of a REST request, not its path', async () => {
  const { origin, lines } = await testApp();
  await fetch(`${origin}/api/ranchers/77001`);
  const [line] = await logged(lines);
  expect(line.path).toBe('/api/ranchers/:id');
});

test.each([
  ['/Unsubscribe/77001.MESSAGES.s3cret', '/Unsubscribe/*'],
  ['/calendar/s3cret.ics', '/calendar/*'],
  ['/reset-password?token=s3cret', '/reset-password'],
  ['/reset-password%3Ftoken=s3cret', '/reset-password%3Ftoken=*'],
])('the log has no secret of %s', async (path, shown) => {
  const { origin, lines } = await testApp();
  const headers = { Referer: `${origin}/reset-password?token=s3cret` };
  await fetch(`${origin}${path}`, { headers });
  // Pages are logged for debugging only, and what comes after them tells that they would have been logged by now.
  await fetch(`${origin}/api/nothing`, { headers });
  const all = await logged(lines);
  expect(all.map((line) => line.path)).toContain(shown);
  expect(lines.join()).not.toContain('s3cret');
});

test('health checks and metrics requests are not logged', async () => {
  const { origin, lines } = await testApp();
  for (const place of ['/healthz', '/readyz', '/metrics']) await (await fetch(`${origin}${place}`)).text();
  await fetch(`${origin}/api/nothing`);
  expect(await logged(lines)).toHaveLength(1);
});
