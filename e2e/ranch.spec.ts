import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { onBoth } from './axe';
import { dropRequests } from './failures';
import { openRanch } from './openRanch';
import { CUSTOMER, createFamily } from './people';
import { test } from './test';
import { expectToast } from './toasts';

const PEDERNALES = 'Pedernales Bend Ranch';

test('the page of a ranch shows all of its details', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/ranchers/1');
  await expect(family.getByRole('heading', { level: 1 })).toHaveText(PEDERNALES);
  const main = family.getByRole('main');

  await test.step('the main facts', async () => {
    await expect(main.getByText('Johnson City, Texas').first()).toBeVisible();
    await expect(main.getByText(/\(\d+ reviews\)/).first()).toBeVisible();
    await expect(family.getByRole('table', { name: 'Prices of shares' }).getByRole('row')).toContainText([
      /^SharePrice/,
      /^Quarter Cow\$[\d,]+\.00\$[\d,]+-\$[\d,]+ by weightabout [\d-]+ lbabout \$[\d.]+-\$[\d.]+\/lb all-in/,
      /^Half Cow\$[\d,]+\.00.*about [\d-]+ lb/,
      /^Whole Cow\$[\d,]+\.00.*about [\d-]+ lb/,
    ]);
    const delivery = family.getByRole('region', { name: 'Delivery Options' });
    for (const method of ['Local Pickup', 'Local Delivery', 'Shipping']) await expect(delivery).toContainText(method);
    await expect(family.getByRole('region', { name: 'Ranch Contact' }).getByRole('link')).toHaveCount(3);
  });

  await test.step('each section is one press away', async () => {
    for (const [link, title] of [
      ['Shipping', 'Shipping and delivery'],
      ['About', 'About the ranch'],
      ['Raising', 'Raising Practices'],
      ['Products', 'Products'],
    ] as const) {
      await family.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: link }).click();
      await expect(family.getByRole('heading', { level: 2, name: title })).toBeInViewport();
    }
    await expect(family.getByRole('region', { name: 'Place an Order' }), 'the card stays in sight').toBeInViewport();
  });

  await test.step('the ranch says whether it delivers to a ZIP code', async () => {
    const zip = family.getByLabel('Your ZIP code');
    await expect(zip).toHaveValue('78704');
    await zip.fill('787');
    await family.getByRole('button', { name: 'Check' }).click();
    await expect(family.getByRole('alert')).toHaveText('Valid ZIP code is required');
    await zip.fill('10001');
    await zip.press('Enter');
    await expect(main.getByText(/^ZIP code 10001 is 1\d{3}(\.\d)? miles from the ranch\.$/)).toBeVisible();
    await expect(main.getByText('Out of reach')).toBeVisible();
  });
});

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

test('the pictures of a ranch can be viewed large by keyboard', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/rancher/1');
  const main = family.getByRole('main');
  await expect(main.getByRole('button', { name: /^Hereford cattle/ })).toHaveCount(5);
  await expect(main.getByText('+1 more')).toBeVisible();
  const third = main.getByRole('button', { name: 'Hereford cattle among the bales, spring' });
  await third.press('Enter');
  const gallery = family.getByRole('dialog', { name: PEDERNALES });
  const place = gallery.getByRole('status');
  await expect(place).toHaveText('Image 3 of 6');
  for (const [key, shown] of [
    ['ArrowRight', 4],
    ['ArrowLeft', 3],
    ['ArrowLeft', 2],
    ['ArrowLeft', 1],
    ['ArrowLeft', 6],
    ['ArrowRight', 1],
  ] as const) {
    await family.keyboard.press(key);
    await expect(place).toHaveText(`Image ${shown} of 6`);
  }
  await gallery.getByRole('button', { name: 'Next image' }).click();
  await expect(place).toHaveText('Image 2 of 6');
  await family.keyboard.press('Escape');
  await expect(gallery).toBeHidden();
  await expect(third).toBeFocused();
  await expect(family).toHaveURL('/rancher/1');
});

test('a ranch is added to favorites and removed again @phone', async ({ enter }) => {
  const family = await enter(await createFamily(enter));
  await family.goto('/rancher/1');
  await family
    .getByRole('button', { name: `Save ${PEDERNALES}` })
    .first()
    .click();
  const saved = family.getByRole('button', { name: `Saved ${PEDERNALES}` });
  await expect(saved).toBeVisible();
  await family.reload();
  await saved.click();
  await expect(saved).toBeHidden();
  await expect(family.getByRole('button', { name: `Save ${PEDERNALES}` }).first()).toBeVisible();
});

test('a phone has the main actions of a ranch at the bottom @phone', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/find-rancher?search=Pedernales');
  await family.getByRole('link', { name: PEDERNALES, exact: true }).tap();
  const bar = family.getByRole('region', { name: 'Order from this ranch' });
  await expect(bar.getByRole('button', { name: `Save ${PEDERNALES}` })).toBeVisible();
  await bar.getByRole('button', { name: 'Order Now' }).tap();
  await expect(family.getByRole('dialog', { name: 'Place Order Request' })).toBeVisible();
  await family.getByRole('button', { name: 'Dismiss' }).tap();
  await bar.getByRole('button', { name: 'Go Back' }).tap();
  await expect(family).toHaveURL('/find-rancher?search=Pedernales');
});

test('the URL of an unknown ranch leads back to the list of ranches', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  for (const path of ['/rancher/abc', '/rancher/12x/checkout']) {
    await family.goto(path);
    await expectToast(family, 'Invalid Rancher');
    await expect(family).toHaveURL('/find-rancher');
  }

  await test.step('an id that no ranch has', async () => {
    await family.goto('/rancher/999999');
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('Rancher Not Found');
    await expect(family.getByRole('link', { name: 'Back to Ranchers' })).toBeVisible();
    await family.getByRole('link', { name: 'Browse All Ranchers' }).click();
    await expect(family).toHaveURL('/find-rancher');
  });

  await test.step('a ranch that could not be loaded', async () => {
    const restore = await dropRequests(family, 'RancherPage');
    await family.goto('/rancher/1');
    await expect(family.getByRole('heading', { level: 1 })).toHaveText('Rancher Not Found');
    await expect(family.getByText('Check your connection and try again.')).toBeVisible();
    await restore();
    await family.getByRole('button', { name: 'Try Again' }).click();
    await expect(family.getByRole('heading', { level: 1 })).toHaveText(PEDERNALES);
  });
});
