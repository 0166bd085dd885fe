import { expect, type Page } from '@playwright/test';
import { dropRequests } from '../failures';
import { CUSTOMER } from '../people';
import { test } from '../test';
import { expectToast } from '../toasts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('each screen says when there is no connection, and works again when the connection is back', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  const setOffline = (isOffline: boolean) => family.context().setOffline(isOffline);
  const tryAgain = family.getByRole('button', { name: 'Try Again' });
  await family.goto('/find-rancher?search=Pedernales');
  await expect(family.getByText('1 rancher available')).toBeVisible();

  await test.step('a list that is not loaded yet', async () => {
    await setOffline(true);
    await family.getByLabel('Search ranchers').fill('Abajo');
    await expect(family.getByRole('alert')).toContainText(
      "We couldn't reach Herdline. Check your connection and try again.",
    );
    // The list is fetched again automatically.
    await setOffline(false);
    await expect(family.getByRole('link', { name: 'Abajo Rim Angus', exact: true })).toBeVisible();
  });

  const account = family.getByRole('button', { name: 'Maria Alvarez' });
  const menu = family.getByRole('menu', { name: 'My Account' });

  await test.step('a menu whose code cannot be loaded leaves the page as it is, retries, and opens later', async () => {
    const requested: string[] = [];
    // Not every requested file fails: some may have been preloaded.
    const failed: string[] = [];
    const hasRetried = () => failed.some((url, index) => failed.indexOf(url) < index);
    family.on('request', (request) => request.url().endsWith('.js') && requested.push(request.url()));
    family.on('requestfailed', (request) => request.url().endsWith('.js') && failed.push(request.url()));
    await setOffline(true);
    await account.click();
    await expect.poll(hasRetried).toBe(true);
    const needed = new Set(failed);
    requested.length = 0;
    await expect(title(family)).toHaveText('Find a Rancher');
    await setOffline(false);
    await expect(menu).toBeVisible();
    await expect.poll(() => requested, { timeout: 20_000 }).toEqual(expect.arrayContaining([...needed]));
  });

  await test.step('a screen whose code cannot be loaded', async () => {
    await setOffline(true);
    // Not the first entry: it has the focus, so its screen is already preloading.
    await menu.getByRole('menuitem', { name: 'My Favorites' }).click();
    await expect(title(family)).toHaveText("Couldn't load this page");
    await setOffline(false);
    await tryAgain.click();
    await expect(title(family)).toHaveText('My Favorite Ranchers');
  });

  await test.step('a failed sign-out leaves the person signed in', async () => {
    await dropRequests(family, 'Logout');
    await account.click();
    await menu.getByRole('menuitem', { name: 'Logout' }).click();
    await expectToast(family, 'Logout Failed', 'An error occurred during logout.');
    await family.reload();
    await expect(title(family)).toHaveText('My Favorite Ranchers');
  });
});

test('a screen opens even if its code could not be preloaded', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  const failed = new Set<string>();
  await family.route(/\/assets\/(?!index|painted)[^/]*\.js$/, (route) => {
    const url = route.request().url();
    if (failed.has(url)) return route.continue();
    failed.add(url);
    return route.abort('internetdisconnected');
  });
  await family.goto('/find-rancher?search=Pedernales');
  await expect(family.getByText('1 rancher available')).toBeVisible();
});
