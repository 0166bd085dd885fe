import { expect, type Page } from '@playwright/test';
import { withoutEmbeddedData } from './failures';
import { CUSTOMER } from './people';
import { test } from './test';

const cards = (family: Page) =>
  family
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: family.getByRole('heading') });
const names = (family: Page) => cards(family).getByRole('heading', { level: 2 });
const filters = (family: Page) => family.getByRole('dialog', { name: 'Filter ranchers' });
const chips = (family: Page) => family.getByRole('group', { name: 'Active filters' }).getByRole('button');

test('a search finds ranches by name and place, and says when there are none', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/find-rancher');
  await expect(family.getByText(/^\d\d ranchers available$/)).toBeVisible();
  const search = family.getByLabel('Search ranchers');
  for (const text of ['pedernales BEND', 'johnson city']) {
    await search.fill(text);
    await expect(family.getByText('1 rancher available')).toBeVisible();
    await expect(names(family)).toHaveText(['Pedernales Bend Ranch']);
  }
  await expect(family).toHaveURL('/find-rancher?search=johnson+city');
  const card = cards(family);
  await expect(card).toContainText('Johnson City, Texas');
  await expect(card).toContainText(/From \$[\d,]+\.\d\d/);
  await expect(card).toContainText(/\d+ reviews/);

  await search.fill('no such ranch');
  await expect(family.getByRole('heading', { name: 'No ranchers found' })).toBeVisible();
  await expect(family.getByText('0 ranchers available')).toBeVisible();
  await family.getByRole('button', { name: 'Clear All Filters' }).click();
  await expect(family.getByText(/^\d\d ranchers available$/)).toBeVisible();
  await expect(search).toHaveValue('');
});

test('filters narrow the list, are shown above it and are removed one by one', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/find-rancher');
  await family.getByRole('button', { name: 'Filters' }).click();

  await test.step('the dialog lists regions, states, sizes and qualities', async () => {
    for (const region of ['Northeast', 'Midwest', 'South', 'West']) {
      await expect(filters(family).getByRole('group', { name: region, exact: true })).toBeVisible();
    }
    await expect(filters(family).getByRole('checkbox')).toHaveCount(50);
    await expect(filters(family).getByRole('group', { name: 'Order size' }).getByRole('button')).toHaveText([
      'Quarter Cow',
      'Half Cow',
      'Whole Cow',
    ]);
    await expect(filters(family).getByRole('group', { name: 'Qualities' }).getByRole('button')).toHaveText([
      'Grass-Fed',
      'Grain-Finished',
      'Organic',
    ]);
  });

  await test.step('the number of matches shows before the filters are applied', async () => {
    await filters(family).getByLabel('ZIP code begins with').fill('786');
    await filters(family).getByRole('checkbox', { name: 'Texas' }).check();
    await filters(family).getByRole('button', { name: 'Quarter Cow' }).click();
    await filters(family).getByRole('button', { name: 'Grass-Fed' }).click();
    const show = filters(family).getByRole('button', { name: /^Show \d ranchers?$/ });
    const count = Number((await show.innerText()).replace(/\D/g, ''));
    await show.click();
    await expect(names(family)).toHaveCount(count);
    await expect(chips(family)).toHaveText(['ZIP 786…', 'Texas', 'Quarter Cow', 'Grass-Fed', 'Clear all']);
  });

  await test.step('filters are removed one by one, or all at once', async () => {
    await family.getByRole('button', { name: 'Remove ZIP 786…' }).click();
    await expect(chips(family)).toHaveText(['Texas', 'Quarter Cow', 'Grass-Fed', 'Clear all']);
    await expect(family).toHaveURL(/state=Texas/);
    await expect(family).not.toHaveURL(/786/);
    await family.getByRole('button', { name: 'Clear all' }).click();
    await expect(chips(family)).toHaveCount(0);
    await expect(family).toHaveURL('/find-rancher');
    await expect(names(family)).toHaveCount(24);
  });
});

test('the list can be sorted by price and links to the products of a ranch', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await withoutEmbeddedData(family);
  await family.route('**/graphql', async (route) => {
    if (route.request().postDataJSON().operationName === 'FindRancherPage') await released;
    await route.fallback();
  });

  await test.step('six placeholder cards show while the list loads', async () => {
    await family.goto('/find-rancher');
    const loading = family.locator('main [aria-busy=true]').getByRole('listitem', { includeHidden: true });
    await expect(loading).toHaveCount(6);
    release();
    await expect(names(family)).toHaveCount(24);
  });

  await test.step('the cheapest share comes first', async () => {
    await family.getByLabel('Sort by').selectOption('By price');
    await expect(family).toHaveURL('/find-rancher?sort=price');
    await expect(family.locator('main [aria-busy=true]')).toHaveCount(0);
    const texts = await cards(family)
      .getByText(/^From \$/)
      .allInnerTexts();
    const prices = texts.map((text) => Number(text.replace(/[^\d.]/g, '')));
    expect(prices.length).toBeGreaterThan(20);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
  });

  await test.step('Order Now opens the products', async () => {
    await family
      .getByRole('link', { name: /^Order Now from/ })
      .first()
      .click();
    await expect(family).toHaveURL(/\/rancher\/\d+\?tab=products$/);
    await expect(family.getByRole('heading', { level: 2, name: 'Products' })).toBeInViewport();
    await family.getByRole('link', { name: 'Back to Ranchers' }).click();
    await expect(family).toHaveURL('/find-rancher?sort=price');
  });
});

test('a quick view shows the main facts about a ranch', async ({ enter }) => {
  const family = await enter(CUSTOMER);
  await family.goto('/find-rancher?search=Pedernales');
  await family.getByRole('button', { name: 'Quick View of Pedernales Bend Ranch' }).click();
  const dialog = family.getByRole('dialog', { name: 'Pedernales Bend Ranch' });
  await expect(dialog.getByRole('tab')).toHaveText(['About', 'Products & Pricing', 'Shipping & Delivery']);
  await expect(dialog.getByRole('tabpanel')).toContainText('Hill Country Herefords');
  await dialog.getByRole('tab', { name: 'Products & Pricing' }).click();
  await expect(dialog.getByRole('tabpanel')).toContainText(/\$[\d,]+\.\d\d/);
  await dialog.getByRole('tab', { name: 'Shipping & Delivery' }).click();
  await expect(dialog.getByRole('tabpanel')).toContainText('Local Pickup');
  await dialog.getByRole('link', { name: 'Order Now' }).click();
  await expect(family).toHaveURL('/rancher/1?tab=products');
});
