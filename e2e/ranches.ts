import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { AGREEMENT_VERSION } from '../rules/agreement';
import { ADMIN, newPerson, PASSWORD, type Person } from './people';
import type { Enter } from './test';

/** In Austin; delivers within 50 miles for $25. */
export interface Ranch {
  ranchName: string;
  owner: Person;
}

export interface OpenRanch extends Ranch {
  id: number;
  /** Signed in. */
  rancher: Page;
}

export function newRanch(name: string, owner: string): Ranch {
  return { ranchName: `${name} ${randomUUID().slice(0, 4)}`, owner: newPerson(owner) };
}

/** The first sheet of the application. */
export async function fillInApplication(page: Page, { ranchName, owner }: Ranch): Promise<void> {
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
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm password').fill(PASSWORD);
  await form.getByLabel('I accept the terms').check();
}

/** A ranch that is approved and sells half cows at $1,800 and beef jerky at $12. */
export async function openRanch(enter: Enter): Promise<OpenRanch> {
  const { ranchName, owner } = newRanch('Salt Fork Ranch', 'Ray Tanner');
  const rancher = await enter();
  const { id } = await send(rancher, 'post', '/api/ranchers', {
    user: { ...owner, password: PASSWORD, userType: 'rancher' },
    rancher: {
      ranchName,
      city: 'Austin',
      state: 'Texas',
      zipCode: '78701',
      offerLocalPickup: true,
      offerLocalDelivery: true,
      localDeliveryRange: 50,
      localDeliveryFee: 2_500,
      hasBrokerAgreement: true,
      agreementVersion: AGREEMENT_VERSION,
    },
  });
  await send(rancher, 'post', '/api/login', { email: owner.email, password: PASSWORD });
  await send(rancher, 'post', '/api/ranchers/update-prices', { halfCowPrice: 180_000 });
  await send(rancher, 'post', '/api/rancher-products', { name: 'Beef Jerky', price: 1_200, description: 'Smoked.' });
  await send(await enter(ADMIN), 'put', `/api/ranchers/${id}/approve`);
  return { id, ranchName, owner, rancher };
}

export async function send(page: Page, method: 'post' | 'put', path: string, data: object = {}) {
  const answer = await page.request[method](path, { data });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json();
}
