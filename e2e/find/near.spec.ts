import { expect, type Locator, type Page } from '@playwright/test';
import { cartOn, offerOf } from '../carts';
import { createOpenAnimal } from '../herd/herds';
import { openRanch } from '../openRanch';
import { expectSent } from '../orders/checkouts';
import { createFamily, logIn } from '../people';
import { type Enter, test } from '../test';
import { expectToast } from '../toasts';

const near = (place: Page | Locator, zipCode: string) =>
  place.getByRole('button', { name: `Near ${zipCode} · Change` });
const heroZip = (page: Page) => page.getByRole('textbox', { name: 'Find ranches near' });

test('a ZIP code that a family chooses is used on every screen until signing out', async ({ enter }) => {
  const { id, ranchName } = await openRanch(enter);
  const ann = await createFamily(enter);
  const family = await enter(ann);
  await family.goto('/find-rancher');

  await test.step('a signed-in family enters another ZIP code', async () => {
    await near(family, '78704').click();
    const entry = family.getByRole('form', { name: 'Your ZIP code' });
    await entry.getByLabel('Your ZIP code').fill('75201');
    await entry.getByRole('button', { name: 'Use This ZIP Code' }).click();
    await expect(near(family, '75201')).toBeVisible();
  });

  await test.step('the list, the ranch, the comparison, favorites, cart and checkout use it', async () => {
    await family.goto(`/find-rancher?search=${encodeURIComponent(ranchName)}`);
    await expect(family.getByText('Austin, Texas · 182.6 miles away')).toBeVisible();
    // Leaving the page before the response would cancel the request.
    const saved = family.waitForResponse((response) => response.url().endsWith('/graphql') && response.ok());
    await family.getByRole('button', { name: `Save ${ranchName}` }).click();
    await saved;
    await family.goto('/favorites');
    await expect(family.getByText('Austin, Texas · 182.6 miles away')).toBeVisible();
    await family.goto(`/compare?ranchers=${id}`);
    await expect(family.getByText('What a share costs all-in, to 75201.')).toBeVisible();
    await expect(near(family, '75201')).toBeVisible();
    await family.goto(`/rancher/${id}?tab=products`);
    await expect(family.getByText('ZIP code 75201 is 182.6 miles from the ranch.')).toBeVisible();
    await offerOf(family, 'Half Cow').getByRole('button', { name: 'Add to Cart' }).click();
    await expect(near(cartOn(family), '75201')).toBeVisible();
    await cartOn(family).getByRole('link', { name: 'Checkout' }).click();
    await expect(family.getByLabel('ZIP code')).toHaveValue('75201');
    await expect(family.getByText(`${ranchName} is 182.6 miles from ZIP 75201.`)).toBeVisible();
  });

  await test.step('it can be changed back to that of the profile on any screen', async () => {
    await family.goto('/favorites');
    await near(family, '75201').click();
    await family.getByRole('button', { name: 'Use 78704 Again' }).click();
    await expect(family.getByText('Austin, Texas · 2.4 miles away')).toBeVisible();
  });

  await test.step('signing out removes it', async () => {
    await family.getByRole('button', { name: ann.name }).click();
    await family.getByRole('menuitem', { name: 'Logout' }).click();
    await expectToast(family, 'Logged Out', 'You have been successfully logged out.');
    await expect(heroZip(family)).toHaveValue('');
    expect(await family.evaluate<string[]>('Object.keys(localStorage).filter((key) => key.includes("zip"))')).toEqual(
      [],
    );
  });
});

/** Counts presses from now on. Filling in a field isn't a press, and Playwright blocks one that would miss a moving button. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(`document.addEventListener('click', ({ isTrusted }) => {
    if (isTrusted) sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
  }, true)`);
  return () => page.evaluate<number>("Number(sessionStorage.getItem('presses'))");
}

/** Presses Order Now on the card of a ranch, from the home page on. `presses` has counted them. */
async function orderNowFrom(ranchName: string, enter: Enter) {
  const ann = await createFamily(enter);
  const family = await enter();
  await logIn(family, ann);
  const presses = await countPresses(family);
  await family.goto('/');
  await expect(heroZip(family)).toHaveValue(ann.zipCode);
  await family.getByRole('button', { name: 'Find Ranches' }).click();
  await family.getByLabel('Search ranchers').fill(ranchName);
  await family.getByRole('link', { name: `Order Now from ${ranchName}` }).click();
  return { ann, family, presses };
}

test('a family reserves a share of an animal in at most five presses @phone', async ({ enter }) => {
  const { ranchName, rancher } = await openRanch(enter);
  await createOpenAnimal(rancher, '41');
  const { family, presses } = await orderNowFrom(ranchName, enter);
  await family.getByRole('button', { name: 'Order Now' }).filter({ visible: true }).first().click();
  const request = family.getByRole('dialog', { name: 'Place Order Request' });
  await expect(request.getByText(/^From animal 41, harvest /)).toBeVisible();
  await request.getByRole('button', { name: 'Send Order Request' }).click();
  await expectToast(family, 'Order Placed Successfully');
  // Find ranches, Order Now on the card, Order Now on the page, Send. Another share or animal would be the fifth.
  expect(await presses()).toBe(4);
});

test('a family gets from the home page to a sent order in at most five presses @both', async ({ enter }) => {
  const { ranchName } = await openRanch(enter);
  const { ann, family, presses } = await orderNowFrom(ranchName, enter);
  await offerOf(family, 'Half Cow').getByRole('button', { name: 'Add to Cart' }).click();
  await cartOn(family).getByRole('link', { name: 'Checkout' }).click();
  await expect(family.getByText(`${ranchName} is 2.4 miles from ZIP ${ann.zipCode}.`)).toBeVisible();
  await family.getByRole('button', { name: 'Send Order Request' }).click();
  await expectSent(family);
  // Find ranches, Order Now, Add to Cart, Checkout, Send.
  expect(await presses()).toBe(5);
});
