import { expect } from '@playwright/test';
import { samplePhoto } from '../../graph/photos/testing/samplePhotos';
import { expectAccessible } from '../axe';
import { openRanch } from '../openRanch';
import { ADMIN, logIn } from '../people';
import { test } from '../test';
import { expectToast } from '../toasts';
import { moveOrderTo, orderingFamily } from './sentOrders';

const REVIEW = 'Best beef we ever had. <b>Tender</b>, and https://example.com stays text.';

test('a family reviews its order on a phone, the ranch answers, and an admin hides the reported review', async ({
  enter,
}) => {
  const photo = await samplePhoto();
  const ranch = await openRanch(enter);
  const ann = await orderingFamily(enter, 'Ann Miller');
  const id = await ann.order(ranch);
  await moveOrderTo(ranch.rancher, id, 'Fulfilled');
  const family = await enter();
  await family.setViewportSize({ width: 375, height: 812 });
  await logIn(family, ann);

  await test.step('the family writes a review at 375 px', async () => {
    await family.goto('/customer-orders');
    await family.getByRole('button', { name: 'Write a Review' }).click();
    await expect(family).toHaveURL(`/customer-orders?review=${id}`);
    const dialog = family.getByRole('dialog');
    await expect(dialog).toHaveAccessibleName(`Review ${ranch.ranchName}`);
    await dialog.getByRole('radio', { name: '4 stars: Very good' }).check({ force: true });
    await dialog.getByLabel('Your review').fill(REVIEW);
    await dialog.getByLabel('Hanging weight').fill('310');
    await dialog.getByLabel('In your freezer').fill('196');
    await dialog
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'pie.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(dialog.getByRole('img', { name: 'Photo 1' })).toBeVisible();
    await expectAccessible(family, 'review dialog');
    await dialog.getByRole('button', { name: 'Post Review' }).click();
    await expectToast(family, 'Review Posted');
    await expect(family.getByRole('article', { name: 'Review by Ann M.' })).toContainText(REVIEW);
  });

  const { rancher } = ranch;
  const review = rancher.getByRole('region', { name: 'Reviews' }).getByRole('article', { name: 'Review by Ann M.' });
  await test.step('the ranch answers at 1280 px', async () => {
    await rancher.goto(`/rancher/${ranch.id}`);
    await rancher.getByRole('region', { name: 'Reviews' }).scrollIntoViewIfNeeded();
    await expect(review).toContainText('Half Cow: hanging 310 lb, 196 lb in the freezer');
    // Only the photo is a link, not the URL in the text.
    await expect(review.getByRole('link')).toHaveCount(1);
    await review.getByRole('button', { name: 'Answer' }).click();
    await rancher.getByRole('dialog').getByLabel('Your answer').fill('Thank you, see you next fall.');
    await rancher.getByRole('button', { name: 'Post Answer' }).click();
    await expectToast(rancher, 'Answer Posted');
    await expect(review).toContainText('Thank you, see you next fall.');
    await expect(review.getByRole('button', { name: 'Answer' })).toHaveCount(0);
    await expectAccessible(rancher, 'ranch with reviews');
    await review.getByRole('button', { name: 'Report' }).click();
    await rancher.getByLabel('What’s wrong with it?').fill(`Not about our ranch ${ranch.id}`);
    await rancher.getByRole('button', { name: 'Send Report' }).click();
    await expectToast(rancher, 'Report Sent');
  });

  await test.step('the admin hides the review, which no longer counts', async () => {
    const admin = await enter(ADMIN);
    await admin.goto('/admin?tab=cases');
    const row = admin.getByRole('row').filter({ hasText: `Not about our ranch ${ranch.id}` });
    await expect(row).toContainText(REVIEW);
    await expectAccessible(admin, 'reported reviews');
    await row.getByRole('button', { name: 'Hide Review' }).click();
    await admin.getByRole('dialog').getByLabel('Reason').fill('It is about another ranch.');
    await admin.getByRole('dialog').getByRole('button', { name: 'Hide Review' }).click();
    await expectToast(admin, 'Review Hidden');
    await expect(row).toHaveCount(0);
    await rancher.reload();
    await expect(rancher.getByText('No reviews yet.').first()).toBeVisible();
    await family.reload();
    await expect(family.getByText('It is about another ranch.')).toBeVisible();
  });
});
