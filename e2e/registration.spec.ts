import { expect } from '@playwright/test';
import { dropRequests } from './failures';
import { expectRefused, fillIn } from './fields';
import { PASSWORD, RANCHER } from './people';
import { newRanch } from './ranches';
import { test } from './test';
import { expectToast } from './toasts';

const INVALID = 'Please provide a name and valid price.';

test('a ranch is registered in four tabs, with products and variants', async ({ enter }) => {
  const page = await enter();
  const { ranchName, owner } = newRanch('Dry Creek Ranch', 'Joe Ortiz');
  const tab = (name: string) => page.getByRole('tab', { name });
  const register = page.getByRole('button', { name: 'Register Ranch' });
  const dialog = page.getByRole('dialog');
  await page.goto('/rancher-signup-enhanced');

  await test.step('there are four tabs', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register Your Ranch');
    await expect(page.getByRole('tab')).toHaveText(['Basic Info', 'Products', 'Ranch Details', 'Shipping & Delivery']);
  });

  await test.step('a custom product needs a name and a price', async () => {
    await tab('Products').click();
    await page.getByRole('button', { name: 'Add Product' }).click();
    await dialog.getByRole('button', { name: 'Add Product' }).click();
    await expectToast(page, 'Invalid product', INVALID);
    await expectRefused(dialog, {
      'Product name': 'Product name must be at least 2 characters',
      Price: 'Price must be greater than 0',
    });
    await fillIn(dialog, { 'Product name': 'Beef jerky', Price: '12.99', Description: 'Smoked over mesquite.' });
    await dialog.getByRole('button', { name: 'Add Product' }).click();
    await expectToast(page, 'Product added', 'Beef jerky');
    await expect(dialog).toBeHidden();
  });

  await test.step('a variant needs both too, and can be removed', async () => {
    const variants = page.getByRole('list', { name: 'Variants of Beef jerky' }).getByRole('listitem');
    for (const [name, price] of [
      ['Large bag', '24.50'],
      ['Small bag', '8'],
    ] as const) {
      await page.getByRole('button', { name: 'Add Variant to Beef jerky' }).click();
      await dialog.getByLabel('Variant name').fill(name);
      await dialog.getByRole('button', { name: 'Add Variant' }).click();
      await expectToast(page, 'Invalid variant', INVALID);
      await dialog.getByLabel('Variant price').fill(price);
      await dialog.getByRole('button', { name: 'Add Variant' }).click();
      await expectToast(page, 'Variant added', name);
    }
    await expect(variants).toHaveText([/^Regular\$/, /^Large bag\$24\.50/, /^Small bag\$8\.00/]);
    await page.getByRole('button', { name: 'Remove variant Small bag' }).click();
    await expectToast(page, 'Variant removed', 'Small bag');
    await expect(variants).toHaveCount(2);
  });

  await test.step('registering moves to the tab of the first missing field', async () => {
    await page.getByRole('switch', { name: 'Quarter Cow' }).check();
    await page.getByLabel('Quarter Cow price').fill('950.5');
    await tab('Shipping & Delivery').click();
    await page.getByRole('switch', { name: 'Local delivery' }).check();
    await page.getByLabel('Delivery fee').fill('25.25');
    await register.click();
    await expect(tab('Basic Info')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Ranch name')).toBeFocused();
    await expectRefused(page, { 'Ranch name': 'Ranch name is required' });
  });

  await test.step('a taken email is reported at its field', async () => {
    await fillIn(page, { 'Ranch name': ranchName, City: owner.city, 'Zip code': owner.zipCode });
    await fillIn(page, { 'Full name': owner.name, Email: RANCHER.email, 'Confirm password': PASSWORD });
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('State').selectOption(owner.state);
    await page.getByLabel('I accept the terms').check();
    await register.click();
    await expectToast(page, 'Registration failed', 'An account with this email already exists');
    await expectRefused(page, { Email: 'An account with this email already exists' });
  });

  await test.step('a failed registration loses nothing, and a successful one leads to the sign-in form', async () => {
    await page.getByLabel('Email').fill(owner.email);
    const restore = await dropRequests(page, 'RegisterRancher');
    await register.click();
    await expectToast(page, 'Registration failed', 'An unexpected error occurred. Please try again.');
    await restore();
    await register.click();
    await expectToast(page, 'Registration successful!', 'Your rancher account is pending approval.');
    await expect(page).toHaveURL('/login');
  });

  await test.step('dollars were stored as cents', async () => {
    const response = await (await enter(owner)).request.get('/api/ranchers/profile');
    expect(await response.json()).toMatchObject({
      isApproved: false,
      quarterCowPrice: 95_050,
      localDeliveryFee: 2_525,
      otherProductsList: [{ name: 'Beef jerky', price: 1_299, variants: [{ name: 'Large bag', price: 2_450 }] }],
    });
  });
});
