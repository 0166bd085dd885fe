import { expect, type Page } from '@playwright/test';
import { findRanch } from './admins';
import { cartOn, expectInCart, putInCart } from './carts';
import { sendRequest } from './checkouts';
import { expectTimeline, managedOrder, moveOrder } from './orders';
import { ADMIN, CUSTOMER, newPerson, register, signIn } from './people';
import { fillInApplication, newRanch } from './ranches';
import { test } from './test';
import { expectToast } from './toasts';

/** $1,850.35 and twice $23.50: 10 percent of $1,897.35 is half a cent over $189.73. */
const TOTAL = '$1,897.35';
const COMMISSION = '$189.74';

test('a family orders half a cow, the ranch fulfils it, the commission is charged and paid', async ({ enter }) => {
  test.setTimeout(120_000);
  const ranch = newRanch('Cedar Hollow Ranch', 'Wade Cooper');
  const { ranchName } = ranch;
  const ann = newPerson('Ann Miller');
  const [rancher, admin, family, neighbor] = [await enter(), await enter(), await enter(), await enter(CUSTOMER)];

  await test.step('a rancher applies in two steps', async () => {
    await rancher.goto('/');
    await rancher.getByRole('link', { name: 'Sign Up as a Rancher' }).first().click();
    await fillInApplication(rancher, ranch);
    await rancher.getByLabel('Confirm password').fill('Herdline2');
    await rancher.getByRole('button', { name: 'Continue to the Broker Agreement' }).click();
    await expect(rancher.getByRole('alert')).toHaveText("Passwords don't match");
    await rancher.getByLabel('Confirm password').fill('Herdline1');
    await rancher.getByRole('button', { name: 'Continue to the Broker Agreement' }).click();

    await rancher.getByRole('button', { name: 'Submit Application' }).click();
    await expectToast(rancher, 'Agreement Required', 'You must accept the broker agreement to continue.');
    await rancher.getByLabel('I have read and accept the Broker Agreement').check();
    await rancher.getByRole('button', { name: 'Submit Application' }).click();
    await expect(rancher.getByRole('heading', { level: 1 })).toHaveText('Application Submitted!');
  });

  await test.step('the ranch is pending, and no customer sees it', async () => {
    await signIn(rancher, ranch.owner);
    await expect(rancher).toHaveURL('/rancher-dashboard');
    await expect(rancher.getByText('Your rancher account is pending approval.')).toBeVisible();
    await search(neighbor, ranchName);
    await expect(neighbor.getByRole('heading', { name: 'No ranchers found' })).toBeVisible();
  });

  await test.step('an admin approves it', async () => {
    await signIn(admin, ADMIN);
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    await expect(admin.getByRole('tab', { name: 'Pending Approval' })).toHaveAttribute('aria-selected', 'true');
    const row = await findRanch(admin, ranchName);
    await row.getByRole('button', { name: 'Approve' }).click();
    await admin.getByRole('alertdialog', { name: 'Approve Rancher' }).getByRole('button', { name: 'Approve' }).click();
    await expectToast(admin, 'Rancher Approved', `${ranchName} is now visible to customers.`);
    await expect(row).toBeHidden();
    await search(neighbor, ranchName);
    await expect(neighbor.getByRole('link', { name: ranchName, exact: true })).toBeVisible();
  });

  await test.step('the rancher sets the price of a half and adds a product', async () => {
    await rancher.goto('/rancher-products');
    await rancher.getByRole('button', { name: 'Set Bulk Beef Prices' }).click();
    const prices = rancher.getByRole('dialog', { name: 'Set Bulk Beef Prices' });
    await prices.getByLabel('Half Cow').fill('-1');
    await prices.getByRole('button', { name: 'Save Prices' }).click();
    await expect(prices.getByRole('alert')).toHaveText('Price must be 0 or greater');
    await prices.getByLabel('Half Cow').fill('1850.35');
    await prices.getByRole('button', { name: 'Save Prices' }).click();
    await expectToast(rancher, 'Prices updated', 'Families see them from now on.');
    await expect(rancher.getByText('$1,850.35')).toBeVisible();
    await expect(rancher.getByText('Not set')).toHaveCount(2);

    await expect(rancher.getByRole('heading', { name: 'No Custom Products' })).toBeVisible();
    await rancher.getByRole('button', { name: 'Add Product' }).click();
    const product = rancher.getByRole('dialog', { name: 'Add Product' });
    await product.getByLabel('Product name').fill('Smoked Brisket Sausage');
    await product.getByRole('button', { name: 'Add Product' }).click();
    await expect(product.getByRole('alert')).toHaveText('Price must be greater than 0');
    await product.getByLabel('Price', { exact: true }).fill('23.50');
    await product.getByRole('button', { name: 'Add Product' }).click();
    await expectToast(rancher, 'Product added', 'Smoked Brisket Sausage');
    await expect(rancher.getByRole('heading', { name: 'Smoked Brisket Sausage' })).toBeVisible();
  });

  await test.step('a family registers and finds the ranch by state and size', async () => {
    await register(family, ann);
    await expectToast(family, 'Login Successful', 'Welcome to Herdline!');
    await family.getByRole('button', { name: 'Filters' }).click();
    const filters = family.getByRole('dialog', { name: 'Filter ranchers' });
    await filters.getByRole('checkbox', { name: 'Texas' }).check();
    await filters.getByRole('button', { name: 'Half Cow' }).click();
    await filters.getByRole('button', { name: /^Show \d+ ranchers$/ }).click();
    await expect(family.getByRole('button', { name: 'Remove Texas' })).toBeVisible();
    await expect(family.getByRole('button', { name: 'Remove Half Cow' })).toBeVisible();
    await expect(family.getByText(/^\d+ ranchers available$/)).toBeVisible();
    await family.getByRole('link', { name: ranchName, exact: true }).click();
    await expect(family.getByRole('heading', { level: 1 })).toHaveText(ranchName);
  });

  await test.step('puts a half and two sausages in the cart', async () => {
    await putInCart(family, 'Half Cow');
    await expectInCart(family, ranchName, { 'Half Cow': 1 });
    await family.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await family.getByRole('button', { name: 'Increase Smoked Brisket Sausage' }).click();
    await putInCart(family, 'Smoked Brisket Sausage');
    await expectToast(family, 'Added to cart', 'Smoked Brisket Sausage');
    await family.getByRole('button', { name: 'Cart, 3 items' }).click();
    await expectInCart(family, ranchName, { 'Half Cow': 1, 'Smoked Brisket Sausage': 2 });
    await expect(cartOn(family).getByText('Calculated at checkout')).toBeVisible();
    await expect(cartOn(family).getByText(TOTAL)).toBeVisible();
    await cartOn(family).getByRole('link', { name: 'Checkout' }).click();
  });

  await test.step('is refused a delivery to Dallas, with the distance', async () => {
    const tooFar = 'This ranch delivers within 50 miles; your ZIP is 183 miles away.';
    await expect(family.getByLabel('Full name')).toHaveValue(ann.name);
    await expect(family.getByLabel('ZIP code')).toHaveValue(ann.zipCode);
    await family.getByRole('radio', { name: 'Local Delivery' }).check();
    await family.getByLabel('ZIP code').fill('75201');
    await expect(family.getByRole('radio', { name: 'Local Delivery' })).toHaveAccessibleDescription(`$25.00 ${tooFar}`);
    await family.getByRole('button', { name: 'Send order request' }).click();
    await expect(family.getByRole('alert')).toHaveText(tooFar);
    await expect(family.getByLabel('ZIP code')).toHaveValue('75201');
  });

  const orderId = await test.step('sends the request from within the radius', async () => {
    await family.getByLabel('ZIP code').fill(ann.zipCode);
    await expect(family.getByRole('radio', { name: 'Local Delivery' })).toBeEnabled();
    await family.getByLabel('Delivery address').fill('12 Live Oak St, Austin, Texas');
    await family.getByLabel('Notes').fill('Steaks an inch thick, please.');
    await expect(family.getByText('$1,922.35')).toBeVisible();
    const id = await sendRequest(family);
    await expectToast(family, 'Order Submitted', 'Your order request has been sent to the rancher successfully.');
    await expect(family.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    return id;
  });

  await test.step('the rancher sees the order', async () => {
    await rancher.goto('/rancher-dashboard');
    await expectFigure(rancher, 'New Orders', '1');
    await rancher.getByRole('link', { name: 'New Orders' }).click();
    const order = managedOrder(rancher, ann);
    await expect(order).toContainText(`Order #${orderId}`);
    await expect(order).toContainText('12 Live Oak St, Austin, Texas (78704)');
    await expect(order).toContainText('Steaks an inch thick, please.');
    await expect(order).toContainText(`${COMMISSION}once fulfilled`);
    await rancher.goto('/rancher-orders');
  });

  await test.step('moves it along, and the family sees each step', async () => {
    const order = managedOrder(rancher, ann);
    const notes: Record<string, string> = { Pending: 'Order request sent' };
    for (const [status, note] of [
      ['Contacted', 'We talked on the phone: the second week of May.'],
      ['Processing', 'At the processor, hanging for 14 days.'],
      ['Fulfilled', 'Delivered on Saturday. Enjoy!'],
    ] as const) {
      await moveOrder(rancher, order, status, note);
      notes[status] = note;
      await expectTimeline(family, orderId, notes);
    }
    await expect(order).toContainText('Commission pending');
    await expect(order.getByRole('button', { name: 'Update Status' })).toBeHidden();
  });

  await test.step('the commission is charged once, to the cent', async () => {
    await rancher.goto('/rancher-dashboard?tab=commission');
    await expectFigure(rancher, 'Current balance', COMMISSION);
    await expect(ledgerRows(rancher)).toHaveCount(1);
    await expect(ledgerRows(rancher)).toContainText(`Commission for order #${orderId}`);
    await expect(ledgerRows(rancher)).toContainText(`+${COMMISSION}`);
  });

  await test.step('the admin records the payment', async () => {
    await admin.getByRole('tab', { name: 'Commission Management' }).click();
    const row = await findRanch(admin, ranchName);
    await expect(row).toContainText(COMMISSION);
    await row.getByRole('button', { name: 'Record Payment' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Record Payment' });
    await expect(dialog.getByLabel('Amount')).toHaveValue('189.74');
    await expect(dialog.getByLabel('Description')).toHaveValue(`Commission balance of ${ranchName}`);
    await dialog.getByLabel('Description').fill('');
    await dialog.getByRole('button', { name: 'Record Payment' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Description is required');
    await dialog.getByLabel('Description').fill('Venmo of May 20');
    await dialog.getByRole('button', { name: 'Record Payment' }).click();
    await expectToast(admin, 'Payment Recorded', `${COMMISSION} from ${ranchName}.`);
    await expect(row).toContainText('Paid');
    await expect(row).toContainText('$0.00');
  });

  await test.step('nothing is owed, and the order is commission paid', async () => {
    await rancher.reload();
    await expectFigure(rancher, 'Current balance', '$0.00');
    await expect(ledgerRows(rancher)).toHaveCount(2);
    await expect(ledgerRows(rancher).first()).toContainText(`−${COMMISSION}`);
    await rancher.goto('/rancher-orders');
    await expect(managedOrder(rancher, ann)).toContainText('Commission paid');
  });
});

async function search(customer: Page, ranchName: string): Promise<void> {
  await customer.goto('/find-rancher');
  await customer.getByLabel('Search ranchers').fill(ranchName);
}

async function expectFigure(rancher: Page, label: string, value: string): Promise<void> {
  await expect(rancher.getByText(label, { exact: true }).locator('xpath=ancestor-or-self::p/..')).toContainText(value);
}

const ledgerRows = (rancher: Page) =>
  rancher.getByRole('table', { name: 'Transaction History' }).locator('tbody').getByRole('row');
