import { expect } from '@playwright/test';
import { cartOn, expectInCart, offerOf, putInCart } from '../carts';
import { ADMIN, CUSTOMER, newPerson, register, signIn } from '../people';
import { acceptAgreement, fillInApplication, narrowTo, newRanch, searchRanch } from '../ranches';
import { test } from '../test';
import { expectToast } from '../toasts';
import { approveRanch, recordPayment } from './admins';
import { sendRequest } from './checkouts';
import { expectFigure, ledgerRows } from './dashboards';
import { expectTimeline, managedOrder, moveOrder, openOrder } from './orders';
import { addProduct, setHalfCowPrice } from './products';

const SAUSAGE = 'Smoked Brisket Sausage';
/** $1,850.35 plus 2 × $23.50. Ten percent of it is $189.735, which rounds up. */
const TOTAL = '$1,897.35';
const COMMISSION = '$189.74';
const TO_DALLAS = 'This ranch delivers within 50 miles; your ZIP is 182.6 miles away.';

test('a family orders half a cow, the ranch fulfills it, and the commission is charged and paid', async ({ enter }) => {
  const ranch = newRanch('Cedar Hollow Ranch', 'Wade Cooper');
  const { ranchName } = ranch;
  const ann = newPerson('Ann Miller');
  const [rancher, admin, family, neighbor] = [await enter(), await enter(), await enter(), await enter(CUSTOMER)];

  await test.step('a rancher applies in two steps', async () => {
    await rancher.goto('/');
    await rancher.getByRole('link', { name: 'Sign Up as a Rancher' }).first().click();
    await fillInApplication(rancher, ranch);
    await acceptAgreement(rancher);
  });

  await test.step('the ranch is pending, and no customer sees it', async () => {
    await signIn(rancher, ranch.owner);
    await expect(rancher).toHaveURL('/rancher-dashboard');
    await expect(rancher.getByText('Your rancher account is pending approval.')).toBeVisible();
    await searchRanch(neighbor, ranchName);
    await expect(neighbor.getByRole('heading', { name: 'No ranchers found' })).toBeVisible();
  });

  await test.step('an admin approves it, and customers see it', async () => {
    await signIn(admin, ADMIN);
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText('Admin Dashboard');
    await expect(admin.getByRole('tab', { name: 'Pending Approval' })).toHaveAttribute('aria-selected', 'true');
    await approveRanch(admin, ranchName);
    await searchRanch(neighbor, ranchName);
    await expect(neighbor.getByRole('link', { name: ranchName, exact: true })).toBeVisible();
  });

  await test.step('the rancher sets the price of a half and adds a product', async () => {
    await rancher.goto('/rancher-products');
    await expect(rancher.getByText('Not set')).toHaveCount(3);
    await setHalfCowPrice(rancher, '1850.35');
    await expect(rancher.getByText('$1,850.35')).toBeVisible();
    await expect(rancher.getByText('Not set')).toHaveCount(2);
    await expect(rancher.getByRole('heading', { name: 'No Custom Products' })).toBeVisible();
    await addProduct(rancher, SAUSAGE, '23.50');
  });

  await test.step('a family registers and finds the ranch by state and size', async () => {
    await register(family, ann);
    await expectToast(family, 'Login Successful', 'Welcome to Herdline!');
    await narrowTo(family, 'Texas', 'Half Cow');
    await family.getByRole('link', { name: ranchName, exact: true }).click();
    await expect(family.getByRole('heading', { level: 1 })).toHaveText(ranchName);
  });

  await test.step('the family puts a half and two sausages in the cart', async () => {
    await putInCart(family, 'Half Cow');
    await expectInCart(family, ranchName, { 'Half Cow': 1 });
    await cartOn(family).getByRole('button', { name: 'Dismiss' }).click();
    await offerOf(family, SAUSAGE).getByRole('button', { name: 'Increase' }).click();
    await putInCart(family, SAUSAGE);
    await expectToast(family, 'Added to cart', SAUSAGE);
    await family.getByRole('button', { name: 'Cart, 3 items' }).click();
    await expectInCart(family, ranchName, { 'Half Cow': 1, [SAUSAGE]: 2 });
    await expect(cartOn(family).getByText('Calculated at checkout')).toBeVisible();
    await expect(cartOn(family).getByText(TOTAL)).toBeVisible();
    await cartOn(family).getByRole('link', { name: 'Checkout' }).click();
  });

  await test.step('delivery to Dallas is refused with the distance', async () => {
    const delivery = family.getByRole('radio', { name: 'Local Delivery' });
    await expect(family.getByLabel('Full name')).toHaveValue(ann.name);
    await expect(family.getByLabel('ZIP code')).toHaveValue(ann.zipCode);
    await delivery.check();
    await family.getByLabel('ZIP code').fill('75201');
    await expect(delivery).toHaveAccessibleDescription(`$25.00 ${TO_DALLAS}`);
    await family.getByRole('button', { name: 'Send Order Request' }).click();
    await expect(family.getByRole('alert')).toHaveText(TO_DALLAS);
    await expect(family.getByLabel('ZIP code')).toHaveValue('75201');
    await family.getByLabel('ZIP code').fill(ann.zipCode);
    await expect(delivery).toBeEnabled();
  });

  const orderId = await test.step('the family sends the request from within the radius', async () => {
    await family.getByLabel('Delivery address').fill('12 Live Oak St, Austin, Texas');
    await family.getByLabel('Notes').fill('Steaks an inch thick, please.');
    await expect(family.getByText('$1,922.35')).toBeVisible();
    const id = await sendRequest(family);
    await expectToast(family, 'Order Submitted', 'Your order request has been sent to the rancher successfully.');
    await expect(family.getByRole('button', { name: 'Cart, empty' })).toBeVisible();
    return id;
  });

  const order = managedOrder(rancher, ann);

  await test.step('the rancher sees the order', async () => {
    await rancher.goto('/rancher-dashboard');
    await expectFigure(rancher, 'New Orders', '1');
    await rancher.getByRole('link', { name: 'New Orders' }).click();
    await expect(order).toContainText(`Order #${orderId}`);
    await expect(order).toContainText('Commission pending');
    await openOrder(order);
    await expect(order).toContainText('12 Live Oak St, Austin, Texas');
    await expect(order).toContainText('Steaks an inch thick, please.');
    await expect(order).toContainText(`${COMMISSION} once fulfilled`);
  });

  await test.step('the rancher moves the order along with notes, and the family sees each step', async () => {
    const notes: Record<string, string> = { Pending: 'Order request sent' };
    await expectTimeline(family, orderId, notes);
    await rancher.goto('/rancher-orders');
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
    await recordPayment(admin, ranchName, COMMISSION);
  });

  await test.step('nothing is owed anymore, and the order shows that its commission is paid', async () => {
    await rancher.reload();
    await expectFigure(rancher, 'Current balance', '$0.00');
    await expect(ledgerRows(rancher)).toHaveCount(2);
    await expect(ledgerRows(rancher).first()).toContainText(`−${COMMISSION}`);
    await rancher.goto('/rancher-orders');
    await expect(order).toContainText('Commission paid');
    await admin.goto(`/admin?order=${orderId}`);
    await expect(admin.getByRole('dialog', { name: 'Order Details' })).toContainText(`Commission${COMMISSION}Paid`);
  });
});
