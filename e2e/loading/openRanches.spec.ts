import type { ChildProcess } from 'node:child_process';
import { expect, type Page, test } from '@playwright/test';
import { freePort } from '../../graph/database/embedded/freePort';
import { temporaryDirectory } from '../../graph/testing/temporaryDirectory';
import { runBuild, stop, untilReady } from '../server';

// A busy server leaves rendering to the client, so that a test may have to ask again for long.
test.slow();

const directory = temporaryDirectory();
let server: ChildProcess;
let url: string;

test.beforeAll(async () => {
  url = `http://localhost:${await freePort()}`;
  const given = {
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    OPEN_RANCHES: '1',
    DRAIN_SECONDS: '0',
    SESSION_SECRET: 'open',
  };
  server = runBuild({ DATABASE_URL: process.env.E2E_OPEN_DATABASE_URL, DATA_DIR: directory.path, ...given });
  await untilReady(server, url);
});

test.afterAll(async () => {
  await stop(server);
  directory.remove();
});

test('the client takes over server-rendered pages without GraphQL requests or console errors', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Auckland', locale: 'de-DE' });
  const page = await context.newPage();
  const reported = listenTo(page);
  await openRendered(page, '/find-rancher', reported);
  expect(reported).toEqual([]);
  const names = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await openRendered(page, (await names.getByRole('link').first().getAttribute('href')) ?? '', reported);
  expect(reported).toEqual([]);
  await context.close();
});

test('signed-in people get server-rendered screens, which the client takes over the same way', async ({ browser }) => {
  for (const person of ['customer', 'rancher', 'admin']) {
    const context = await browser.newContext({ timezoneId: 'Pacific/Auckland', locale: 'de-DE' });
    const page = await context.newPage();
    const reported = listenTo(page);
    const data = { email: `${person}@herdline.test`, password: 'Herdline1' };
    expect((await context.request.post(`${url}/api/login`, { data })).ok()).toBe(true);
    const [ranch] = await (await context.request.get(`${url}/api/ranchers?limit=1`)).json();
    const screens = ['/find-rancher', `/rancher/${ranch.id}`, ...(person === 'customer' ? ['/favorites'] : [])];
    for (const path of screens) {
      await openRendered(page, path, reported);
      await expect(page.getByRole('button', { name: 'Cart, empty' })).toHaveCount(person === 'customer' ? 1 : 0);
    }
    expect(reported).toEqual([]);
    await context.close();
  }
});

/** Opens a screen that the server has rendered, until the client has taken it over, and forgets what was reported before. */
async function openRendered(page: Page, path: string, reported: string[]): Promise<void> {
  // Retries, because a busy server leaves rendering to the client.
  await expect(async () => {
    // The previous page may still be fetching.
    await page.goto('about:blank');
    reported.length = 0;
    const response = await page.goto(url + path);
    expect(await response?.text()).toMatch(/data-painted="byServer"><.*<h1/s);
  }).toPass();
  await waitUntilInteractive(page);
}

/** Collects the browser's errors and the page's GraphQL requests. */
function listenTo(page: Page): string[] {
  const reported: string[] = [];
  page.on('console', (message) => message.type() === 'error' && reported.push(message.text()));
  page.on('pageerror', ({ message }) => reported.push(message));
  page.on('request', (request) => request.url().endsWith('/graphql') && reported.push(request.postData() ?? ''));
  return reported;
}

/** Waits until the client has taken over the page. */
const waitUntilInteractive = (page: Page) => expect(page.getByRole('button', { name: 'Feedback' })).toBeEnabled();

test('the list keeps its scroll position after a reload', async ({ page }) => {
  await page.goto(`${url}/find-rancher`);
  await waitUntilInteractive(page);
  const cards = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  const top = await page.evaluate<number>('window.scrollY');
  await page.reload();
  await expect.poll(() => cards.count()).toBeGreaterThan(24);
  await expect.poll(() => page.evaluate<number>('window.scrollY')).toBeGreaterThan(top / 2);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the list links to a ranch by its name, and a suspended ranch is gone immediately', async ({ page }) => {
    await page.goto(`${url}/find-rancher`);
    const link = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first();
    const name = await link.innerText();
    const href = (await link.getAttribute('href')) ?? '';
    await page.goto(url + href);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main').getByText(/\$\d/).first()).toBeVisible();
    const id = /\d+/.exec(href)?.[0] ?? '';

    const admin = page.context().request;
    const signIn = await admin.post(`${url}/api/login`, {
      data: { email: 'admin@herdline.test', password: 'Herdline1' },
    });
    expect(signIn.ok()).toBe(true);
    const suspended = await admin.put(`${url}/api/admin/ranchers/${id}/suspend`);
    expect(suspended.ok()).toBe(true);
    expect((await fetch(url + href)).status).toBe(410);
    expect(await (await fetch(`${url}/find-rancher`)).text()).not.toContain(href);
  });
});
