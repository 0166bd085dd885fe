import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from 'vitest';
import { fileApp } from './testing/app';

const { origin } = await fileApp();

async function post(
  body: string | Blob,
  headers: Record<string, string> = { 'Content-Type': 'application/json' },
  path = '/api/x',
) {
  const response = await fetch(`${origin}${path}`, { method: 'POST', headers, body });
  return { status: response.status, body: await response.json() };
}

const refused = (message: string) => ({ message, error: message, code: 'BAD_USER_INPUT' });

test('a body over 1 MB is refused', async () => {
  const { status, body } = await post(JSON.stringify({ text: 'x'.repeat(1_100_000) }));
  expect(status).toBe(413);
  expect(body).toEqual(refused('The request is larger than 1 MB'));
});

test.each(['{"half":', 'null', '"text"'])('a body that is not a JSON object is refused: %s', async (text) => {
  const { status, body } = await post(text);
  expect(status).toBe(400);
  expect(body).toEqual(refused('The request cannot be read: check its address and its JSON'));
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
  'a body of type %s is refused',
  async (type) => {
    const { status, body } = await post('{}', { 'Content-Type': type });
    expect(status).toBe(415);
    expect(body).toEqual(refused('Send the body as JSON, with Content-Type: application/json'));
  },
);

test('a body without a content type is refused', async () => {
  expect((await post(new Blob(['{}']), {})).status).toBe(415);
});

test('a body with an unknown content encoding is refused', async () => {
  const { status } = await post('{}', { 'Content-Type': 'application/json', 'Content-Encoding': 'rot13' });
  expect(status).toBe(415);
});

test('a JSON body whose content type names a charset is read', async () => {
  const { status, body } = await post(
    '{"query":"{ viewer { id } }"}',
    { 'Content-Type': 'application/json; charset=utf-8' },
    '/graphql',
  );
  expect({ status, body }).toMatchObject({ status: 200, body: { data: { viewer: null } } });
});

test('a GraphQL client gets an unreadable body reported as a GraphQL error', async () => {
  const headers = { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: '{' });
  expect(response.status).toBe(400);
  expect(response.headers.get('Content-Type')).toContain('application/graphql-response+json');
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
});

test.each(['/api/ranchers/%E0%A4%A', '/%E0%A4%A'])('the malformed address %s is refused', async (path) => {
  const response = await fetch(`${origin}${path}`);
  expect(response.status).toBe(400);
  const text = await response.text();
  expect(JSON.parse(text).code).toBe('BAD_USER_INPUT');
  expect(text).not.toContain('URIError');
});

test.each([
  ['/api/user', 'text/plain', 401],
  ['/api/user', 'application/json', 401],
  ['/api/nothing', 'text/plain', 404],
  ['/graphql?query={__typename}', 'application/json', 200],
])('a GET of %s is answered although it carries a broken %s body', async (path, type, status) => {
  const headers = { 'Content-Type': type, 'Content-Length': 8 };
  const read = request(`${origin}${path}`, { method: 'GET', headers });
  read.end('{"half":');
  const [answer] = (await once(read, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(status);
});
