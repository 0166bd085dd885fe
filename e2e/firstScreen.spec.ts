import { expect } from '@playwright/test';
import { CUSTOMER } from './people';
import { test } from './test';

test('the first screen of a family stands without a request by script', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  let asked: string[] = [];
  family.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.postDataJSON().operationName);
  });
  const cards = family.getByRole('main').getByRole('listitem');
  await family.goto('/find-rancher');
  await expect(cards).toHaveCount(24);
  await expect(family.getByRole('button', { name: /cart/i })).toBeVisible();
  expect(asked).toEqual([]);

  await cards.first().getByRole('link').first().click();
  await expect(family).toHaveURL(/\/rancher\/\d+/);
  await expect.poll(() => asked).toEqual(['RancherPage']);
  const name = await family.getByRole('heading', { level: 1 }).innerText();
  asked = [];
  await family.reload();
  await expect(family.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(family.getByRole('button', { name: /cart/i })).toBeVisible();
  expect(asked).toEqual([]);
});
