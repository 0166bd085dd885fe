import { chromium } from '@playwright/test';
import { browserArguments, browserPath } from '../../e2e/browser';
import { CUSTOMER, PASSWORD } from '../../e2e/people';
import { startServer } from '../../e2e/server';
import { freePort } from '../../graph/database/embedded/freePort';
import { timeActs } from './acts';
import { installPackages } from './installPackages';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];

type Flags = { port?: number; extraHeaders?: Record<string, string> };
type Audit = { score: number | null; displayValue?: string; details?: object };
type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };

/** The part of Lighthouse that is used. Its types are only here once it's installed. */
type Lighthouse = (
  url: string,
  flags: Flags & { onlyCategories: string[]; output: 'json'; logLevel: 'error' },
) => Promise<
  { lhr: { runtimeError?: object; categories: Record<string, Category>; audits: Record<string, Audit> } } | undefined
>;

if (!installPackages()) throw new Error('Lighthouse could not be installed.');
const path = `${process.cwd()}/tools/bench/node_modules/lighthouse/core/index.js`;
const { default: lighthouse } = (await import(path)) as { default: Lighthouse };

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

async function findRanchPath(origin: string, cookie: string): Promise<string> {
  const answer = await fetch(`${origin}/api/ranchers?limit=1`, { headers: { Cookie: cookie } });
  const [ranch] = (await answer.json()) as { id: string }[];
  if (!ranch) throw new Error('There is no ranch to open.');
  return `/rancher/${ranch.id}`;
}

/** Runs Lighthouse with its default preset, a phone with a slow processor and network. */
async function runLighthouse(url: string, flags: Flags) {
  const result = await lighthouse(url, {
    ...flags,
    onlyCategories: [...CATEGORIES],
    output: 'json',
    logLevel: 'error',
  });
  if (!result || result.lhr.runtimeError) return undefined;
  const { categories, audits } = result.lhr;
  const scores = Object.fromEntries(CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]));
  const auditRefs = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? []);
  const loaded = (audits['network-requests']?.details as { items?: Loaded[] } | undefined)?.items ?? [];
  return {
    scores: scores as Scores,
    loaded: countOf(loaded),
    times: TIMES.map((name) => audits[name]?.displayValue ?? '?').join(' · '),
    failed: auditRefs.filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0).map(({ id }) => id),
  };
}

/** Counts script files, their compressed kilobytes, and GraphQL requests. */
function countOf(loaded: Loaded[]): string {
  const scripts = loaded.filter(({ resourceType }) => resourceType === 'Script');
  const kilobytes = scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
  const requests = loaded.filter(({ url }) => new URL(url).pathname === '/graphql');
  return `${scripts.length} · ${kilobytes.toFixed(0)} kB · ${requests.length}`;
}

/** Returns the median of several runs, because the machine is noisy. A failed run is repeated. */
async function medianRun(url: string, flags: Flags) {
  const runs = [];
  for (let attempts = 2 * ROUNDS; attempts > 0 && runs.length < ROUNDS; attempts--) {
    const result = await runLighthouse(url, flags);
    if (result) runs.push(result);
  }
  const sorted = runs.toSorted((one, other) => one.scores.performance - other.scores.performance);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error(`Lighthouse failed for ${url}.`);
  return median;
}

// Lets visitors see ranches too. It changes nothing for people who are signed in.
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
  const ranch = await findRanchPath(origin, Cookie);
  const visitors = ['/', '/auth', '/guide', '/find-rancher', ranch].map((path) => [path, path, {}] as const);
  const signedIn = ['/find-rancher', ranch].map(
    (path) => [path, `${path}, signed in`, { extraHeaders: { Cookie } }] as const,
  );
  console.log(
    `${''.padEnd(24)} ${CATEGORIES.join(' · ')} | ${TIMES.join(' · ')} | script files · size · GraphQL requests`,
  );
  for (const [path, name, flags] of [...visitors, ...signedIn]) {
    const result = await medianRun(origin + path, { ...flags, port });
    console.log(
      `${name.padEnd(24)} ${Object.values(result.scores).join(' · ')} | ${result.times} | ${result.loaded} ${result.failed.join(' ')}`,
    );
  }
  await timeActs(browser, origin);
} finally {
  await browser.close();
  await stop();
}
