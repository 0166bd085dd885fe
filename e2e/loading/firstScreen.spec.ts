import { expect, type Page } from '@playwright/test';
import { CUSTOMER } from '../people';
import { test } from '../test';

test('the first screen of a family uses the data in its page and fetches nothing', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  let fetched: string[] = [];
  family.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') fetched.push(request.postDataJSON().operationName);
  });
  const cards = family
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: family.getByRole('heading') });
  // Retries, because on a busy machine a page may come without its data, which the screen then fetches.
  const expectFetches = (open: () => Promise<unknown>, isLoaded: () => Promise<void>, expected: string[]) =>
    expect(async () => {
      fetched = [];
      await open();
      await isLoaded();
      await expect(cart(family)).toBeVisible();
      await expect.poll(() => fetched, { timeout: 5000 }).toEqual(expected);
    }).toPass({ timeout: 100_000 });

  await expectFetches(
    () => family.goto('/find-rancher'),
    () => expect(cards).toHaveCount(24),
    [],
  );
  await cards.first().getByRole('link').first().click();
  await expect(family).toHaveURL(/\/rancher\/\d+/);
  await expect.poll(() => fetched).toContain('RancherPage');
  const heading = family.getByRole('heading', { level: 1 });
  const name = await heading.innerText();
  await expectFetches(
    () => family.reload(),
    () => expect(heading).toHaveText(name),
    [],
  );
});

const cart = (page: Page) => page.getByRole('button', { name: 'Cart, empty' });
