import { expect, test } from 'vitest';
import { testApp } from '../testing/app';

const metricsToken = 'only for the operator';
const report = (origin: string, body: unknown, headers = {}) =>
  fetch(`${origin}/web-vitals`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const metricsOf = async (origin: string) =>
  (await fetch(`${origin}/metrics`, { headers: { Authorization: `Bearer ${metricsToken}` } })).text();

test('reports of pages are counted by screen, and nothing says whose they were', async () => {
  const { origin, lines } = await testApp({ metricsToken, webVitals: true });
  const vitals = { screen: 'compare', lcp: 1_400, inp: 96, cls: 0.004, who: 'Ann Miller' };
  const answer = await report(origin, vitals, { Cookie: 'herdline.sid=anything' });
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([204, null]);
  const text = await metricsOf(origin);
  expect(text).toContain('herdline_web_vital_seconds_bucket{le="1.8",metric="LCP",screen="compare"} 1');
  expect(text).toContain('herdline_web_vital_seconds_bucket{le="0.05",metric="INP",screen="compare"} 0');
  expect(text).toContain('herdline_web_vital_seconds_sum{metric="INP",screen="compare"} 0.096');
  expect(text).toContain('herdline_web_layout_shift_count{screen="compare"} 1');
  expect(text + JSON.stringify(lines)).not.toMatch(/Ann Miller|web-vitals/);
});

test.each([
  ['a screen that does not exist', { screen: 'nowhere', lcp: 1 }, 400],
  ['a key of every object', { screen: 'constructor' }, 400],
  ['no number', { screen: 'home', lcp: 'fast' }, 400],
  ['a negative number', { screen: 'home', inp: -1 }, 400],
  ['a number beyond any page', { screen: 'home', lcp: 1e9 }, 400],
  ['more than 1 kB', { screen: 'home', note: 'x'.repeat(1_024) }, 413],
])('a report with %s is refused', async (_, body, status) => {
  const { origin } = await testApp({ webVitals: true });
  expect((await report(origin, body)).status).toBe(status);
});

test('other sites cannot report', async () => {
  const { origin } = await testApp({ webVitals: true });
  expect((await report(origin, { screen: 'home' }, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
});

test('beyond the maximum per second, reports are not counted', async () => {
  const { origin } = await testApp({ metricsToken, webVitals: true });
  const sent = Array.from({ length: 120 }, () => report(origin, { screen: 'messages', cls: 0 }));
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([204]));
  const counted = Number(/layout_shift_count\{screen="messages"\} (\d+)/.exec(await metricsOf(origin))?.[1]);
  expect(counted).toBeGreaterThanOrEqual(50);
  expect(counted).toBeLessThan(120);
});

test('nothing is received unless the setting asks for it', async () => {
  const { origin } = await testApp();
  expect((await report(origin, { screen: 'home' })).status).toBe(404);
});
