import { expect, type Page } from '@playwright/test';
import { cartOn, putInCart } from './carts';
import { expectSent } from './checkouts';
import { dropRequests, endSessionAt } from './failures';
import { expectOrders } from './orders';
import { ADMIN, createFamily, PASSWORD } from './people';
import { type Enter, test } from './test';
import { expectToast } from './toasts';

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

test('checkout reports errors at their fields, and requests an address only when one is needed', async ({ enter }) => {
  const family = await atCheckout(enter);

  await test.step('each field shows its error, and the first one has the focus', async () => {
    await family.getByLabel('Full name').fill('');
    await family.getByLabel('Email').fill('ann@nowhere');
    await family.getByLabel('ZIP code').fill('787');
    await sendButton(family).click();
    await expect(family.getByRole('alert')).toHaveText([
      'Name is required',
      'Valid email is required',
      'Valid ZIP code is required',
    ]);
    await expect(family.getByLabel('Full name')).toBeFocused();
  });

  await test.step('the items and the delivery methods show their prices', async () => {
    await family.getByLabel('ZIP code').fill('78704');
    const items = family.getByRole('list', { name: 'Items' });
    await expect(items).toContainText(/^Quarter Cow(\$[\d,]+\.\d\d)From animal .*\1 × 1/);
    await expect(family.getByRole('radio', { name: 'Local Pickup' })).toHaveAccessibleDescription(/^Free /);
    await expect(family.getByLabel('Delivery address')).toBeHidden();
    await expect(family.getByText('Estimated total', { exact: true })).toBeVisible();
    await family.getByRole('radio', { name: 'Shipping' }).check();
    await expect(family.getByRole('radio', { name: 'Shipping' })).toHaveAccessibleDescription(/Ships nationwide\./);
    await expect(family.getByLabel('Delivery address')).toHaveValue('');
    await expect(family.getByLabel('City and state')).toHaveValue('Austin, Texas');
    await expect(family.getByText('Estimated total with shipping')).toBeVisible();
  });

  await test.step('only the order types of items in the cart can be chosen', async () => {
    await expect(family.getByLabel('Order type').getByRole('option')).toHaveText(['Quarter Cow']);
  });
});

test('a failed order request is reported, and the form keeps its values', async ({ enter }) => {
  const family = await atCheckout(enter);
  await family.getByLabel('Notes').fill('Steaks an inch thick, please.');
  await dropRequests(family, 'PlaceOrder');
  await sendButton(family).click();
  await expectToast(family, 'Order Failed', 'An error occurred while submitting your order. Please try again later.');
  await expect(family.getByLabel('Notes')).toHaveValue('Steaks an inch thick, please.');
  await expect(family.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await expect(sendButton(family)).toBeEnabled();
});

test('checkout is only for customers, and only for ranches that exist', async ({ enter }) => {
  const admin = await enter(ADMIN);
  await admin.goto(`${PEDERNALES}/checkout`);
  await expect(admin.getByText('You need a customer account to order')).toBeVisible();
  await expect(sendButton(admin)).toBeHidden();

  await admin.goto('/rancher/999999/checkout');
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Rancher Not Found');
  await expectToast(admin, 'Rancher Not Found', "We couldn't find the rancher you're checking out with.");
  await admin.getByRole('link', { name: 'Browse All Ranchers' }).click();
  await expect(admin).toHaveURL('/find-rancher');
});

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
