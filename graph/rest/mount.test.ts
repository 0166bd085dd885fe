import { beforeEach, expect, test, vi } from 'vitest';
import { badInput, testRest } from './testing/rest';

const { db, url, make, person, signedIn, rancherWith } = await testRest();

beforeEach(() => db('rate_limits').delete());

test('an unknown endpoint is not found', async () => {
  const expected = { message: 'Endpoint not found', error: 'Endpoint not found', code: 'NOT_FOUND' };
  for (const [method, path] of [
    ['GET', '/api'],
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing/at/all'],
  ] as const) {
    const { status, body } = await person().send(method, path);
    expect([status, body]).toEqual([404, expected]);
  }
});

test('a body that is not JSON, or that lacks the JSON type, is refused', async () => {
  const send = async (type: string, body: string) => {
    const response = await fetch(`${url}/api/login`, { method: 'POST', headers: { 'Content-Type': type }, body });
    return { status: response.status, body: await response.json() };
  };
  const message = 'The request cannot be read: check its address and its JSON';
  expect(await send('application/json', '{"email":')).toEqual({
    status: 400,
    body: { message, error: message, code: 'BAD_USER_INPUT' },
  });
  expect((await send('text/plain', '{}')).status).toBe(415);
});

test('an endpoint names its methods when it is called with another one', async () => {
  for (const [method, path, allow] of [
    ['DELETE', '/api/user', 'GET, HEAD'],
    ['GET', '/api/login', 'POST'],
    ['GET', '/api/rancher-products/7', 'DELETE, PUT'],
    ['POST', '/api/openapi.json', 'GET, HEAD'],
    ['DELETE', '/api/image-proxy', 'GET, HEAD'],
    ['GET', '/api/photos', 'POST'],
    ['POST', '/api/docs', 'GET, HEAD'],
  ] as const) {
    const { status, body, headers } = await person().send(method, path);
    expect([path, status, headers.get('Allow')]).toEqual([path, 405, allow]);
    const message = `This address takes ${allow}, not ${method}`;
    expect(body).toEqual({ message, error: message, code: 'BAD_USER_INPUT' });
  }
  const options = await fetch(`${url}/api/user`, { method: 'OPTIONS' });
  expect([options.status, options.headers.get('Allow')]).toEqual([204, 'GET, HEAD']);
});

test.each([
  ['POST', '/api/login', []],
  ['PATCH', '/api/user/profile', []],
  ['POST', '/api/ranchers/update-prices', []],
  ['POST', '/api/login', [{ email: 'ann@herdline.test' }]],
])('%s %s refuses a body that is not an object', async (method, path, body) => {
  const { rancher } = await rancherWith();
  const answer = await rancher.send(method, path, body);
  const message = 'Send the body as a JSON object';
  expect(answer).toMatchObject({ status: 400, body: { message, error: message, code: 'BAD_USER_INPUT' } });
});

test.each([[{}], [JSON.parse('{ "__proto__": { "email": "ann@herdline.test" } }')]])(
  'the body %j counts as empty',
  async (body) => {
    expect(await person().post('/api/login', body)).toMatchObject(
      badInput({ email: 'Please enter a valid email address', password: 'Password must be at least 6 characters' }),
    );
  },
);

test('after too many tries, the answer says how long to wait', async () => {
  const ann = person();
  const tryOnce = () => ann.post('/api/login', { email: 'nobody@herdline.test', password: 'Herdline1' });
  for (let count = 0; count < 10; count++) expect((await tryOnce()).status).toBe(401);
  const { status, body, headers } = await tryOnce();
  expect(status).toBe(429);
  const message = 'Too many attempts. Please try again later.';
  expect(body).toEqual({ message, error: message, code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
  expect(headers.get('Retry-After')).toBe(String(body.retryAfter));
});

test('an internal error shows only an id', async () => {
  const ann = await signedIn(await make.customer());
  const failing = vi.spyOn(db.client, 'acquireConnection').mockRejectedValue(new Error('select secret from users'));
  const { status, body } = await ann.get('/api/ranchers');
  failing.mockRestore();
  expect(status).toBe(500);
  const message = `Something went wrong on our side (${body.id})`;
  expect(body).toEqual({ message, error: message, code: 'INTERNAL', id: expect.stringMatching(/^[0-9a-f]{32}$/) });
});

test('a person with a temporary password can only read who they are', async () => {
  const user = await make.customer({ mustChangePassword: true });
  const ann = await signedIn(user);
  expect(await ann.get('/api/user')).toMatchObject({ status: 200, body: { id: user.id, mustChangePassword: true } });
  expect(await ann.get('/api/ranchers')).toMatchObject({
    status: 403,
    body: { message: 'Please change your temporary password first', code: 'FORBIDDEN' },
  });
});
