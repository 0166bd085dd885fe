import { createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { testGraph } from '../testing/graph';
import { PASSWORD_HASH } from '../testing/make';
import { testApp, testBrowser } from './testing/app';

const { make } = await testGraph();
const nobodyListens = 'postgres://herdline:secret@127.0.0.1:1/herdline';

async function ask(origin: string, query: string) {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${origin}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
  return { status: response.status, text: await response.text() };
}

test('an internal error answers with an id that is also in the log, and without details', async () => {
  const { origin, lines, db } = await testApp();
  const user = await make.customer({ passwordHash: PASSWORD_HASH });
  const browser = testBrowser();
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
  await browser.run(origin, login, { input: { email: user.email, password: 'Herdline1' } });
  vi.spyOn(db.client, 'acquireConnection').mockRejectedValue(new Error('select secret from users where email = $1'));
  const answer = await browser.run(origin, '{ ranchers { nodes { id } } }');
  const [{ message, extensions }] = answer.errors;
  expect(extensions).toEqual({ code: 'INTERNAL', id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(message).toBe(`Something went wrong on our side (${extensions.id})`);
  expect(JSON.stringify(answer)).not.toMatch(/select|stack|node_modules/);
  const logged = lines.find((line) => line.includes(extensions.id))!;
  expect(JSON.parse(logged).err).toMatchObject({ message: 'select secret from users where email = $1' });
});

test('GraphQL answers 503 UNAVAILABLE without details while the database is down', async () => {
  const { origin, lines } = await testApp({ url: nobodyListens });
  const { status, text } = await ask(
    origin,
    'mutation { login(input: { email: "a@b.test", password: "Herdline1" }) { id } }',
  );
  expect(status).toBe(503);
  expect(JSON.parse(text).errors[0].extensions).toEqual({ code: 'UNAVAILABLE' });
  expect(text).not.toMatch(/ECONN|127\.0\.0\.1|secret/);
  expect(lines.join()).toContain('ECONNREFUSED');
});

/** Signs a cookie as the server does. */
function signed(sid: string, secret: string): string {
  const signature = createHmac('sha256', secret).update(sid).digest('base64').replace(/=+$/, '');
  return `herdline.sid=${encodeURIComponent(`s:${sid}.${signature}`)}`;
}

test.each(['/api/ranchers', '/graphql?query={viewer{id}}'])(
  '%s answers 503 UNAVAILABLE when sessions cannot be read',
  async (path) => {
    const { origin } = await testApp({ url: nobodyListens, sessionSecret: 'known' });
    const headers = { Cookie: signed('some', 'known'), 'Content-Type': 'application/json' };
    const response = await fetch(`${origin}${path}`, { headers });
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('"code":"UNAVAILABLE"');
  },
);

test('an unknown path answers 404 NOT_FOUND', async () => {
  const { origin } = await testApp();
  const response = await fetch(`${origin}/nothing.txt`);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: 'Page not found', error: 'Page not found', code: 'NOT_FOUND' });
});
