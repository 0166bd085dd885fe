import { expect, type Page } from '@playwright/test';
import { openRanch, send } from '../openRanch';
import { managedOrder, openOrder } from '../orders/orders';
import { orderingFamily } from '../orders/sentOrders';
import { CUSTOMER, logIn, type Person } from '../people';
import { test } from '../test';
import { expectToast } from '../toasts';
import { olderBuild } from './olderBuild';

test.use({ serviceWorkers: 'allow' });

const bar = (page: Page) => page.getByRole('status', { name: 'Connection' });

async function setOnline(page: Page, isOnline: boolean): Promise<void> {
  await page.context().setOffline(!isOnline);
  // With Playwright, only pages that were loaded online get this event.
  if (isOnline) await page.evaluate("window.dispatchEvent(new Event('online'))");
}

interface StoredData {
  /** Counts files, not caches: a browser may recreate an empty cache for scripts that it has compiled. */
  files: number;
  databases: string[];
  workers: number;
  mark: string | null;
}

/** Returns what the browser has stored for the app. */
const storedData = (page: Page) =>
  page.evaluate<StoredData>(`(async () => ({
    files: (await Promise.all((await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).length)))
      .reduce((sum, count) => sum + count, 0),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    mark: localStorage.getItem('herdline.kept'),
  }))()`);

/** Whether everything for a day without reception is stored. Doesn't open a database that the app hasn't created yet. */
const IS_PREPARED = `(async () => {
  if ((await indexedDB.databases()).length === 0) return false;
  const done = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
  const db = await done(indexedDB.open('herdline'));
  const answers = await done(db.transaction('answers').objectStore('answers').getAll());
  db.close();
  const hasDay = answers.some(({ data }) => JSON.stringify(data).includes('"inProgress":{'));
  return hasDay && (await (await caches.open('herdline-files')).keys()).length > 60;
})()`;

const isPrepared = (page: Page) =>
  expect.poll(() => page.evaluate<boolean>(IS_PREPARED), { timeout: 60_000 }).toBe(true);

/** Fetches an order from the server. */
async function fetchOrder(page: Page, id: number) {
  const query = 'query ($id: ID!) { order(id: $id) { status privateNotes statusUpdates { status } } }';
  return (await send(page, 'post', '/graphql', { query, variables: { id } })).data.order;
}

test('a rancher works offline, and their changes arrive once and in order', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  const ann = await orderingFamily(enter, 'Ann Miller');
  const bob = await orderingFamily(enter, 'Bob Stone');
  const first = await ann.order(ranch);
  const second = await bob.order(ranch);
  const orderOf = (person: Person) => managedOrder(rancher, person);

  await test.step('the dashboard stores the data of the day', async () => {
    await rancher.goto('/rancher-dashboard');
    await expect(rancher.getByRole('heading', { name: 'Waiting for a Call' })).toBeVisible();
    await isPrepared(rancher);
    await setOnline(rancher, false);
  });

  await test.step('orders, phone numbers, herd and packing list open offline, also after a reload', async () => {
    await rancher.goto('/rancher-orders');
    await expect(bar(rancher)).toContainText(/You're offline\.This is what you saw at \d+:\d\d [AP]M\./);
    await expect((await openOrder(orderOf(ann))).getByRole('link', { name: 'Call Ann Miller' })).toHaveAttribute(
      'href',
      `tel:${ann.phone.replace(/\D/g, '')}`,
    );
    await rancher.goto(`/rancher-orders?print=${first},${second}`);
    await expect(rancher.getByRole('article', { name: 'Ann Miller' })).toContainText(ann.phone);
    await expect(rancher.getByRole('article', { name: 'Bob Stone' })).toContainText('Half Cow');
    await rancher.goto('/rancher/herd');
    await expect(rancher.getByRole('heading', { level: 1 })).toHaveText('Herd Board');
    await expect(rancher.getByRole('alert')).toHaveCount(0);
  });

  await test.step('a status change and a note wait for the network and survive a reload', async () => {
    await rancher.goto('/rancher-orders');
    await openOrder(orderOf(ann));
    await orderOf(ann).getByRole('button', { name: 'Mark as Contacted' }).click();
    await expectToast(rancher, 'Saved on this device', "We'll send it when you have reception.");
    await expect(orderOf(ann)).toContainText('Contacted');
    await orderOf(ann).getByRole('button', { name: 'Notes and Day' }).click();
    await rancher.getByRole('dialog').getByLabel('Private notes').fill('Gate code 4411');
    await rancher.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(bar(rancher)).toContainText('2 changes wait for reception');
    await rancher.reload();
    await expect(bar(rancher)).toContainText('2 changes wait for reception');
    await expect(orderOf(ann)).toContainText('Contacted');
    await bar(rancher).getByRole('button', { name: 'Show' }).click();
    await expect(rancher.getByRole('dialog').getByRole('listitem')).toHaveText([
      new RegExp(`^Mark order #${first} \\(Ann Miller\\) as Contacted`),
      new RegExp(`^Notes and day of order #${first} \\(Ann Miller\\)`),
    ]);
    await rancher.keyboard.press('Escape');
  });

  await test.step('signing out asks first', async () => {
    await rancher.getByRole('button', { name: ranch.owner.name }).click();
    await rancher.getByRole('menuitem', { name: 'Logout' }).click();
    const question = rancher.getByRole('alertdialog', { name: 'Sign out without sending?' });
    await expect(question).toContainText("2 changes haven't been sent.");
    await question.getByRole('button', { name: 'Stay Signed In' }).click();
  });

  await test.step('both changes arrive once', async () => {
    await setOnline(rancher, true);
    await expect
      .poll(() => fetchOrder(rancher, first), { timeout: 40_000 })
      .toEqual({
        status: 'CONTACTED',
        privateNotes: 'Gate code 4411',
        statusUpdates: [{ status: 'PENDING' }, { status: 'CONTACTED' }],
      });
    await expect(bar(rancher)).toBeHidden();
  });
});

test('an offline change to an order that another device has moved is refused, and the rancher can keep their note', async ({
  enter,
}) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  const ann = await orderingFamily(enter, 'Ann Miller');
  const id = await ann.order(ranch);
  const order = managedOrder(rancher, ann);
  const dialog = rancher.getByRole('dialog');
  // A tablet in the barn, where the same rancher is signed in.
  const tablet = await enter(ranch.owner);
  await rancher.goto('/rancher-orders');
  await expect(order).toBeVisible();
  await isPrepared(rancher);

  await setOnline(rancher, false);
  await openOrder(order);
  await order.getByRole('button', { name: 'Mark as Contacted' }).click();
  await order.getByRole('button', { name: 'Notes and Day' }).click();
  await dialog.getByLabel('Private notes').fill('Pays cash');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(bar(rancher)).toContainText('2 changes wait for reception');
  await send(tablet, 'post', '/graphql', {
    query:
      'mutation ($id: ID!) { updateOrderDetails(orderId: $id, input: { privateNotes: "Pays by check" }) { order { id } } }',
    variables: { id },
  });
  await send(tablet, 'post', `/api/orders/${id}/status`, { status: 'Canceled' });
  await setOnline(rancher, true);

  await expect(bar(rancher)).toContainText("2 changes weren't made", { timeout: 40_000 });
  await expect(order).toContainText('Canceled');
  await bar(rancher).getByRole('button', { name: 'Show' }).click();
  const changes = dialog.getByRole('listitem');
  await expect(changes.nth(0)).toContainText("This order is Canceled, and its status can't change anymore.");
  await changes.nth(0).getByRole('button', { name: 'Discard' }).click();
  await expect(changes).toHaveCount(1);
  await expect(changes).toContainText('The private notes changed in the meantime. Now: Pays by check');
  await changes.getByRole('button', { name: 'Keep Mine' }).click();
  await expect(dialog.getByText('Everything was sent.')).toBeVisible();
  expect(await fetchOrder(rancher, id)).toMatchObject({ status: 'CANCELED', privateNotes: 'Pays cash' });
});

test('an app of an older build works with a newer server: its changes arrive once, and the new version is offered', async ({
  enter,
  baseURL,
}) => {
  const app = await olderBuild(baseURL as string);
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  const ann = await orderingFamily(enter, 'Ann Miller');
  const id = await ann.order(ranch);
  const order = managedOrder(rancher, ann);
  const script = () => rancher.locator('script[type="module"][src]').first().getAttribute('src');
  const [older, current] = [/^\/assets\/older-index-/, /^\/assets\/index-/];
  await rancher.goto(`${app.origin}/rancher-orders`);
  await isPrepared(rancher);
  expect(await script()).toMatch(older);

  await test.step('it opens offline after the server was updated, and accepts a change', async () => {
    await setOnline(rancher, false);
    app.update();
    await rancher.reload();
    await openOrder(order);
    await order.getByRole('button', { name: 'Mark as Contacted' }).click();
    await expect(bar(rancher)).toContainText('1 change waits for reception');
    expect(await script()).toMatch(older);
  });

  await test.step('the change arrives when the network is back, and the page does not reload', async () => {
    await setOnline(rancher, true);
    await expect
      .poll(() => fetchOrder(rancher, id), { timeout: 40_000 })
      .toMatchObject({ status: 'CONTACTED', statusUpdates: [{ status: 'PENDING' }, { status: 'CONTACTED' }] });
    await expect(bar(rancher)).toContainText('A new version is ready.', { timeout: 40_000 });
    expect(await script()).toMatch(older);
  });

  await test.step('the new version loads when the rancher presses Reload', async () => {
    await bar(rancher).getByRole('button', { name: 'Reload' }).click();
    await expect.poll(script).toMatch(current);
    await expect(order).toContainText('Contacted');
    await expect(bar(rancher)).toBeHidden();
  });
});

test('signing out clears the stored data, and so does the end of a session', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  const empty = { files: 0, databases: [], workers: 0, mark: null };
  const expectStored = () =>
    expect.poll(() => storedData(family)).toMatchObject({ databases: ['herdline'], workers: 1 });

  await family.goto('/customer-orders');
  await expectStored();
  await family.getByRole('button', { name: 'Maria Alvarez' }).click();
  await family.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(family).toHaveURL('/');
  await expect.poll(() => storedData(family)).toEqual(empty);

  await logIn(family, CUSTOMER);
  await family.goto('/customer-orders');
  await expectStored();
  await family.context().clearCookies();
  await family.goto('/');
  await expect.poll(() => storedData(family)).toEqual(empty);
});
