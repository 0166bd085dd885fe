import { expect } from '@playwright/test';
import { samplePhoto } from '../../graph/photos/testing/samplePhotos';
import { expectAccessible } from '../axe';
import { openRanch } from '../openRanch';
import { ADMIN, logIn } from '../people';
import { test } from '../test';
import { expectToast } from '../toasts';
import { moveOrderTo, orderingFamily } from './sentOrders';

test('a family says what is wrong and agrees with the ranch, and an admin decides the rest', async ({ enter }) => {
  const photo = await samplePhoto();
  const ranch = await openRanch(enter);
  const ann = await orderingFamily(enter, 'Ann Miller');
  const id = await ann.order(ranch);
  await moveOrderTo(ranch.rancher, id, 'Fulfilled');
  const family = await enter();
  await family.setViewportSize({ width: 375, height: 812 });
  await logIn(family, ann);
  const { rancher } = ranch;
  const wrongOf = (page: typeof family, kind: string) =>
    page.getByRole('dialog', { name: 'Something Is Wrong' }).getByRole('region', { name: kind });

  await test.step('the family says that the packaging is damaged, with a photo', async () => {
    await family.goto('/customer-orders');
    await family.getByRole('button', { name: /^Something Is Wrong/ }).click();
    const dialog = family.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'The packaging is damaged' }).check({ force: true });
    await dialog.getByLabel('What happened?').fill('Three packages were open.');
    await dialog.locator('input[type=file]').setInputFiles({ name: 'box.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(dialog.getByRole('img', { name: 'box.jpg' })).toBeVisible();
    await expectAccessible(family, 'say what is wrong');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expectToast(family, 'Sent');
    await expect(wrongOf(family, 'The packaging is damaged')).toContainText(`Waiting for ${ranch.ranchName}`);
  });

  await test.step('the ranch proposes a replacement, which the family accepts and gets', async () => {
    await rancher.goto(`/rancher-orders?wrong=${id}`);
    const wrong = wrongOf(rancher, 'The packaging is damaged');
    await expect(wrong.getByRole('img', { name: 'Photo 1 from Ann Miller' })).toBeVisible();
    await wrong.getByRole('button', { name: 'Answer' }).click();
    await wrong.getByLabel('Your answer').fill('We are sorry. Three new ones come on Friday.');
    await wrong.getByRole('radio', { name: 'A replacement' }).check({ force: true });
    await expectAccessible(rancher, 'answer what is wrong');
    await wrong.getByRole('button', { name: 'Send' }).click();
    await expect(wrong).toContainText('Waiting for Ann Miller');
    await family.reload();
    await wrongOf(family, 'The packaging is damaged').getByRole('button', { name: 'Accept a replacement' }).click();
    await expect(wrongOf(family, 'The packaging is damaged')).toContainText('Agreed: a replacement');
    await wrongOf(family, 'The packaging is damaged').getByRole('button', { name: 'I Have It' }).click();
    await expect(wrongOf(family, 'The packaging is damaged')).toContainText('Closed: a replacement');
  });

  await test.step('an admin decides what the two don’t settle', async () => {
    const dialog = family.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Something Else Is Wrong' }).click();
    await dialog.getByRole('radio', { name: 'The weight is wrong' }).check({ force: true });
    await dialog.getByLabel('What happened?').fill('Our scale says ten pounds less.');
    await dialog.getByRole('button', { name: 'Send' }).click();
    await rancher.reload();
    const theirs = wrongOf(rancher, 'The weight is wrong');
    await theirs.getByRole('button', { name: 'Answer' }).click();
    await theirs.getByLabel('Your answer').fill('The scale slip is right.');
    await theirs.getByRole('checkbox', { name: 'Ask our team to decide' }).check({ force: true });
    await theirs.getByRole('button', { name: 'Send' }).click();
    await expect(theirs).toContainText('Our team decides');
    const admin = await enter(ADMIN);
    await admin.goto('/admin?tab=cases');
    const row = admin.getByRole('row').filter({ hasText: `Order #${id}` });
    await expect(row).toContainText('Ann Miller waits for us');
    await expectAccessible(admin, 'something is wrong');
    await row.getByRole('button', { name: /^Decide…/ }).click();
    const decision = admin.getByRole('dialog');
    await decision.getByRole('radio', { name: 'Nothing more' }).check({ force: true });
    await decision.getByLabel('Reason').fill('The slip of the locker shows it.');
    await decision.getByRole('button', { name: 'Decide' }).click();
    await expectToast(admin, 'Decided');
    await expect(row).toHaveCount(0);
    await family.reload();
    const mine = wrongOf(family, 'The weight is wrong');
    await expect(mine).toContainText('Closed: nothing more');
    await expect(mine).toContainText('The slip of the locker shows it.');
  });
});
