import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { onBoth } from '../axe';
import { openRanch } from '../openRanch';
import { CUSTOMER } from '../people';
import { test } from '../test';

test('a long email address of a ranch is shown in full', async ({ enter }) => {
  const email = `${'office.and.orders.'.repeat(3)}${randomUUID().slice(0, 6)}@salt-fork-cattle-company.test`;
  const ranch = await openRanch(enter, { email });
  const family = await enter(CUSTOMER);
  await family.goto(`/rancher/${ranch.id}`);
  const card = family.getByRole('region', { name: 'Ranch Contact' });
  const link = card.getByRole('link', { name: email });
  await onBoth(family, async () => {
    const [cardBox, linkBox] = [await card.boundingBox(), await link.boundingBox()];
    expect(linkBox!.x + linkBox!.width).toBeLessThanOrEqual(cardBox!.x + cardBox!.width);
    expect(await link.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect((await link.locator('svg').boundingBox())!.width).toBe(18);
  });
});
