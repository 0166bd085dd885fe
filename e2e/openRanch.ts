import { expect, type Page } from '@playwright/test';
import { AGREEMENT_VERSION } from '../rules/ranches/agreement';
import { ADMIN, PASSWORD, type Person } from './people';
import { newRanch, type Ranch } from './ranches';
import type { Enter } from './test';

export interface OpenRanch extends Ranch {
  id: number;
  /** The page of the signed-in rancher. */
  rancher: Page;
}

/** Creates an approved ranch that sells half cows at $1,800 and beef jerky at $12. */
export async function openRanch(enter: Enter, given: Partial<Person> = {}): Promise<OpenRanch> {
  const { ranchName, owner: person } = newRanch('Salt Fork Ranch', 'Ray Tanner');
  const owner = { ...person, ...given };
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
  await send(await enter.withoutScreen(ADMIN), 'put', `/api/ranchers/${id}/approve`);
  return { id, ranchName, owner, rancher };
}

export async function send(
  { request }: Pick<Page, 'request'>,
  method: 'post' | 'put',
  path: string,
  data: object = {},
) {
  const response = await request[method](path, { data });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response.json();
}
