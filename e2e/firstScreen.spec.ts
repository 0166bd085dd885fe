import { expect, type Page } from '@playwright/test';
import { CUSTOMER } from './people';
import { test } from './test';

test('the first screen of a family stands by the answers that its page carries', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  let asked: string[] = [];
  family.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') asked.push(request.postDataJSON().operationName);
  });
  const cards = family
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: family.getByRole('heading') });
  // On a busy machine a page may go without its data once, and the screen asks for it.
  const stands = (open: () => Promise<unknown>, isThere: () => Promise<void>, later: string[]) =>
    expect(async () => {
      asked = [];
      await open();
      await isThere();
      await expect(cart(family)).toBeVisible();
      await expect.poll(() => asked, { timeout: 5000 }).toEqual(later);
    }).toPass({ timeout: 45_000 });

  await stands(
    () => family.goto('/find-rancher'),
    () => expect(cards).toHaveCount(24),
    [],
  );
  await cards.first().getByRole('link').first().click();
  await expect(family).toHaveURL(/\/rancher\/\d+/);
  await expect.poll(() => asked).toContain('RancherPage');
  const heading = family.getByRole('heading', { level: 1 });
  const name = await heading.innerText();
  await stands(
    () => family.reload(),
    () => expect(heading).toHaveText(name),
    [],
  );
});

const cart = (page: Page) => page.getByRole('button', { name: 'Cart, empty' });
