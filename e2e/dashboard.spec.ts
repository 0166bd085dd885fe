import { expect } from '@playwright/test';
import { ranchDate } from '../rules/time/dates';
import { expectFigure } from './dashboards';
import { failOperation } from './failures';
import { openRanch } from './openRanch';
import { moveOrderTo, orderingFamily } from './sentOrders';
import { test } from './test';
import { expectToast, toastOn } from './toasts';

test('a rancher keeps track of the orders on the dashboard', async ({ enter }) => {
  const ranch = await openRanch(enter);
  const { rancher } = ranch;
  const ann = await orderingFamily(enter, 'Ann Miller');
  const ben = await orderingFamily(enter, 'Ben Carter');
  const fulfilled = await ann.order(ranch);
  const processing = await ann.order(ranch);
  const contacted = await ann.order(ranch);
  const withNotes = await ben.order(ranch, { customerPhone: '', notes: 'Steaks an inch thick, please.' });
  for (let more = 0; more < 3; more++) await ann.order(ranch);
  await moveOrderTo(rancher, fulfilled, 'Fulfilled');
  await moveOrderTo(rancher, processing, 'Processing');
  await moveOrderTo(rancher, contacted, 'Contacted');

  const rows = rancher.getByRole('table', { name: 'Orders' }).locator('tbody').getByRole('row');
  const pages = rancher.getByRole('navigation', { name: 'Pages of orders' });
  const show = (status: string) =>
    rancher.getByRole('group', { name: 'Orders to show' }).getByRole('button', { name: status }).click();
  const search = rancher.getByRole('searchbox', { name: 'Search by customer, email or order type' });
  const dialog = rancher.getByRole('dialog');
  await rancher.goto('/rancher-dashboard');

  await test.step('the figures count every order', async () => {
    await expect(rancher.getByRole('heading', { level: 1 })).toHaveText(ranch.ranchName);
    await expectFigure(rancher, 'New Orders', '4');
    await expectFigure(rancher, 'In Progress', '2');
    await expectFigure(rancher, 'Fulfilled', '1');
    await expectFigure(rancher, 'Total Revenue', '$1,600Estimate. Actual sum: $1,800.00');
  });

  await test.step('the quick actions and the tabs are there', async () => {
    const actions = rancher.getByRole('navigation', { name: 'Quick actions' }).getByRole('link');
    await expect(actions).toHaveText([
      'Update Profile',
      'Manage Products',
      'View All Orders',
      'Herd Board',
      'Balances Due',
      'Add Photos',
    ]);
    await expect(rancher.getByRole('tab')).toHaveText(['Order Management', 'Commission Tracking', 'Profile']);
  });

  await test.step('five orders to a page', async () => {
    const headers = rancher.getByRole('table', { name: 'Orders' }).getByRole('columnheader');
    await expect(headers).toHaveText(['Customer', 'Order type', 'Date', 'Status', 'Actions']);
    await expect(rows).toHaveCount(5);
    await expect(pages.getByRole('status')).toHaveText('Showing 1-5 of 7 orders');
    await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await pages.getByRole('button', { name: '2' }).click();
    await expect(pages.getByRole('status')).toHaveText('Showing 6-7 of 7 orders');
    await expect(pages.getByRole('button', { name: 'Next' })).toBeDisabled();
    await expect(rows).toHaveText([/^Ann Miller.*Processing/, /^Ann Miller.*Fulfilled/]);
    await pages.getByRole('button', { name: 'Previous' }).click();
    await expect(pages.getByRole('status')).toHaveText('Showing 1-5 of 7 orders');
  });

  await test.step('the filters narrow the list', async () => {
    await show('Contacted');
    await expect(rows).toHaveText([/^Ann Miller.*Contacted/]);
    await show('Pending');
    await expect(pages.getByRole('status')).toHaveText('Showing 1-4 of 4 orders');
    await show('All');
  });

  await test.step('the search matches names, emails and order types', async () => {
    await search.fill(ben.email);
    await expect(rows).toHaveText([new RegExp(`^Ben Carter${ben.email}Half Cow${ranchDate(new Date())}Pending`)]);
    await search.fill('quarter');
    await expect(rancher.getByText('No orders found matching your criteria')).toBeVisible();
    await search.fill('ben');
    await expect(rows).toHaveCount(1);
  });

  await test.step('View shows all details of an order', async () => {
    await rancher.getByRole('button', { name: `View order ${withNotes}` }).click();
    await expect(dialog).toHaveAccessibleName(`Order #${withNotes}`);
    for (const [term, details] of Object.entries({
      Customer: 'Ben Carter',
      Email: ben.email,
      Phone: 'Not provided',
      Location: ben.zipCode,
      'Order type': 'Half Cow',
      Status: 'Pending',
      Date: ranchDate(new Date()),
      Notes: 'Steaks an inch thick, please.',
    })) {
      await expect(dialog.getByRole('term').filter({ hasText: term }).locator('xpath=..')).toHaveText(term + details);
    }
    await expect(dialog.getByRole('heading', { name: 'Status history' })).toBeVisible();
    await expect(dialog.getByText('Order request sent')).toBeVisible();
    await rancher.keyboard.press('Escape');
  });

  await test.step('Update moves an order to its next status', async () => {
    const restore = await failOperation(rancher, 'UpdateOrderStatus');
    await rancher.getByRole('button', { name: `Update order ${withNotes}` }).click();
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    const message = 'There was an error updating the order status. Please try again.';
    await expectToast(rancher, 'Update Failed', message);
    await restore();
    await dialog.getByRole('button', { name: 'Update Status' }).click();
    await expectToast(rancher, 'Status Updated', 'Order status has been updated to Contacted.');
    await expect(rows).toHaveText([/^Ben Carter.*Contacted/]);
    await expectFigure(rancher, 'New Orders', '3');
    await expectFigure(rancher, 'In Progress', '3');
  });

  await test.step('a fulfilled order can be archived and brought back', async () => {
    await search.fill('');
    await show('Fulfilled');
    await expect(rows).toHaveCount(1);
    await expect(rows.getByRole('button', { name: 'Update' })).toBeHidden();
    await rancher.getByRole('button', { name: `Archive order ${fulfilled}` }).click();
    await expectToast(rancher, 'Order Archived');
    await expect(rancher.getByText('No orders found matching your criteria')).toBeVisible();
    await toastOn(rancher).getByRole('button', { name: 'Undo' }).click();
    await expectToast(rancher, 'Order Brought Back');
    await rancher.getByRole('button', { name: `Archive order ${fulfilled}` }).click();
    await show('All');
    await expect(pages.getByRole('status')).toHaveText('Showing 1-5 of 6 orders');
    await rancher.getByRole('button', { name: 'Filters' }).click();
    await rancher.getByRole('switch', { name: 'Show archived' }).check();
    await expect(pages.getByRole('status')).toHaveText('Showing 1-1 of 1 orders');
    await rancher.getByRole('button', { name: `Bring Back order ${fulfilled}` }).click();
    await expectToast(rancher, 'Order Brought Back');
  });

  await test.step('the profile tab summarizes the ranch', async () => {
    await rancher.getByRole('tab', { name: 'Profile' }).click();
    const profile = rancher.getByRole('tabpanel', { name: 'Profile' });
    await expect(profile.getByText('No description provided.')).toBeVisible();
    await expect(profile).toContainText('Half Cow$1,800.00');
    await expect(profile).toContainText('Quarter CowNot on sale');
    await expect(profile).toContainText('Processing4 weeks');
    await expect(profile.getByRole('link', { name: 'View Public Page' })).toHaveAttribute(
      'href',
      `/rancher/${ranch.id}`,
    );
  });

  await test.step('Logout leads to the home page', async () => {
    await rancher.getByRole('main').getByRole('button', { name: 'Logout' }).click();
    await expectToast(rancher, 'Logged Out', 'You have been successfully logged out.');
    await expect(rancher).toHaveURL('/');
  });
});
