import { expect, type Page } from '@playwright/test';
import { openRanch } from '../openRanch';
import { test } from '../test';
import { moveOrderTo, orderingFamily } from './sentOrders';

const cards = (family: Page) => family.getByRole('article');

test('eight orders fit on two screens: the newest in full, the others in one line with the next step @phone', async ({
  enter,
}) => {
  const ranch = await openRanch(enter);
  const ann = await orderingFamily(enter);
  const family = await enter(ann);
  for (const step of ['Fulfilled', 'Fulfilled', 'Processing', 'Processing', 'Contacted', 'Contacted'] as const) {
    await moveOrderTo(ranch.rancher, await ann.order(ranch), step);
  }
  await ann.order(ranch);
  await ann.order(ranch);
  await family.goto('/customer-orders');
  await expect(cards(family)).toHaveCount(8);
  await expect(cards(family).nth(0).getByRole('link', { name: 'View Rancher' })).toBeVisible();
  for (const [index, text] of [
    [1, 'The ranch should call by'],
    [2, 'Agree on price, payment and a day with the ranch'],
    [4, 'The ranch is getting your beef ready'],
    [7, 'You have your beef'],
  ] as const) {
    await expect(cards(family).nth(index)).toContainText(text);
  }
  const top = (await family.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0;
  const { y, height } = (await cards(family).nth(7).boundingBox()) ?? { y: Infinity, height: 0 };
  expect(y + height - top).toBeLessThanOrEqual(2 * (family.viewportSize()?.height ?? 0));

  // Uses force, because the button around the text gets the click.
  await test.step('a press anywhere on a line opens it, and the focus stays on its button', async () => {
    await cards(family).nth(7).getByText('You have your beef').click({ force: true });
    await expect(cards(family).nth(7).getByRole('link', { name: 'View Rancher' })).toBeVisible();
    await expect(
      cards(family)
        .nth(7)
        .getByRole('button', { name: /^Hide Details/ }),
    ).toBeFocused();
  });
});
