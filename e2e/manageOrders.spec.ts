import { expect } from '@playwright/test';
import { onBoth } from './axe';
import { download, linesOf } from './downloads';
import { failOperation } from './failures';
import { openRanch } from './openRanch';
import { managedOrder, openOrder } from './orders';
import { moveOrderTo, orderingFamily } from './sentOrders';
import { test } from './test';
import { expectToast, toastOn } from './toasts';

test('a new order appears without a reload, and the rancher handles it', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  const ann = await orderingFamily(enter);
  const order = managedOrder(rancher, ann);
  const dialog = rancher.getByRole('dialog');
  const navigation = rancher.getByRole('navigation', { name: /^(Main|Tabs)$/ });
  const subscribed = rancher.waitForResponse('**/graphql/stream');
  await rancher.goto('/rancher-orders');
  await expect(rancher.getByRole('heading', { name: 'No Orders Yet' })).toBeVisible();
  await subscribed;

  const id = await test.step('the order appears in the list and in the navigation', async () => {
    const number = await ann.order(ranch, { notes: 'Steaks an inch thick, please.' });
    await expectToast(rancher, 'New order from Ann Miller');
    await toastOn(rancher).getByRole('button', { name: 'View' }).click();
    await expect(rancher).toHaveURL('/rancher-orders?status=pending');
    await rancher.getByRole('tab', { name: 'All' }).click();
    await expect(order).toContainText(`Order #${number}`);
    for (const text of ['Half Cow', '$1,800.00', 'Commission pending']) await expect(order).toContainText(text);
    await expect(order).not.toContainText('Steaks an inch thick, please.');
    await openOrder(order);
    await expect(order).toContainText('Steaks an inch thick, please.');
    await onBoth(rancher, () => expect(navigation.getByRole('link', { name: 'Orders 1 new' })).toBeVisible());
    return number;
  });

  await test.step('the form offers the next status and says why the others are disabled', async () => {
    await order.getByRole('button', { name: 'Update Status' }).click();
    await expect(dialog).toHaveAccessibleName(`Update order #${id}`);
    const status = (name: string) => dialog.getByRole('radio', { name });
    await expect(status('Contacted')).toBeChecked();
    for (const [step, reason] of Object.entries({
      Pending: 'Current status',
      Processing: 'After Contacted',
      Fulfilled: 'After Processing',
    })) {
      await expect(status(step)).toBeDisabled();
      await expect(dialog.getByText(reason)).toBeVisible();
    }
    const restore = await failOperation(rancher, 'UpdateOrderStatus');
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    const message = 'There was a problem updating the order status. Please try again.';
    await expectToast(rancher, 'Error updating order status', message);
    await restore();
    await dialog.getByLabel('Notes').fill('We talked on the phone.');
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expectToast(rancher, 'Status Updated', 'Order status has been updated to Contacted.');
  });

  await test.step('the badge disappears, the status changes, and the history shows each step', async () => {
    await expect(navigation.getByRole('link', { name: 'Orders', exact: true })).toBeVisible();
    await order.getByRole('button', { name: 'Mark as Processing' }).click();
    await expectToast(rancher, 'Status Updated', 'Order status has been updated to Processing.');
    await order.getByRole('button', { name: 'View Timeline' }).click();
    const steps = order.getByRole('list', { name: `Status history of order ${id}` });
    await expect(steps).toContainText('We talked on the phone.');
    await expect(steps).toContainText('Status updated to Processing');
  });

  await test.step('fulfilling asks first, because it costs commission', async () => {
    await order.getByRole('button', { name: 'Mark as Fulfilled' }).click();
    const question = rancher.getByRole('alertdialog', { name: `Mark order #${id} as Fulfilled?` });
    await expect(question).toContainText('The commission of $180.00 is charged');
    await question.getByRole('button', { name: 'Mark as Fulfilled' }).click();
    await expectToast(rancher, 'Status Updated', 'Order status has been updated to Fulfilled.');
    await expect(order.getByRole('button', { name: 'Update Status' })).toBeHidden();
  });

  await test.step('canceling an order asks first', async () => {
    const second = await ann.order(ranch);
    await expect(order).toContainText(`Order #${second}`);
    await order.getByRole('button', { name: 'Update Status' }).click();
    await dialog.getByLabel('Notes').fill('Sold out, sorry.');
    await dialog.getByRole('button', { name: 'Cancel Order' }).click();
    const question = rancher.getByRole('alertdialog', { name: 'Cancel this order?' });
    await question.getByRole('button', { name: 'Cancel Order' }).click();
    await expectToast(rancher, 'Status Updated', 'Order status has been updated to Canceled.');
    await expect(order).toContainText('Canceled');
  });
});

test('a rancher downloads orders as a CSV file and prints them', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  const ann = await orderingFamily(enter, 'Ann Miller');
  const ben = await orderingFamily(enter, 'Ben Carter');
  const first = await ann.order(ranch, { notes: '=2+3' });
  const second = await ben.order(ranch);
  await moveOrderTo(rancher, first, 'Contacted');
  // The real print dialog would wait for a person.
  await rancher.addInitScript('window.print = () => {}');
  await rancher.goto('/rancher-orders');

  await test.step('orders can be filtered and sorted', async () => {
    const shown = rancher.getByRole('article').getByRole('heading');
    await expect(shown).toHaveText(['Ben Carter', 'Ann Miller']);
    await rancher.getByRole('button', { name: 'Filters' }).click();
    await rancher.getByLabel('Sort').selectOption('Customer, A to Z');
    await expect(shown).toHaveText(['Ann Miller', 'Ben Carter']);
    await rancher.getByLabel('Type', { exact: true }).selectOption('Quarter Cow');
    await expect(rancher.getByRole('heading', { name: 'No orders match the selected filter.' })).toBeVisible();
    await rancher.getByRole('button', { name: 'Clear Filters' }).click();
    await rancher.getByLabel('Sort').selectOption('Newest first');
    await expect(shown).toHaveText(['Ben Carter', 'Ann Miller']);
  });

  await test.step('the CSV file has the orders of the list, and no formulas', async () => {
    const table = async () => linesOf((await download(rancher, 'Download CSV')).content);
    const [header, ...orders] = await table();
    expect(header).toContain('Order,Placed,Updated,Status,Type,Items,Customer,Email,Phone,ZIP Code,Delivery');
    expect(orders).toHaveLength(2);
    expect(orders[0]).toMatch(new RegExp(`^${second},.*,Pending,Half Cow,1 x Half Cow,Ben Carter,${ben.email}`));
    expect(orders[1]).toMatch(
      /,Contacted,.*,1800\.00,0\.00,0\.00,0\.00,0\.00,1800\.00,0\.00,0\.00,0\.00,1800\.00,180\.00,No,'=2\+3$/,
    );
    await rancher.getByRole('tab', { name: 'In Progress' }).click();
    await expect(rancher.getByRole('article')).toHaveCount(1);
    const narrowed = await table();
    expect(narrowed).toHaveLength(2);
    expect(narrowed[1]).toContain('Ann Miller');
    await rancher.getByRole('tab', { name: 'All' }).click();
  });

  await test.step('each chosen order is printed on its own sheet', async () => {
    await rancher.getByRole('checkbox', { name: `Choose order ${first}` }).check();
    await rancher.getByRole('checkbox', { name: 'Select all shown' }).check();
    await rancher.getByRole('button', { name: 'Print Packing List (2)' }).click();
    const sheets = rancher.getByRole('article');
    await expect(sheets).toHaveCount(2);
    await rancher.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(rancher.getByRole('banner')).toBeHidden();
    await expect(rancher.getByRole('button', { name: 'Print' })).toBeHidden();
    const sheet = rancher.getByRole('article', { name: 'Ann Miller' });
    await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(sheet.getByRole('list', { name: 'To pack' })).toContainText('1 ×Half Cow');
    await expect(sheet).toContainText(`Order #${first}`);
    await expect(sheet).toContainText(ranch.ranchName);
    await expect(sheet).toContainText(ann.phone);
    await expect(sheets.first()).toHaveCSS('break-after', 'page');
    await rancher.emulateMedia({ media: 'screen' });
    await rancher.getByRole('link', { name: 'Back to Orders' }).click();
    await expect(rancher.getByRole('heading', { level: 1 })).toHaveText('Manage Orders');
  });
});
