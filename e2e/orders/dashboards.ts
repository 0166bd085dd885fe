import { expect, type Locator, type Page } from '@playwright/test';

/** Expects a value in the card with this label. */
export async function expectFigure(rancher: Page, label: string, value: string): Promise<void> {
  const card = rancher.getByText(label, { exact: true }).locator('xpath=ancestor-or-self::p/..');
  await expect(card).toContainText(value);
}

/** The ledger as the rancher sees it, newest first. */
export const ledgerRows = (rancher: Page): Locator =>
  rancher.getByRole('table', { name: 'Transaction History' }).locator('tbody').getByRole('row');
