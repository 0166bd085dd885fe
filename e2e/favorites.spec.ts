import { expect, type Page } from '@playwright/test';
import { dropRequests } from './failures';
import { createFamily, PASSWORD } from './people';
import { test } from './test';
import { expectToast } from './toasts';

const PEDERNALES = 'Pedernales Bend Ranch';
const heart = (page: Page) => page.getByRole('button', { name: `Save ${PEDERNALES}` });
const isFull = { pressed: true };
const fullHeart = (page: Page) => page.getByRole('button', { name: `Save ${PEDERNALES}`, ...isFull });

test('a visitor who opens favorites is asked to sign in and returns to an empty list', async ({ enter }) => {
  const ann = await createFamily(enter);
  const family = await enter();
  await family.goto('/favorites');
  await expect(family.getByRole('heading', { level: 1 })).toHaveText('My Favorite Ranchers');
  await expect(family.getByRole('heading', { name: 'Sign In to View Favorites' })).toBeVisible();
  await family.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await family.getByLabel('Email').fill(ann.email);
  await family.getByLabel('Password').fill(PASSWORD);
  await family.getByLabel('Password').press('Enter');
  await expect(family).toHaveURL('/favorites');
  await expect(family.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  await family.getByRole('link', { name: 'Find Ranchers' }).click();
  await expect(family).toHaveURL('/find-rancher');
});

test('a favorite is on every list until it is removed, even with a bad connection', async ({ enter }) => {
  const family = await enter(await createFamily(enter));

  await test.step('a favorite that could not be saved is reverted with a message', async () => {
    await family.goto('/find-rancher?search=Pedernales');
    const restore = await dropRequests(family, 'AddFavorite');
    await heart(family).click();
    await expectToast(family, 'Error', "We couldn't reach Herdline. Check your connection and try again.");
    await expect(fullHeart(family)).toHaveCount(0);
    await restore();
  });

  await test.step('the family saves a favorite in the list', async () => {
    await heart(family).click();
    await expect(fullHeart(family)).toBeVisible();
    await family.goto('/favorites');
    await expect(family.getByRole('heading', { level: 2 })).toHaveText([PEDERNALES]);
  });

  await test.step('a favorite that could not be removed comes back', async () => {
    const restore = await dropRequests(family, 'RemoveFavorite');
    await fullHeart(family).click();
    await expectToast(family, 'Error', "We couldn't reach Herdline. Check your connection and try again.");
    await expect(family.getByRole('heading', { level: 2 })).toHaveText([PEDERNALES]);
    await family.goto('/profile');
    await family.getByRole('button', { name: `Remove ${PEDERNALES}` }).click();
    await expectToast(family, 'Failed to remove favorite');
    await expect(family.getByText(PEDERNALES, { exact: true }).first()).toBeVisible();
    await restore();
  });

  await test.step('the family views and removes the favorite on the profile', async () => {
    await family.getByRole('link', { name: `View ${PEDERNALES}` }).click();
    await expect(family).toHaveURL('/rancher/1');
    await family.goBack();
    await family.getByRole('button', { name: `Remove ${PEDERNALES}` }).click();
    await expect(family.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
    await family.goto('/favorites');
    await expect(family.getByRole('heading', { name: 'No Favorites Yet' })).toBeVisible();
  });
});
