import { expect, type Page } from '@playwright/test';
import { dropRequests } from './failures';
import { CUSTOMER } from './people';
import { test } from './test';
import { expectToast } from './toasts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('each screen says when there is no connection, and continues when it is back', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  const cutOff = (isOffline: boolean) => family.context().setOffline(isOffline);
  const tryAgain = family.getByRole('button', { name: 'Try again' });
  await family.goto('/find-rancher?search=Pedernales');
  await expect(family.getByText('1 rancher available')).toBeVisible();

  await test.step('a list that was not asked for yet', async () => {
    await cutOff(true);
    await family.getByLabel('Search ranchers').fill('Abajo');
    await expect(family.getByRole('alert')).toContainText(
      "We couldn't reach Herdline. Check your connection and try again.",
    );
    // It's asked for again by itself.
    await cutOff(false);
    await expect(family.getByRole('link', { name: 'Abajo Rim Angus', exact: true })).toBeVisible();
  });

  const account = family.getByRole('button', { name: 'Maria Alvarez' });
  const menu = family.getByRole('menu', { name: 'My Account' });

  await test.step('a menu whose code has not come leaves the page as it is, is asked for again, and opens later', async () => {
    const asked: string[] = [];
    // Not all that is asked for is lost: some of it may have come ahead.
    const lost: string[] = [];
    const isLostAgain = () => lost.some((address, index) => lost.indexOf(address) < index);
    family.on('request', (request) => request.url().endsWith('.js') && asked.push(request.url()));
    family.on('requestfailed', (request) => request.url().endsWith('.js') && lost.push(request.url()));
    await cutOff(true);
    await account.click();
    await expect.poll(isLostAgain).toBe(true);
    const wanted = new Set(lost);
    asked.length = 0;
    await expect(title(family)).toHaveText('Find a Rancher');
    await cutOff(false);
    await expect(menu).toBeVisible();
    expect(asked).toEqual(expect.arrayContaining([...wanted]));
  });

  await test.step('a screen whose code has not come', async () => {
    await cutOff(true);
    // The first entry has the focus, and its screen is on its way already.
    await menu.getByRole('menuitem', { name: 'My Favorites' }).click();
    await expect(title(family)).toHaveText("Couldn't load this page");
    await cutOff(false);
    await tryAgain.click();
    await expect(title(family)).toHaveText('My Favorite Ranchers');
  });

  await test.step('signing out, which did not happen', async () => {
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
  const lost = new Set<string>();
  await family.route(/\/assets\/(?!index|painted)[^/]*\.js$/, (route) => {
    const address = route.request().url();
    if (lost.has(address)) return route.continue();
    lost.add(address);
    return route.abort('internetdisconnected');
  });
  await family.goto('/find-rancher?search=Pedernales');
  await expect(family.getByText('1 rancher available')).toBeVisible();
});
