import { chromium } from '@playwright/test';
import lighthouse, { type Flags } from 'lighthouse';
import { browserArguments, browserPath } from '../e2e/browser';
import { CUSTOMER, PASSWORD } from '../e2e/people';
import { startServer } from '../e2e/server';
import { freePort } from '../graph/database/embedded/freePort';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

/** A file that the page loaded, as Lighthouse lists it. */
type Loaded = { resourceType: string; transferSize: number; url: string };

type Scores = Record<(typeof CATEGORIES)[number], number>;

async function signIn(origin: string): Promise<string> {
  const body = JSON.stringify({ email: CUSTOMER.email, password: PASSWORD });
  const headers = { 'Content-Type': 'application/json' };
  const answer = await fetch(`${origin}/api/login`, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}.`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function aRanch(origin: string, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/api/ranchers?limit=1`, { headers: { Cookie: cookie } });
  const [ranch] = (await answer.json()) as { id: string }[];
  if (!ranch) throw new Error('There is no ranch to open.');
  return `/rancher/${ranch.id}`;
}

/** The preset for phones: a slow processor on a slow line. */
async function look(url: string, flags: Flags) {
  const result = await lighthouse(url, {
    ...flags,
    onlyCategories: [...CATEGORIES],
    output: 'json',
    logLevel: 'error',
  });
  if (!result || result.lhr.runtimeError) return undefined;
  const { categories, audits } = result.lhr;
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]));
  const wrong = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
  const loaded = (audits['network-requests']?.details as { items?: Loaded[] } | undefined)?.items ?? [];
  return {
    scores: scores as Scores,
    loaded: countOf(loaded),
    times: TIMES.map((name) => audits[name]?.displayValue ?? '?').join(' · '),
    failed: wrong.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id),
  };
}

/** Script files and their compressed kilobytes, and how often a script asked the graph. */
function countOf(loaded: Loaded[]): string {
  const scripts = loaded.filter(({ resourceType }) => resourceType === 'Script');
  const kilobytes = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  const asked = loaded.filter(({ url }) => new URL(url).pathname === '/graphql');
  return `${scripts.length} · ${kilobytes.toFixed(0)} kB · ${asked.length}`;
}

/** The machine is noisy: of several looks the middle one counts, and one that broke off is taken again. */
async function middleOf(url: string, flags: Flags) {
  const looks = [];
  for (let left = 2 * ROUNDS; left > 0 && looks.length < ROUNDS; left--) {
    const seen = await look(url, flags);
    if (seen) looks.push(seen);
  }
  const sorted = looks.toSorted((one, other) => one.scores.performance - other.scores.performance);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (!middle) throw new Error(`Lighthouse could not look at ${url}.`);
  return middle;
}

// Visitors then read ranches too; for those who are signed in it changes nothing.
process.env.OPEN_RANCHES = '1';
const origin = `http://localhost:${await freePort()}`;
const port = await freePort();
const stop = await startServer(origin);
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: [...browserArguments, `--remote-debugging-port=${port}`],
});
try {
  const Cookie = await signIn(origin);
  const ranch = await aRanch(origin, Cookie);
  const visitors = ['/', '/auth', '/guide', '/find-rancher', ranch].map((path) => [path, path, {}] as const);
  const signedIn = ['/find-rancher', ranch].map(
    (path) => [path, `${path}, signed in`, { extraHeaders: { Cookie } }] as const,
  );
  console.log(`${''.padEnd(24)} ${CATEGORIES.join(' · ')} | ${TIMES.join(' · ')} | script files · size · questions`);
  for (const [path, name, flags] of [...visitors, ...signedIn]) {
    const seen = await middleOf(origin + path, { ...flags, port });
    console.log(
      `${name.padEnd(24)} ${Object.values(seen.scores).join(' · ')} | ${seen.times} | ${seen.loaded} ${seen.failed.join(' ')}`,
    );
  }
} finally {
  await browser.close();
  await stop();
}
