import { expect, type Locator, type Page } from '@playwright/test';
import { cartOn, offerOf, putInCart } from '../carts';
import { openRanch } from '../openRanch';
import { goToCheckout } from '../orders/checkouts';
import { managedOrder, openOrder } from '../orders/orders';
import { orderingFamily } from '../orders/sentOrders';
import { createFamily } from '../people';
import { test } from '../test';

/** Set SEED to a seed that a failure has named, to wait for the same times. */
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const LONGEST_WAIT = 1_200;

/** Returns the random times of one test, in milliseconds. */
function moments(name: string): () => number {
  let state = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, SEED);
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return (state / 2 ** 32) * LONGEST_WAIT;
  };
}

/** Slows the script of the page down, as an old phone does. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

/** Opens the page without waiting until it's interactive. */
const startOpening = (page: Page, path: string) => page.evaluate(`location.href = ${JSON.stringify(path)}`);

/** Waits until the page is interactive, and for what may still arrive. */
async function untilReady(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Feedback' }).first()).toBeEnabled();
  await page.waitForTimeout(500);
}

const TEXT = 'Ann of the Hills';

/** Types like a person, from a random moment on while the page still loads, and expects the text to stay. */
async function typeWhileOpening(page: Page, path: string, find: () => Locator, moment: () => number): Promise<void> {
  const wait = moment();
  await startOpening(page, path);
  const field = find();
  await field.waitFor();
  const before = await field.inputValue();
  await page.waitForTimeout(wait);
  await field.press('End');
  await page.keyboard.type(TEXT, { delay: 15 });
  await untilReady(page);
  await expect(find(), `typed into ${path} after ${Math.round(wait)} ms, SEED=${SEED}`).toHaveValue(before + TEXT);
}

/** Types like a person into a dialog whose code and data may still arrive, and expects the text to stay. */
async function typeIntoDialog(field: Locator, moment: () => number): Promise<void> {
  await field.waitFor();
  const page = field.page();
  await page.waitForTimeout(moment());
  await field.press('End');
  await page.keyboard.type(TEXT, { delay: 15 });
  await page.waitForTimeout(500);
  await expect(field, `SEED=${SEED}`).toHaveValue(TEXT);
}

test('what a visitor types while a slow page loads stays', async ({ enter }) => {
  const moment = moments('visitor');
  const visitor = await enter();
  await visitor.goto('/guide');
  await slowDown(visitor);
  for (const [path, label] of [
    ['/auth', 'Email'],
    ['/rancher-signup', 'Ranch name'],
  ] as const) {
    await typeWhileOpening(visitor, path, () => visitor.getByRole('main').getByLabel(label, { exact: true }), moment);
  }
  await startOpening(visitor, '/guide');
  await visitor.getByRole('button', { name: 'Feedback' }).click();
  await typeIntoDialog(visitor.getByRole('dialog').getByLabel('Your feedback'), moment);
});

test('what a family types while a slow page loads stays', async ({ enter }) => {
  const moment = moments('family');
  const ranch = await openRanch(enter);
  const family = await enter(await createFamily(enter));
  await goToCheckout(family, ranch);
  const checkout = new URL(family.url()).pathname;
  await slowDown(family);
  const labeled = (label: string) => () => family.getByRole('main').getByLabel(label);
  await typeWhileOpening(family, checkout, labeled('Notes'), moment);
  await typeWhileOpening(family, '/find-rancher', labeled('Search ranchers'), moment);
  await startOpening(family, `/rancher/${ranch.id}`);
  await family.getByRole('button', { name: 'Ask the Ranch' }).click();
  await typeIntoDialog(family.getByRole('dialog').getByLabel('Your question'), moment);
  await family.getByRole('button', { name: 'Send Question' }).click();
  await expect(family).toHaveURL(/\/messages\/\d+$/);
  await typeWhileOpening(family, new URL(family.url()).pathname, () => family.getByLabel('Your message'), moment);
});

test('what a rancher types while a slow page loads stays', async ({ enter }) => {
  const moment = moments('rancher');
  const { rancher } = await openRanch(enter);
  await rancher.goto('/rancher-dashboard');
  await slowDown(rancher);
  await typeWhileOpening(rancher, '/profile', () => rancher.getByLabel('Short description'), moment);
  await startOpening(rancher, '/rancher-products');
  await rancher.getByRole('button', { name: 'Add Product' }).click();
  await typeIntoDialog(rancher.getByRole('dialog').getByLabel('Product name'), moment);
});

/** Presses a control, waits until the page shows the change, leaves at once, and expects the change to be there again. */
async function actAndLeave(page: Page, control: Locator, changed: Locator, moment: () => number): Promise<void> {
  await control.click();
  await expect(changed).toBeVisible();
  await page.waitForTimeout(moment() / 20);
  await page.reload();
  await expect(changed, `SEED=${SEED}`).toBeVisible();
}

test('what is shown as done just before a slow page is left is done', async ({ enter }) => {
  const moment = moments('acts');
  const ranch = await openRanch(enter);
  const person = await orderingFamily(enter);
  await person.order(ranch);
  const family = await enter(person);
  await slowDown(family);

  await test.step('a heart', async () => {
    await family.goto(`/rancher/${ranch.id}`);
    const heart = family.getByRole('button', { name: `Save ${ranch.ranchName}` }).first();
    const full = family.getByRole('button', { name: `Saved ${ranch.ranchName}` }).first();
    await actAndLeave(family, heart, full, moment);
  });

  await test.step('an item in the cart', async () => {
    await putInCart(family, 'Half Cow');
    await family.reload();
    await offerOf(family, 'Half Cow').waitFor();
    await family.getByRole('button', { name: /^Cart/ }).click();
    await expect(cartOn(family).getByRole('textbox', { name: 'Quantity of Half Cow' })).toHaveValue('1');
  });

  await test.step('an email that is turned off', async () => {
    await family.goto('/profile/notifications');
    const email = { name: 'Email about reminders' };
    const off = family.getByRole('switch', { ...email, checked: false });
    await actAndLeave(family, family.getByRole('switch', email), off, moment);
  });

  await test.step('an order that is moved', async () => {
    const { rancher } = ranch;
    await rancher.goto('/rancher-orders');
    await slowDown(rancher);
    const order = await openOrder(managedOrder(rancher, person));
    const contact = order.getByRole('button', { name: 'Mark as Contacted' });
    await actAndLeave(rancher, contact, order.getByText('Contacted', { exact: true }).first(), moment);
  });
});

test('Order Now leads to the products on a slow phone @phone', async ({ enter }) => {
  const { id, ranchName } = await openRanch(enter);
  const family = await enter(await createFamily(enter));
  await family.goto(`/find-rancher?search=${encodeURIComponent(ranchName)}`);
  await slowDown(family);
  await family.getByRole('link', { name: `Order Now from ${ranchName}` }).tap();
  await expect(family).toHaveURL(new RegExp(`/rancher/${id}`));
  await offerOf(family, 'Half Cow').waitFor();
  await untilReady(family);
  const products = family.locator('#products');
  await expect(products).toBeFocused();
  await expect.poll(async () => Math.round((await products.boundingBox())!.y)).toBeLessThan(200);
  expect((await products.boundingBox())!.y).toBeGreaterThanOrEqual(0);
});
