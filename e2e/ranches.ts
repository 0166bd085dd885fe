import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { newPerson, PASSWORD, type Person } from './people';
import { expectToast } from './toasts';

export interface Ranch {
  ranchName: string;
  owner: Person;
}

export function newRanch(name: string, owner: string): Ranch {
  return { ranchName: `${name} ${randomUUID().slice(0, 4)}`, owner: newPerson(owner) };
}

/** Fills in the first page of the application and continues to the second, after an attempt with a mistyped confirmation. */
export async function fillInApplication(page: Page, ranch: Ranch): Promise<void> {
  const continueButton = page.getByRole('button', { name: 'Continue to the Broker Agreement' });
  await describeRanch(page, ranch);
  await page.getByLabel('Confirm password').fill('Herdline2');
  await continueButton.click();
  await expect(page.getByRole('alert')).toHaveText("Passwords don't match");
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await expect(page.getByRole('alert')).toBeHidden();
  await continueButton.click();
  await expect(page.getByRole('link', { name: 'View Document' })).toBeVisible();
}

/** Submits the second page of the application, after an attempt without accepting the agreement. */
export async function acceptAgreement(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expectToast(page, 'Agreement Required', 'You must accept the broker agreement to continue.');
  await page.getByLabel('I have read and accept the Broker Agreement').check();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application Submitted!');
}

/** Describes a ranch in Austin that delivers within 50 miles for $25. */
async function describeRanch(page: Page, { ranchName, owner }: Ranch): Promise<void> {
  const form = page.getByRole('form', { name: 'Rancher application' });
  await form.getByLabel('Ranch name').fill(ranchName);
  await form.getByLabel('Short description').fill('Black Angus on native grass along the creek.');
  await form.getByLabel('City').fill(owner.city);
  await form.getByLabel('State').selectOption(owner.state);
  await form.getByLabel('Zip code').fill('78701');
  await form.getByLabel('Local delivery').check();
  await form.getByLabel('Delivery range').fill('50');
  await form.getByLabel('Delivery fee').fill('25');
  await form.getByLabel('Full name').fill(owner.name);
  await form.getByLabel('Email').fill(owner.email);
  await form.getByLabel('Phone').fill(owner.phone);
  await form.getByLabel('I accept the terms').check();
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

export async function searchRanch(customer: Page, ranchName: string): Promise<void> {
  await customer.goto('/find-rancher');
  await customer.getByLabel('Search ranchers').fill(ranchName);
}

/** Filters the list by state and order size with the dialog. */
export async function narrowTo(family: Page, state: string, size: string): Promise<void> {
  await family.getByRole('button', { name: 'Filters' }).click();
  const filters = family.getByRole('dialog', { name: 'Filter ranchers' });
  await filters.getByRole('checkbox', { name: state }).check();
  await filters.getByRole('button', { name: size }).click();
  await filters.getByRole('button', { name: /^Show \d+ ranchers$/ }).click();
  await expect(family.getByRole('button', { name: `Remove ${state}` })).toBeVisible();
  await expect(family.getByRole('button', { name: `Remove ${size}` })).toBeVisible();
  await expect(family.getByText(/^\d+ ranchers available$/)).toBeVisible();
}
