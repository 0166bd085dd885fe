import { expect, type Page } from '@playwright/test';
import { SUBLINE, TAGLINE } from '../rules/words/brand';
import { gotoPainted } from './painted';
import { test } from './test';

const section = (visitor: Page, title: string) => visitor.getByRole('region', { name: title });
const termsIn = (visitor: Page, title: string) => section(visitor, title).getByRole('term');

test('the front page shows all of its sections @both', async ({ enter }) => {
  const visitor = await enter();
  await gotoPainted(visitor, '/');
  const main = visitor.getByRole('main');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(TAGLINE);
  await expect(main.getByText(SUBLINE, { exact: true })).toBeVisible();

  await test.step('Learn More scrolls to how it works', async () => {
    const steps = section(visitor, 'From the pasture to your freezer in three steps');
    await expect(steps).not.toBeInViewport({ ratio: 0.5 });
    await visitor.getByRole('link', { name: 'Learn More' }).click();
    await expect(steps).toBeInViewport({ ratio: 0.5 });
    await expect(steps.getByRole('listitem')).toContainText([
      'Find a local rancher',
      'Place your order',
      'Coordinate and enjoy',
    ]);
  });

  await test.step('the reasons to buy directly, and quotes of families', async () => {
    await expect(termsIn(visitor, 'What you gain with no middleman')).toHaveText([
      'Better value',
      'Higher quality',
      'Transparency',
      'Support local',
    ]);
    await expect(section(visitor, 'What families say').getByRole('figure')).toHaveCount(3);
  });

  await test.step('the prices follow the slider', async () => {
    const prices = section(visitor, 'What half a cow costs, and how much of it you take home');
    await expect(prices).toContainText('Prices typically run $3.50-$8.00 per pound of hanging weight.');
    await expect(prices).toContainText('130-180 lbs');
    const slider = prices.getByRole('slider', { name: 'Price per pound of hanging weight' });
    await expect(prices).toContainText('$650-$900');
    await slider.press('End');
    await expect(prices).toContainText('$1,040-$1,440');
    await expect(prices).toContainText('Prices at $8.00 per lb hanging weight.');
  });
});

test('each link of the front page leads to its page', async ({ enter }) => {
  const visitor = await enter();
  for (const [label, url, title] of [
    ['Find a Rancher & Order Beef', '/auth?tab=register', 'Welcome to Herdline'],
    ['Sign Up as a Rancher', '/rancher-signup', 'Become a Rancher'],
    ['Get Started Today', '/auth?tab=register', 'Welcome to Herdline'],
    ['View Interactive User Guide', '/guide', 'User Guide'],
    ['Find a Rancher', '/auth', 'Welcome to Herdline'],
    ['Become a Rancher', '/rancher-signup', 'Become a Rancher'],
  ] as const) {
    await test.step(label, async () => {
      await gotoPainted(visitor, '/');
      await visitor.getByRole('main').getByRole('link', { name: label, exact: true }).click();
      await expect(visitor).toHaveURL(url);
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    });
  }
});
