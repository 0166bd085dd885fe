import { expect, type Response } from '@playwright/test';
import { withoutFirstAnswers } from './failures';
import { CUSTOMER } from './people';
import { test } from './test';

type Sent = { operationName: string; query?: string };

test('pages send the ids of their operations, all of which the server knows', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  const answers: Response[] = [];
  family.on('response', (response) => {
    if (new URL(response.url()).pathname === '/graphql') answers.push(response);
  });
  await withoutFirstAnswers(family);
  await family.goto('/find-rancher');
  await family.getByRole('main').getByRole('listitem').first().getByRole('link').first().click();
  await expect(family).toHaveURL(/\/rancher\/\d+/);
  const sent = () => answers.map((answer): Sent => answer.request().postDataJSON());
  await expect
    .poll(() => sent().map(({ operationName }) => operationName))
    .toEqual(expect.arrayContaining(['Session', 'FindRancherPage', 'RancherPage']));
  expect(sent().filter(({ query }) => query !== undefined)).toEqual([]);
  expect(answers.map((answer) => answer.status())).toEqual(answers.map(() => 200));
});
