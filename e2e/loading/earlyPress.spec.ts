import { expect, type Page } from '@playwright/test';
import { cartOn } from '../carts';
import { CUSTOMER, PASSWORD } from '../people';
import { test } from '../test';
import { expectToast } from '../toasts';

function gate() {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { release, released };
}

/** Opens a prerendered page and returns a function that lets its script load. */
async function openWithoutScript(page: Page, path: string) {
  const { release, released } = gate();
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const paintedScript = page.waitForResponse(/\/assets\/painted-[^/]*\.js$/);
  await page.goto(path, { waitUntil: 'commit' });
  await (await paintedScript).finished();
  return release;
}

test('a tab of the guide that is pressed before the script has loaded opens afterward', async ({ enter }) => {
  const visitor = await enter();
  const release = await openWithoutScript(visitor, '/guide');
  const tab = visitor.getByRole('tab', { name: 'Favorites' });
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'false');
  release();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(visitor).toHaveURL(/journey=/);
});

test('the menu of a phone that is pressed before the script has loaded opens afterward', async ({ enter }) => {
  const visitor = await enter();
  await visitor.setViewportSize({ width: 375, height: 700 });
  const release = await openWithoutScript(visitor, '/');
  await visitor.getByRole('button', { name: 'Menu' }).click();
  release();
  await expect(visitor.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('prices follow a slider that is moved before the script has loaded', async ({ enter }) => {
  const visitor = await enter();
  const release = await openWithoutScript(visitor, '/');
  const slider = visitor.getByRole('slider', { name: 'Price per pound of hanging weight' });
  await slider.press('End');
  release();
  await expect(visitor.getByText('Prices at $8.00 per lb hanging weight.')).toBeVisible();
});

test('a page whose picture never loads responds to presses', async ({ enter }) => {
  const visitor = await enter();
  await visitor.setViewportSize({ width: 375, height: 700 });
  await visitor.route(/\/pictures\/hero-/, () => {});
  await visitor.goto('/', { waitUntil: 'commit' });
  await visitor.getByRole('button', { name: 'Menu' }).click();
  await expect(visitor.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

/** Has the page get a ranch as the server renders it, which a busy server leaves to the client. Returns the page's files. */
async function keepPaintedRanch(page: Page): Promise<string[]> {
  let files: string | undefined;
  await expect(async () => {
    const response = await page.request.get('/rancher/1');
    files = /data-files="([^"]*)"/.exec(await response.text())?.[1];
    expect(files).toBeDefined();
    await page.route('**/rancher/1', (route) => route.fulfill({ response }));
  }).toPass();
  return files!.split(' ');
}

test('a press while the page becomes interactive counts once', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.addInitScript(`
    const buttonOf = (text) => [...document.querySelectorAll('button')].find((button) => text.test(button.textContent));
    const observer = new MutationObserver(() => {
      const feedback = buttonOf(/^Feedback$/);
      if (!feedback || feedback.disabled) return;
      observer.disconnect();
      buttonOf(/^Add to Cart/)?.click();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  `);
  await keepPaintedRanch(family);
  await family.goto('/rancher/1');
  await expect(cartOn(family).getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1');
});

test('a press in a part whose code is still loading counts once after it has loaded', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  const initialFiles = await keepPaintedRanch(family);
  const { release, released } = gate();
  await family.route(/\/assets\/.*\.js$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (!initialFiles.includes(pathname) && !pathname.includes('/painted-')) await released;
    await route.continue();
  });
  await family.goto('/rancher/1');
  const reserve = family.getByRole('button', { name: /^Reserve a half of animal/ }).first();
  await reserve.click();
  await expect(family.getByRole('dialog')).toBeHidden();
  release();
  const order = family.getByRole('dialog', { name: 'Place Order Request' });
  await expect(order.getByRole('textbox', { name: 'Quantity of Half Cow' })).toHaveValue('1');
});

test('text typed before the script has loaded stays in the form, and only the script sends it', async ({ enter }) => {
  const family = await enter();
  const { release, released } = gate();
  await family.route('**/assets/*.js', (route) => released.then(() => route.continue()));
  await family.goto('/auth', { waitUntil: 'commit' });
  const login = family.getByRole('form', { name: 'Login' });
  await login.getByLabel('Email').fill(CUSTOMER.email);
  await login.getByLabel('Password').fill(PASSWORD);
  await expect(login.getByRole('button', { name: 'Login' })).toBeDisabled();
  await login.getByLabel('Password').press('Enter');
  release();
  await login.getByRole('button', { name: 'Login' }).click();
  await expectToast(family, 'Login Successful', 'Welcome to Herdline!');
  await expect(family).toHaveURL('/find-rancher');
});
