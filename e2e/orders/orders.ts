import { expect, type Locator, type Page } from '@playwright/test';
import { customerDate } from '../../rules/time/dates';
import type { Person } from '../people';
import { expectToast } from '../toasts';

/** Expects this number of orders in the customer's list. */
export async function expectOrders(family: Page, count: number): Promise<void> {
  await family.goto('/customer-orders');
  await expect(family.getByRole('article')).toHaveCount(count);
}

export const managedOrder = (rancher: Page, { name }: Person): Locator =>
  rancher.getByRole('article', { name }).first();

/** The order that is topmost now. Other tests may send orders that appear above it. */
export async function topOrder(page: Page): Promise<Locator> {
  const name = await page.getByRole('article').first().getAttribute('aria-labelledby');
  return page.locator(`article[aria-labelledby="${name}"]`);
}

/** Shows everything about an order in the ranch's list, and returns the order. */
export async function openOrder(order: Locator): Promise<Locator> {
  await order.getByRole('heading').getByRole('button', { expanded: false }).click();
  return order;
}

/** Moves an order with the dialog, with notes for the customer. */
export async function moveOrder(rancher: Page, order: Locator, status: string, notes: string): Promise<void> {
  await order.getByRole('button', { name: 'Update Status' }).click();
  const dialog = rancher.getByRole('dialog');
  await dialog.getByRole('radio', { name: status }).check();
  await dialog.getByLabel('Notes').fill(notes);
  await dialog.getByRole('button', { name: 'Update Status' }).click();
  if (status === 'Fulfilled') {
    await rancher.getByRole('alertdialog').getByRole('button', { name: 'Mark as Fulfilled' }).click();
  }
  await expectToast(rancher, 'Status Updated', `Order status has been updated to ${status}.`);
  await expect(dialog).toBeHidden();
}

const timelineOf = (page: Page, orderId: string): Locator =>
  page.getByRole('list', { name: `Timeline of order ${orderId}` });

/** Reloads My Orders and expects a note at each step that was reached, and a placeholder at each other step. */
export async function expectTimeline(family: Page, orderId: string, notes: Record<string, string>): Promise<void> {
  await family.goto('/customer-orders');
  await family.getByRole('button', { name: 'View Timeline' }).first().click();
  const steps = timelineOf(family, orderId).getByRole('listitem');
  const today = customerDate(new Date().toISOString());
  await expect(steps).toHaveText(
    ['Pending', 'Contacted', 'Processing', 'Fulfilled'].map((step) =>
      step in notes
        ? `${step}${today}${notes[step]}`
        : `${step} (not reached yet)Your order will be ${step.toLowerCase()} soon.`,
    ),
  );
}
