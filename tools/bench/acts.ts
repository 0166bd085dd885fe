import type { Browser, CDPSession, Locator, Page } from '@playwright/test';
import { ADMIN, CUSTOMER, PASSWORD, RANCHER } from '../../e2e/people';

const ROUNDS = Number(process.env.ROUNDS ?? 3);
/** How many times slower than this machine the simulated phone is. */
const CPU_SLOWDOWN = Number(process.env.SLOWER ?? 4);

interface Act {
  name: string;
  by: { email: string };
  path: string;
  /** Leads to where the act begins. */
  before?: (page: Page) => Promise<unknown>;
  /** What is pressed, or a text field and what is typed. */
  on: (page: Page) => Locator;
  keys?: string | string[];
  /** What shows afterwards. */
  shows: (page: Page) => Locator;
}

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const dialog = (page: Page) => page.getByRole('dialog');
const firstCard = (page: Page) => page.locator('main a[href^="/rancher/"]').first();
/** Unfolds the first animal of the herd. A single one is unfolded already. */
const openAnimal = async (page: Page) => {
  const fold = button(/^Animal /)(page);
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.tap();
};

/** The acts that families and ranches do most. */
const ACTS: Act[] = [
  // Shows the load of other programs on this machine.
  { name: 'a press that does nothing', by: CUSTOMER, path: '/terms', on: heading, shows: heading },
  {
    name: 'find: open the filters',
    by: CUSTOMER,
    path: '/find-rancher',
    on: button('Filters'),
    shows: dialog,
  },
  {
    name: 'find: choose a state',
    by: CUSTOMER,
    path: '/find-rancher',
    before: (page) => button('Filters')(page).tap(),
    on: (page) => dialog(page).getByRole('checkbox', { name: 'Texas' }),
    shows: (page) => dialog(page).getByRole('checkbox', { name: 'Texas', checked: true }),
  },
  {
    name: 'find: type a name',
    by: CUSTOMER,
    path: '/find-rancher',
    on: (page) => page.getByLabel('Search ranchers'),
    keys: 'Pedernales',
    shows: (page) => page.getByText('1 rancher available'),
  },
  {
    name: 'find: open a ranch',
    by: CUSTOMER,
    path: '/find-rancher?search=Pedernales',
    on: firstCard,
    shows: (page) => page.getByRole('heading', { level: 1, name: 'Pedernales Bend Ranch' }),
  },
  {
    name: 'ranch: add to the cart',
    by: CUSTOMER,
    path: '/rancher/1',
    on: button('Add to Cart'),
    shows: dialog,
  },
  {
    name: 'my orders: open an order',
    by: CUSTOMER,
    path: '/customer-orders',
    on: (page) => page.getByRole('article').nth(1).getByRole('button').first(),
    shows: (page) => page.getByRole('article').nth(1).getByRole('link', { name: 'View Rancher' }),
  },
  {
    name: 'manage orders: open an order',
    by: RANCHER,
    path: '/rancher-orders',
    on: (page) => page.getByRole('article').nth(1).getByRole('heading').getByRole('button'),
    shows: (page) => page.getByRole('article').nth(1).getByRole('button', { name: 'Update Status' }),
  },
  {
    name: 'herd: another tab',
    by: RANCHER,
    path: '/rancher/herd',
    on: (page) => page.getByRole('tab', { name: /^Open/ }),
    shows: (page) => page.getByRole('tab', { name: /^Open/, selected: true }),
  },
  {
    name: 'herd: move a share',
    by: RANCHER,
    path: '/rancher/herd?stage=open',
    before: openAnimal,
    on: (page) => page.getByRole('button', { name: /^Move .*(quarter|half)/ }).first(),
    keys: ['Space', 'ArrowDown', 'ArrowDown', 'Escape'],
    shows: (page) => page.getByText(/stays where it was\.$/),
  },
  {
    name: 'herd: weigh',
    by: RANCHER,
    path: '/rancher/herd?stage=harvested',
    before: openAnimal,
    on: button(/^Weigh animal/),
    shows: dialog,
  },
  {
    name: 'admin: another tab',
    by: ADMIN,
    path: '/admin?tab=pending',
    on: (page) => page.getByRole('tab', { name: /^Orders/ }),
    shows: (page) => page.getByRole('tab', { name: /^Orders/, selected: true }),
  },
];

/** Notes how long each press or key took until the next frame, as INP counts it. It's a string, so that it reaches the page uncompiled. */
const NOTE_INTERACTIONS = `
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) window.interactions.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** Does an act on a new page and returns the milliseconds of its slowest press or key. */
async function timeOf(page: Page, session: CDPSession, { path, before, on, keys, shows }: Act): Promise<number> {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.goto(path);
  await page.locator('main:not(:has([aria-busy=true])) h1').waitFor();
  await page.waitForTimeout(1_000);
  await before?.(page);
  const target = on(page);
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  if (keys) await target.focus();
  await page.waitForTimeout(500);
  await page.evaluate(NOTE_INTERACTIONS);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  // By its place, because looking for an element takes the page's own time.
  if (!keys) await page.touchscreen.tap(x + width / 2, y + height / 2);
  for (const key of keys ?? []) {
    await page.keyboard.press(key);
    await page.waitForTimeout(150);
  }
  await page.waitForTimeout(1_000);
  await shows(page).first().waitFor({ state: 'attached' });
  return Math.max(0, ...(await page.evaluate<number[]>('window.interactions')));
}

/** Prints the time of each act on a phone: the median of all rounds, and the slowest. */
export async function timeActs(browser: Browser, origin: string): Promise<void> {
  console.log(`\n| act | ms, median | slowest |\n| --- | --- | --- |`);
  for (const act of ACTS) {
    const times = [];
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({
        ...{ baseURL: origin, viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
        ...{ extraHTTPHeaders: { 'X-Forwarded-For': `10.9.${round}.${ACTS.indexOf(act)}` } },
      });
      const page = await context.newPage();
      const answer = await page.request.post('/api/login', { data: { email: act.by.email, password: PASSWORD } });
      if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}.`);
      times.push(await timeOf(page, await context.newCDPSession(page), act));
      await context.close();
    }
    const sorted = times.toSorted((one, other) => one - other);
    console.log(`| ${act.name} | ${sorted[Math.floor(ROUNDS / 2)]} | ${sorted.at(-1)} |`);
  }
}
