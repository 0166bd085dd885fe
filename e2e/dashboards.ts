import { expect, type Locator, type Page } from '@playwright/test';

/** A figure of the rancher, in the card with that label. */
export async function expectFigure(rancher: Page, label: string, value: string): Promise<void> {
  const card = rancher.getByText(label, { exact: true }).locator('xpath=ancestor-or-self::p/..');
  await expect(card).toContainText(value);
}

/** The ledger as the rancher sees it, newest first. */
export const ledgerRows = (rancher: Page): Locator =>
  rancher.getByRole('table', { name: 'Transaction History' }).locator('tbody').getByRole('row');
