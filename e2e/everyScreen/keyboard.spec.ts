import { expect, type Locator, type Page } from '@playwright/test';
import { cartOn, offerOf } from '../carts';
import { openRanch } from '../openRanch';
import { createFamily, PASSWORD } from '../people';
import { test } from '../test';
import { expectToast } from '../toasts';

/** More Tab stops than any screen has. */
const MAX_STEPS = 80;

/** Whether there is an outline around the focused element, around its parent, or around the card that its ::after covers. */
const HAS_OUTLINE = `(() => {
  const isOutlined = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  const { activeElement } = document;
  return [
    getComputedStyle(activeElement),
    getComputedStyle(activeElement, '::after'),
    getComputedStyle(activeElement.parentElement),
  ].some(isOutlined);
})()`;

/** Presses Tab until the target has the focus, and expects the focus to be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluateAll((elements) => elements.some((element) => element.matches(':focus')));
  await target.first().waitFor();
  for (let step = 0; step < MAX_STEPS && !(await isThere()); step += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
  expect(await page.evaluate<boolean>(HAS_OUTLINE), `the focus on ${target} is visible`).toBe(true);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

async function type(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.type(text);
}

test('a family orders without a mouse', async ({ enter }) => {
  const { ranchName } = await openRanch(enter);
  const ann = await createFamily(enter);
  const family = await enter();
  const main = family.getByRole('main');

  await test.step('signs in', async () => {
    await family.goto('/');
    await family.keyboard.press('Tab');
    await expect(family.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
    await press(family, family.getByRole('banner').getByRole('link', { name: 'Sign in' }));
    await expect(main).toBeFocused();
    await type(family, family.getByLabel('Email'), ann.email);
    await type(family, family.getByLabel('Password'), PASSWORD);
    await family.keyboard.press('Enter');
    await expect(family).toHaveURL('/find-rancher');
  });

  await test.step('finds the ranch', async () => {
    await type(family, family.getByLabel('Search ranchers'), ranchName);
    await expect(family.getByText('1 rancher available')).toBeVisible();
    await press(family, family.getByRole('link', { name: ranchName, exact: true }));
    await expect(family.getByRole('heading', { level: 1 })).toHaveText(ranchName);
    await expect(main).toBeFocused();
  });

  await test.step('puts two halves in the cart', async () => {
    await press(family, offerOf(family, 'Half Cow').getByRole('button', { name: 'Increase' }));
    await press(family, offerOf(family, 'Half Cow').getByRole('button', { name: 'Add to Cart' }));
    await expect(cartOn(family)).toBeVisible();
    await expect(async () => {
      // Retries, because a dialog misses keys in the milliseconds in which it opens.
      await family.keyboard.press('Escape');
      await expect(cartOn(family)).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expect(offerOf(family, 'Half Cow').getByRole('button', { name: 'Add to Cart' })).toBeFocused();
    await press(family, offerOf(family, 'Beef Jerky').getByRole('button', { name: 'Add to Cart' }));
    await expectToast(family, 'Added to cart', 'Beef Jerky');
    await family.keyboard.press('F8');
    await press(family, family.getByRole('button', { name: 'View cart' }));
    await press(family, cartOn(family).getByRole('link', { name: 'Checkout' }));
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('Checkout');
  });

  await test.step('chooses the delivery and sends the request', async () => {
    await tabTo(family, family.getByRole('radio', { name: 'Local Pickup' }));
    await expect(family.getByText(/miles from ZIP 78704/)).toBeVisible();
    await family.keyboard.press('ArrowDown');
    await expect(family.getByRole('radio', { name: 'Local Delivery' })).toBeChecked();
    await type(family, family.getByLabel('Notes'), 'Steaks an inch thick, please.');
    await press(family, family.getByRole('button', { name: 'Send Order Request' }));
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('Order Request Submitted Successfully');
    await expect(main).toBeFocused();
  });

  await test.step('follows the order under My Orders', async () => {
    await press(family, family.getByRole('link', { name: 'View My Orders' }));
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('My Orders');
    const order = family.getByRole('article');
    await expect(order).toContainText('Steaks an inch thick, please.');
    await press(family, order.getByRole('button', { name: 'View Timeline' }));
    await expect(order.getByRole('list', { name: /^Timeline of order/ })).toBeVisible();
    await press(family, order.getByRole('button', { name: 'Cancel Order' }));
    await press(family, family.getByRole('alertdialog').getByRole('button', { name: 'Keep Order' }));
    await expect(order.getByRole('button', { name: 'Cancel Order' })).toBeFocused();
  });
});
