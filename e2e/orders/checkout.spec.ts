import { expect, type Page } from '@playwright/test';
import { cartOn, putInCart } from '../carts';
import { endSessionAt } from '../failures';
import { createFamily, PASSWORD } from '../people';
import { type Enter, test } from '../test';
import { expectToast } from '../toasts';
import { expectSent } from './checkouts';
import { expectOrders } from './orders';

const PEDERNALES = '/rancher/1';
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Order Request' });

/** Opens the checkout for a new family with a quarter cow of a ranch that delivers and ships. */
async function atCheckout(enter: Enter): Promise<Page> {
  const family = await enter(await createFamily(enter));
  await family.goto(`${PEDERNALES}?tab=products`);
  await putInCart(family, 'Quarter Cow');
  await cartOn(family).getByRole('link', { name: 'Checkout' }).click();
  await expect(family.getByText(/miles from ZIP 78704/)).toBeVisible();
  return family;
}

test('a filled-in order survives the end of the session and is sent only once', async ({ enter }) => {
  const family = await atCheckout(enter);
  const second = await family.context().newPage();
  await second.goto(`${PEDERNALES}/checkout`);
  await expect(sendButton(second)).toBeVisible();

  await test.step('after signing in again, the person finds the form as they filled it in', async () => {
    await family.getByLabel('Full name').fill('Ann of the Hills');
    await family.getByLabel('Notes').fill('Steaks an inch thick, please.');
    await family.reload();
    await expect(family.getByLabel('Notes')).toHaveValue('Steaks an inch thick, please.');
    const email = await family.getByLabel('Email').inputValue();
    const restore = await endSessionAt(family, 'PlaceOrder');
    await sendButton(family).click();
    await expect(family.getByText('Your session has ended')).toBeVisible();
    await expect(family).toHaveURL('/auth');
    await restore();
    await signInHere(family, email);
    await expect(family).toHaveURL(`${PEDERNALES}/checkout`);
    await expect(family.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await expect(family.getByRole('list', { name: 'Items' })).toContainText(/^Quarter Cow.* × 1/);
    await expect(family.getByLabel('Full name')).toHaveValue('Ann of the Hills');
    await expect(family.getByLabel('Notes')).toHaveValue('Steaks an inch thick, please.');
  });

  await test.step('after it is sent, neither Back, Forward, a reload nor another tab sends it again', async () => {
    await sendButton(family).click();
    await expectSent(family);
    const placed = family.url();
    await expect(second).toHaveURL(PEDERNALES);
    await expectToast(second, 'Cart is Empty', 'Add items to your cart before checkout.');
    await family.goBack();
    await expect(family).toHaveURL(`${PEDERNALES}?tab=products`);
    await family.goForward();
    await expect(family).toHaveURL(placed);
    await family.reload();
    await expectSent(family);
    await family.goto(`${PEDERNALES}/checkout`);
    await expectToast(family, 'Cart is Empty', 'Add items to your cart before checkout.');
    await expect(family).toHaveURL(PEDERNALES);
    await expectOrders(family, 1);
    const { origins } = await family.context().storageState();
    const storedKeys = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
    expect(storedKeys.filter((name) => name.startsWith('herdline.request'))).toEqual([]);
  });
});

async function signInHere(page: Page, email: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Login' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Login' }).click();
}
