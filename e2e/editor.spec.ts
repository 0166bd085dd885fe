import { expect } from '@playwright/test';
import { BROKEN, dropRequests, failOperation } from './failures';
import { expectRefused, fillIn } from './fields';
import { openRanch } from './openRanch';
import { test } from './test';
import { expectToast } from './toasts';

const WITHOUT_PRICE = 'must have a name and a price greater than 0';

test('a rancher fills in the profile, tab by tab', async ({ enter }) => {
  const { rancher } = await openRanch(enter);
  const tab = (name: string) => rancher.getByRole('tab', { name });
  const next = rancher.getByRole('button', { name: 'Next' });
  const previous = rancher.getByRole('button', { name: 'Previous' });
  const save = rancher.getByRole('button', { name: 'Save Changes' });
  const dialog = rancher.getByRole('dialog');
  const stored = async () => (await rancher.request.get('/api/ranchers/profile')).json();

  await test.step('loading a profile can be retried after a failure', async () => {
    const restore = await failOperation(rancher, 'RanchProfile');
    await rancher.goto('/profile');
    await expect(rancher.getByText('Error loading profile')).toBeVisible();
    await expect(rancher.getByText('Could not load rancher profile')).toBeVisible();
    await restore();
    await rancher.getByRole('button', { name: 'Try Again' }).click();
    await expect(rancher.getByLabel('Ranch name')).toBeVisible();
  });

  await test.step('each missing detail links to its field', async () => {
    const missing = rancher.getByRole('region', { name: 'What families want to know' });
    await expect(missing).toContainText('3 of 8 done. Still missing:');
    await missing.getByRole('link', { name: 'Your cattle breed' }).click();
    await expect(rancher.getByLabel('Cattle breed')).toBeFocused();
    await rancher.getByLabel('Cattle breed').selectOption('Belted Galloway');
    await expect(missing).toContainText('4 of 8 done. Still missing:');
    await expect(missing.getByRole('link', { name: 'Your cattle breed' })).toBeHidden();
  });

  await test.step('Ranch Details', async () => {
    await expect(rancher.getByRole('tab')).toHaveText([
      'Ranch Details',
      'Products',
      'Raising Practices',
      'Shipping & Delivery',
    ]);
    await expect(previous).toBeDisabled();
    await fillIn(rancher, {
      'Detailed description': 'Four generations on the Pecos.',
      Website: 'salt fork',
      'Year established': '1921',
      'Ranch size': '640 acres',
      'Herd size': '120 head',
      'Processing facility': 'Hill Country Meats',
      'Processing time': '6',
      'Processing notes': 'Hung for 14 days.',
      'Detailed processing info': 'Vacuum packed and labeled.',
    });
    await next.click();
    await expect(tab('Products')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('Products: the fields depend on what is sold', async () => {
    await expect(rancher.getByLabel('Half Cow price')).toHaveValue('1800.00');
    await expect(rancher.getByLabel('Price per pound')).toBeHidden();
    await rancher.getByLabel('Pricing method').selectOption('Per pound of hanging weight');
    await rancher.getByLabel('Price per pound').fill('5.255');
    await rancher.getByRole('switch', { name: 'Require a deposit' }).check();
    await rancher.getByLabel('Deposit', { exact: true }).fill('250.50');
    await rancher.getByRole('switch', { name: 'Whole Cow' }).check();
    const whole = rancher.getByLabel('Whole Cow price');
    await expect(whole).toHaveAccessibleDescription('Typical $2,800-$4,800 for 400-500 lbs of beef');
    await whole.fill('3499.99');
  });

  await test.step('custom products are added in a dialog', async () => {
    await rancher.getByRole('button', { name: 'Add Product' }).click();
    await dialog.getByRole('button', { name: 'Add Product' }).click();
    await expectToast(rancher, 'Invalid Product', `Product ${WITHOUT_PRICE}`);
    await fillIn(dialog, { 'Product name': 'Soup Bones', Price: '15' });
    await dialog.getByRole('button', { name: 'Add Product' }).click();
    await expectToast(rancher, 'Product added', 'Soup Bones');
  });

  await test.step('variants have a size and a weight', async () => {
    await rancher.getByRole('button', { name: 'Add Variant to Soup Bones' }).click();
    await dialog.getByRole('button', { name: 'Add Variant' }).click();
    await expectToast(rancher, 'Invalid Variant', `Variant ${WITHOUT_PRICE}`);
    await fillIn(dialog, { 'Variant name': 'Crate', 'Variant price': '49.95', Size: 'Ten bags', Weight: '-1' });
    await expect(dialog.getByLabel('Weight')).toHaveAttribute('step', '0.1');
    await dialog.getByRole('button', { name: 'Add Variant' }).click();
    await expectRefused(dialog, { Weight: 'Weight cannot be negative' });
    await dialog.getByLabel('Weight').fill('20.5');
    await dialog.getByRole('button', { name: 'Add Variant' }).click();
    await expectToast(rancher, 'Variant added', 'Crate');
    const variants = rancher.getByRole('list', { name: 'Variants of Soup Bones' });
    await expect(variants).toContainText('Crate, Ten bags, 20.5 lb');
    await expect(variants).toContainText('$49.95');
    await rancher.getByRole('button', { name: 'Remove Product Beef Jerky' }).click();
    await expectToast(rancher, 'Product removed', 'Beef Jerky');
    await next.click();
  });

  await test.step('Raising Practices: the feeding method decides the grass and grain badges', async () => {
    const feeding = rancher.getByRole('combobox', { name: 'Feeding method' });
    const grassFed = rancher.getByRole('switch', { name: 'Grass-Fed' });
    await feeding.selectOption('Other');
    await rancher.getByLabel('Feeding method in your words').fill('Oats and hay');
    await grassFed.check();
    await feeding.selectOption('Grain Fed');
    await expect(grassFed).toBeHidden();
    await expect(rancher.getByLabel('Feeding method in your words')).toBeHidden();
    for (const practice of ['Organic', 'No Hormones/Antibiotics', 'Family Owned']) {
      await rancher.getByRole('switch', { name: practice }).check();
    }
    await fillIn(rancher, { 'Beef type': 'Dry-aged', 'Finishing details': '120 days on barley.' });
    await next.click();
  });

  await test.step('Shipping & Delivery: fees and ranges appear only for what is offered', async () => {
    await expect(next).toBeDisabled();
    await fillIn(rancher, { 'Pickup instructions': 'Ring the bell.', 'Delivery fee': '-1' });
    await rancher.getByRole('switch', { name: 'Shipping', exact: true }).check();
    await rancher.getByRole('switch', { name: 'Ship nationwide' }).check();
    await expect(rancher.getByLabel('Shipping range')).toBeHidden();
    await fillIn(rancher, { 'Shipping fee': '89.99', 'Shipping details': 'Frozen, on Mondays.' });
    await previous.click();
    await expect(tab('Raising Practices')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('saving moves to the first error, on whichever tab it is', async () => {
    await save.click();
    await expect(tab('Ranch Details')).toHaveAttribute('aria-selected', 'true');
    await expect(rancher.getByLabel('Website')).toBeFocused();
    await expectRefused(rancher, { Website: 'Please enter a valid URL' });
    await rancher.getByLabel('Website').fill('https://saltfork.example.com');
    await save.click();
    await expect(tab('Shipping & Delivery')).toHaveAttribute('aria-selected', 'true');
    await expectRefused(rancher, { 'Delivery fee': 'Fee cannot be negative' });
    await rancher.getByLabel('Delivery fee').fill('30');
  });

  await test.step('changes that could not be saved can be saved again', async () => {
    const restoreServer = await failOperation(rancher, 'SaveRanchProfile');
    await save.click();
    await expectToast(rancher, 'Update Failed', BROKEN);
    await restoreServer();
    const restoreConnection = await dropRequests(rancher, 'SaveRanchProfile');
    await save.click();
    await expectToast(rancher, 'Error', 'An error occurred while updating your profile');
    await restoreConnection();
    await save.click();
    await expectToast(rancher, 'Profile Updated', 'Your ranch profile has been saved.');
  });

  await test.step('dollars are stored as cents and shown as dollars', async () => {
    expect(await stored()).toMatchObject({
      cattleBreed: 'Belted Galloway',
      websiteUrl: 'https://saltfork.example.com',
      yearEstablished: 1921,
      processingTimeWeeks: 6,
      pricingModel: 'hanging',
      pricePerPound: 526,
      depositAmount: 25_050,
      wholeCowPrice: 349_999,
      otherProductsList: [{ name: 'Soup Bones', variants: [{ name: 'Crate', price: 4_995, weight: 20.5 }] }],
      isGrassFed: false,
      isGrainFinished: true,
      isHormoneAntibiotic: true,
      shippingFee: 8_999,
      shippingNationwide: true,
      localDeliveryFee: 3_000,
    });
    await rancher.goto('/profile?tab=raising');
    await rancher.getByLabel('Feeding method').selectOption('Grass Finished');
    await save.click();
    await expectToast(rancher, 'Profile Updated');
    expect(await stored()).toMatchObject({ isGrassFed: true, isGrainFinished: false });
    await rancher.goto('/profile?tab=products');
    await expect(rancher.getByLabel('Deposit', { exact: true })).toHaveValue('250.50');
    await expect(rancher.getByLabel('Whole Cow price')).toHaveValue('3499.99');
  });

  await test.step('a link asks before unsaved changes are lost', async () => {
    const question = rancher.getByRole('alertdialog', { name: 'Leave without saving?' });
    const dashboard = rancher.getByRole('link', { name: 'Dashboard' }).first();
    await rancher.getByLabel('Whole Cow price').fill('3000');
    await dashboard.click();
    await question.getByRole('button', { name: 'Keep Editing' }).click();
    await expect(rancher.getByLabel('Whole Cow price')).toHaveValue('3000.00');
    await dashboard.click();
    await question.getByRole('button', { name: 'Leave Without Saving' }).click();
    await expect(rancher).toHaveURL('/rancher-dashboard');
  });
});
