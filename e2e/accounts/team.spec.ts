import { expect, type Page } from '@playwright/test';
import { letterTo } from '../letters';
import { ADMIN, newPerson, PASSWORD } from '../people';
import { refusalsOf } from '../refusals';
import { test } from '../test';

const SUPPORT_TABS = [
  'Pending Approval',
  'Approved Ranchers',
  'Orders',
  'Customers',
  'Today',
  'All Ranchers',
  'Something Is Wrong',
];
const FINANCE_TABS = ['Commission Management', 'Orders', 'Customers', 'Today', 'Payment Requests', 'Analytics'];

/** Opens every tab and the details of an order, and returns the names of the tabs. */
async function openEveryTab(admin: Page): Promise<string[]> {
  await admin.goto('/admin');
  const tabs = admin.getByRole('tablist').getByRole('tab');
  await expect(tabs.first()).toBeVisible();
  const names = (await tabs.allInnerTexts()).map((text) => text.replace(/\s*\d*$/, ''));
  for (const [index, name] of names.entries()) {
    await tabs.nth(index).click();
    await expect(admin.getByRole('tabpanel'), name).toBeVisible();
    await expect(admin.getByRole('tabpanel').getByRole('status', { name: /^Loading/ }), name).toHaveCount(0);
  }
  await admin.goto('/admin?tab=orders');
  await admin
    .getByRole('button', { name: /^View( Details)? / })
    .first()
    .click();
  await expect(admin.getByRole('dialog', { name: 'Order Details' })).toContainText('Shipping method');
  return names;
}

test('an admin invites a support admin, who sees no money, and removes the support admin again', async ({ enter }) => {
  const [admin, invited] = [await enter(ADMIN), await enter()];
  const may = newPerson('May Rowe');

  await test.step('the invitation is mailed, and listed', async () => {
    await admin.goto('/admin?tab=team');
    await admin.getByRole('button', { name: 'Invite Someone' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Invite Someone' });
    await dialog.getByLabel('Email').fill(may.email);
    await dialog.getByRole('radio', { name: /^Support/ }).check();
    await dialog.getByRole('button', { name: 'Send Invitation' }).click();
    await expect(admin.getByRole('table', { name: 'Invitations' })).toContainText(may.email);
  });

  await test.step('the link creates an account, and every tab of its role works', async () => {
    const [link] = (await letterTo(may, 'adminInvitation')).match(/http\S+\/admin-invitation\?token=\S+/)!;
    await invited.goto(link);
    await invited.getByLabel('Full name').fill(may.name);
    await invited.getByLabel('Password').fill(`${PASSWORD}wagons`);
    const refusals = refusalsOf(invited);
    await invited.getByRole('button', { name: 'Accept the Invitation' }).click();
    await expect(invited).toHaveURL('/admin');
    const names = await openEveryTab(invited);
    expect(names).toEqual(expect.arrayContaining(SUPPORT_TABS));
    expect(names).not.toContain('Team');
    expect(names).not.toContain('Commission Management');
    await expect(invited.getByRole('dialog', { name: 'Order Details' })).not.toContainText('Commission');
    expect(refusals).toEqual([]);
  });

  await test.step('an admin removes them, and they are signed out', async () => {
    await admin.reload();
    const members = admin.getByRole('table', { name: 'Team' });
    const row = members.getByRole('row', { name: may.name });
    await row.getByRole('button', { name: /^More/ }).click();
    await admin.getByRole('menuitem', { name: 'Remove' }).click();
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(admin.getByRole('alertdialog')).toHaveCount(0);
    await expect(members).toBeVisible();
    await expect(row).toHaveCount(0);
    await invited.goto('/admin');
    await expect(invited).toHaveURL(/^[^?]*\/auth/);
  });
});

test('a finance admin sees the money and cannot move orders', async ({ enter }) => {
  const finance = await enter({ email: 'finance@herdline.test' });
  const refusals = refusalsOf(finance);
  const names = await openEveryTab(finance);
  expect(names).toEqual(expect.arrayContaining(FINANCE_TABS));
  expect(names).not.toContain('Pending Approval');
  const order = finance.getByRole('dialog', { name: 'Order Details' });
  await expect(order).toContainText('Commission');
  await expect(order.getByRole('button', { name: 'Update Status' })).toHaveCount(0);
  expect(refusals).toEqual([]);
});
