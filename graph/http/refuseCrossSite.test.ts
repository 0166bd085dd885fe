import { expect, test } from 'vitest';
import { fileApp } from './testing/app';

const { origin } = await fileApp();

const query = JSON.stringify({ query: '{ viewer { id } }' });
const json = { 'Content-Type': 'application/json' };
const cookie = { Cookie: 'herdline.sid=s%3Aany.thing' };

/** `{origin}` is replaced with the server's own origin. */
const cases: [string, Record<string, string>, boolean][] = [
  ['a page of ours', { ...json, ...cookie, 'Sec-Fetch-Site': 'same-origin' }, true],
  ['the address bar', { ...json, ...cookie, 'Sec-Fetch-Site': 'none' }, true],
  ['another site', { ...json, ...cookie, 'Sec-Fetch-Site': 'cross-site' }, false],
  ['another site, without a cookie', { ...json, 'Sec-Fetch-Site': 'cross-site' }, false],
  ['another host of the domain', { ...json, ...cookie, 'Sec-Fetch-Site': 'same-site' }, false],
  ['our origin, from an older browser', { ...json, ...cookie, Origin: '{origin}' }, true],
  ['our public address behind a proxy', { ...json, ...cookie, Origin: 'http://herdline.test' }, true],
  ['another origin', { ...json, ...cookie, Origin: 'https://elsewhere.test' }, false],
  ['our name at another port', { ...json, ...cookie, Origin: 'http://herdline.test:8080' }, false],
  ['our name by another scheme', { ...json, ...cookie, Origin: 'https://herdline.test' }, false],
  ['an origin that is hidden', { ...json, ...cookie, Origin: 'null' }, false],
  [
    'another site that fakes our origin',
    { ...json, ...cookie, Origin: '{origin}', 'Sec-Fetch-Site': 'cross-site' },
    false,
  ],
  ['a program with a session that sends JSON', { ...json, ...cookie }, true],
  ['a program without a session', json, true],
];

test.each(cases)('a write from %s, with the headers %j, is accepted: %s', async (_source, headers, isAccepted) => {
  const sent = Object.entries(headers).map(
    ([name, value]) => [name, value.replace('{origin}', origin)] as [string, string],
  );
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers: sent, body: query });
  expect(response.status).toBe(isAccepted ? 200 : 403);
  if (!isAccepted) expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
});

test('a program with a session cookie can sign out without sending a body', async () => {
  expect((await fetch(`${origin}/api/logout`, { method: 'POST', headers: cookie })).status).toBe(200);
});

test.each(['PUT', 'PATCH', 'DELETE'])('a cross-site %s is refused too, in the error format of REST', async (method) => {
  const response = await fetch(`${origin}/api/orders/1`, { method, headers: { 'Sec-Fetch-Site': 'cross-site' } });
  expect(response.status).toBe(403);
  const message = 'This request comes from another site';
  expect(await response.json()).toEqual({ message, error: message, code: 'FORBIDDEN' });
});

test('a cross-site GET is answered without CORS headers, so that the other site cannot read it', async () => {
  const response = await fetch(`${origin}/api/nothing`, { headers: { ...cookie, 'Sec-Fetch-Site': 'cross-site' } });
  expect(response.status).toBe(404);
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
});
