import { expect, type Response } from '@playwright/test';
import { withoutEmbeddedData } from '../failures';
import { CUSTOMER } from '../people';
import { test } from '../test';

type Sent = { operationName: string; query?: string };

test('pages send the ids of their operations, all of which the server knows', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  const responses: Response[] = [];
  family.on('response', (response) => {
    if (new URL(response.url()).pathname === '/graphql') responses.push(response);
  });
  await withoutEmbeddedData(family);
  await family.goto('/find-rancher');
  await family.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
  await expect(family).toHaveURL(/\/rancher\/\d+/);
  const sent = () => responses.map((response): Sent => response.request().postDataJSON());
  await expect
    .poll(() => sent().map(({ operationName }) => operationName))
    .toEqual(expect.arrayContaining(['Session', 'FindRancherPage', 'RancherPage']));
  expect(sent().filter(({ query }) => query !== undefined)).toEqual([]);
  expect(responses.map((response) => response.status())).toEqual(responses.map(() => 200));
});
