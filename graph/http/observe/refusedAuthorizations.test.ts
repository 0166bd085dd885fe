import { expect, test } from 'vitest';
import { testGraph } from '../../testing/graph';
import { testApp, testBrowser } from '../testing/app';

const { make } = await testGraph();
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { id } }';
const METRICS = { metricsToken: 'of a test' };

async function counted(origin: string, code: string): Promise<number> {
  const answer = await fetch(`${origin}/metrics`, { headers: { Authorization: 'Bearer of a test' } });
  const [, count = '0'] =
    new RegExp(`refused_authorizations_total\\{code="${code}"\\} (\\d+)`).exec(await answer.text()) ?? [];
  return Number(count);
}

test.each([
  [
    'GraphQL',
    (browser: ReturnType<typeof testBrowser>, origin: string) =>
      browser.run(origin, 'query Peek { admin { feedback { totalCount } } }', {}),
  ],
  ['REST', (browser: ReturnType<typeof testBrowser>, origin: string) => browser.visit(`${origin}/api/admin/orders`)],
  [
    'an upload',
    (browser: ReturnType<typeof testBrowser>, origin: string) =>
      browser.visit(`${origin}/api/photos`, { method: 'POST', body: 'x' }),
  ],
])('a refused authorization by %s is logged and counted once', async (_, ask) => {
  const { origin, lines } = await testApp(METRICS);
  const browser = testBrowser();
  await browser.run(origin, LOGIN, { input: await make.credentialsOf(await make.customer()) });
  const before = await counted(origin, 'FORBIDDEN');
  await ask(browser, origin);
  expect(await counted(origin, 'FORBIDDEN')).toBe(before + 1);
  const refused = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'an authorization was refused');
  expect(refused).toMatchObject([{ code: 'FORBIDDEN', traceId: expect.any(String) }]);
});
