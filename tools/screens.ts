import { mkdir, rm } from 'node:fs/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { browserArguments, browserPath } from '../e2e/browser';
import { cartOn, putInCart } from '../e2e/carts';
import { ADMIN, CUSTOMER, logIn, RANCHER } from '../e2e/people';
import { startServer } from '../e2e/server';
import { freePort } from '../graph/database/embedded/freePort';

/** Pictures for the repository. Those in dark mode are only for review. */
const LIGHT = 'docs/screens';
const DARK = 'test-results/screens';

interface Screen {
  name: string;
  who?: { email: string };
  path: string;
  /** Runs before the picture is taken. */
  prepare?: (page: Page) => Promise<unknown>;
}

const PEDERNALES = '/find-rancher?search=Pedernales';
const openRanch = (page: Page) => page.getByRole('link', { name: 'Pedernales Bend Ranch', exact: true }).click();

const screens: Screen[] = [
  { name: 'home', path: '/' },
  { name: 'guide', path: '/guide' },
  { name: 'find-rancher', who: CUSTOMER, path: '/find-rancher' },
  { name: 'rancher', who: CUSTOMER, path: PEDERNALES, prepare: openRanch },
  { name: 'checkout', who: CUSTOMER, path: PEDERNALES, prepare: goToCheckout },
  { name: 'customer-orders', who: CUSTOMER, path: '/customer-orders', prepare: openTimeline },
  { name: 'rancher-dashboard', who: RANCHER, path: '/rancher-dashboard' },
  { name: 'rancher-orders', who: RANCHER, path: '/rancher-orders' },
  { name: 'rancher-products', who: RANCHER, path: '/rancher-products' },
  { name: 'rancher-profile', who: RANCHER, path: '/profile' },
  { name: 'analytics', who: ADMIN, path: '/admin?tab=analytics' },
  { name: 'admin', who: ADMIN, path: '/admin' },
];

const devices = [
  { viewport: { width: 1280, height: 900 } },
  { viewport: { width: 375, height: 812 }, isMobile: true, deviceScaleFactor: 2 },
];

async function goToCheckout(page: Page) {
  await openRanch(page);
  await putInCart(page, 'Half Cow');
  await cartOn(page).getByRole('link', { name: 'Checkout' }).click();
  await page.getByText(/miles from ZIP/).waitFor();
}

async function openTimeline(page: Page) {
  await page.getByRole('button', { name: 'View Timeline' }).first().click();
}

async function takePictures(browser: Browser, baseURL: string, { name, who, path, prepare }: Screen) {
  for (const device of devices) {
    const { width } = device.viewport;
    const context = await browser.newContext({ baseURL, ...device, reducedMotion: 'reduce' });
    const page = await context.newPage();
    if (who) await logIn(page, who);
    // The stream would keep the network from becoming idle.
    await page.route('**/graphql/stream', (route) => route.abort());
    await page.goto(path);
    await page.locator('h1').waitFor();
    await prepare?.(page);
    await take(page, `${LIGHT}/${name}-${width}.png`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await take(page, `${DARK}/${name}-${width}.png`);
    await context.close();
  }
}

async function take(page: Page, file: string) {
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).png({ palette: true, colours: 128, effort: 10 }).toFile(file);
}

const url = `http://localhost:${await freePort()}`;
const stop = await startServer(url);
const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments });
try {
  for (const directory of [LIGHT, DARK]) {
    await rm(directory, { recursive: true, force: true });
    await mkdir(directory, { recursive: true });
  }
  for (const screen of screens) await takePictures(browser, url, screen);
} finally {
  await browser.close();
  await stop();
}
