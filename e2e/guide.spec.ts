import { expect, type Page } from '@playwright/test';
import { SUPPORT_EMAIL } from '../rules/words/brand';
import { gotoPainted } from './painted';
import { ADMIN, CUSTOMER, RANCHER } from './people';
import { test } from './test';

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Journeys' }).getByRole('tab');
const steps = (page: Page) => page.getByRole('tabpanel').getByRole('list').first().getByRole('heading', { level: 3 });

test('the guide shows each kind of person their own journeys', async ({ enter }) => {
  const forFamilies = ['Find and order', 'Shares and cuts', 'From steer to freezer', 'Favorites', 'Become a rancher'];
  for (const [person, journeys, title] of [
    [undefined, forFamilies, 'Find a ranch and order beef'],
    [CUSTOMER, forFamilies, 'Find a ranch and order beef'],
    [RANCHER, ['Orders', 'Products', 'Commission'], 'Take an order from request to freezer'],
    [ADMIN, ['Ranchers', 'Orders', 'Analytics'], 'Approve ranches and look after them'],
  ] as const) {
    await test.step(person?.email ?? 'a visitor', async () => {
      const page = await enter(person);
      await page.goto('/guide');
      await expect(tabs(page)).toHaveText([...journeys]);
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(title);
    });
  }
});

test('a journey leads through its steps, and its links lead to the screens', async ({ enter }) => {
  const visitor = await enter();
  await gotoPainted(visitor, '/guide');
  await expect(steps(visitor)).toHaveText([
    'Make an account',
    'Look for a ranch',
    'Read the ranch page',
    'Choose how much',
    'Fill your cart',
    'Send the order request',
    'Talk with the rancher',
    'Follow your order',
  ]);

  await test.step('the URL remembers the chosen journey', async () => {
    await tabs(visitor).getByText('Become a rancher').click();
    await expect(visitor.getByRole('heading', { name: 'Sell your beef here' })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'Sell your beef here' })).toBeVisible();
    await visitor.getByRole('tabpanel').getByRole('link', { name: 'Become a Rancher' }).first().click();
    await expect(visitor).toHaveURL('/rancher-signup');
    await visitor.goBack();
    await expect(visitor).toHaveURL('/guide?journey=become-a-rancher');
  });

  await test.step('a signed-in family sees no step for making an account', async () => {
    const family = await enter(CUSTOMER);
    await family.goto('/guide');
    await expect(steps(family).first()).toHaveText('Look for a ranch');
    await family.getByRole('tabpanel').getByRole('link', { name: 'Find a Rancher' }).click();
    await expect(family).toHaveURL('/find-rancher');
  });
});

test('the guide shows the contact address, and which shares fit a freezer', async ({ enter }) => {
  const visitor = await enter();
  await visitor.goto('/guide?journey=shares');
  const contact = visitor.getByRole('region', { name: 'Contact us' });
  await expect(contact.getByRole('link', { name: SUPPORT_EMAIL })).toHaveAttribute('href', `mailto:${SUPPORT_EMAIL}`);

  const room = visitor.getByRole('slider', { name: 'Free room in your freezer' });
  const whole = visitor.getByRole('listitem').filter({ has: visitor.getByRole('heading', { name: 'Whole Cow' }) });
  await room.press('Home');
  await expect(whole).toContainText('Too much');
  await room.press('End');
  await expect(whole).toContainText('Fits');
});
