import { expect } from '@playwright/test';
import { cartOn, expectInCart, offerOf, putInCart } from './carts';
import { createFamily } from './people';
import { test } from './test';
import { expectToast, toastOn } from './toasts';

const PEDERNALES = 'Pedernales Bend Ranch';
const ABAJO = 'Abajo Rim Angus';

test('a cart holds the chosen items of each ranch @phone', async ({ enter }) => {
  const family = await enter(await createFamily(enter));
  await family.goto('/rancher/1?tab=products');
  const cart = cartOn(family);

  await test.step('an empty cart links to the list of ranches', async () => {
    await family.getByRole('button', { name: 'Cart, empty' }).click();
    await expect(cart.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(cart.getByRole('link', { name: 'Browse Ranchers' })).toHaveAttribute('href', '/find-rancher');
    await cart.getByRole('button', { name: 'Dismiss' }).click();
  });

  await test.step('adding an item twice makes its quantity 2', async () => {
    await putInCart(family, 'Quarter Cow');
    await cart.getByRole('button', { name: 'Dismiss' }).click();
    await putInCart(family, 'Quarter Cow');
    await expectToast(family, 'Added to cart', 'Quarter Cow');
    // On a phone the toast lies over the header for a while.
    await toastOn(family).getByRole('button', { name: 'View cart' }).click();
    await expectInCart(family, PEDERNALES, { 'Quarter Cow': 2 });
    await expect(cart.getByText(/^\$[\d,]+\.\d\d$/)).toHaveCount(2);
    await expect(cart).toContainText('Taxes & fees: Calculated at checkout');
  });

  await test.step('the quantity can be increased and typed', async () => {
    await cart.getByRole('button', { name: 'Increase Quarter Cow' }).click();
    await expectInCart(family, PEDERNALES, { 'Quarter Cow': 3 });
    await cart.getByRole('textbox', { name: 'Quantity of Quarter Cow' }).fill('1');
    await cart.getByRole('textbox', { name: 'Quantity of Quarter Cow' }).press('Enter');
    await expect(cart.getByText(/^\$[\d,]+\.\d\d$/)).toHaveCount(2);
  });

  await test.step('each ranch has its own cart, and a selector appears', async () => {
    await family.goto('/rancher/56?tab=products');
    await offerOf(family, 'Half Cow').getByRole('button', { name: 'Add to Cart' }).click();
    await expectInCart(family, ABAJO, { 'Half Cow': 1 });
    await expect(cart.getByLabel('Rancher').getByRole('option')).toHaveText([`${PEDERNALES} (1)`, `${ABAJO} (1)`]);
    await family.reload();
    await family.getByRole('button', { name: 'Cart, 2 items' }).click();
    await cart.getByLabel('Rancher').selectOption({ label: `${PEDERNALES} (1)` });
    await expectInCart(family, PEDERNALES, { 'Quarter Cow': 1 });
  });

  await test.step('decreasing to zero removes an item, and Undo brings it back', async () => {
    await cart.getByRole('button', { name: 'Decrease Quarter Cow' }).click();
    await expect(cart.getByText('Removed Quarter Cow')).toBeVisible();
    await expectInCart(family, ABAJO, { 'Half Cow': 1 });
    await expect(cart.getByLabel('Rancher')).toBeHidden();
    await cart.getByRole('button', { name: 'Undo' }).click();
    await expectInCart(family, PEDERNALES, { 'Quarter Cow': 1 });
    await cart.getByRole('button', { name: 'Remove Quarter Cow' }).click();
    await cart.getByRole('button', { name: 'Remove Half Cow' }).click();
    await expect(cart.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    await expect(family.getByRole('button', { name: 'Cart, empty', includeHidden: true })).toBeAttached();
  });
});
