import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, visit } from '../testing/visit';

const mainPart = () => within(screen.getByRole('main'));
const titlesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test('shows the tagline and the calls to action', async () => {
  visit('/', fakeServer(null));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Skip the Middlemen – Get Farm-Fresh Beef Direct from Ranchers ',
  );
  const sublines = screen.getAllByText(/Connecting families & ranchers for quality, transparency, & fair pricing/);
  expect(sublines.length).toBeGreaterThan(0);
  const targets = {
    'Find a Rancher & Order Beef': '/find-rancher',
    'Sign Up as a Rancher': '/rancher-signup',
    'Get Started Today': '/auth?tab=register',
    'View Interactive User Guide': '/guide',
    'Which share fits your freezer': '/guide?journey=shares',
    'Find a Rancher': '/find-rancher',
    'Become a Rancher': '/rancher-signup',
  };
  for (const [name, target] of Object.entries(targets)) {
    expect(mainPart().getByRole('link', { name }).getAttribute('href')).toBe(target);
  }
});

test('Learn More leads to how it works', async () => {
  visit('/', fakeServer(null));
  const target = (await screen.findByRole('link', { name: 'Learn More' })).getAttribute('href');
  const steps = screen.getByRole('region', { name: 'From the pasture to your freezer in three steps' });
  expect(target).toBe(`#${steps.id}`);
});

test('has the steps, the reasons, what families say, and the guide', async () => {
  visit('/', fakeServer(null));
  await screen.findByRole('heading', { level: 1 });
  expect(titlesIn('From the pasture to your freezer in three steps')).toEqual([
    'Find a local rancher',
    'Place your order',
    'Coordinate and enjoy',
  ]);
  const reasons = screen.getByRole('region', { name: 'What you gain with no middleman' });
  expect([...reasons.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Better value',
    'Higher quality',
    'Transparency',
    'Support local',
  ]);
  expect(within(screen.getByRole('region', { name: 'What families say' })).getAllByRole('figure')).toHaveLength(3);
  expect(titlesIn('Where to begin')).toEqual(['For customers', 'For ranchers', 'Help']);
});

test('explains the prices', async () => {
  visit('/', fakeServer(null));
  await screen.findByRole('heading', { level: 1 });
  const facts = [
    '130-180 lbs',
    '260-350 lbs',
    '520-700 lbs',
    '100-125 lbs',
    '200-250 lbs',
    '400-500 lbs',
    'Prices typically run $3.50-$8.00 per pound of hanging weight.',
    /^Processing fees are usually separate or included/,
    /a quarter at \$5\.00 per lb with 150 lbs costs about \$750 plus processing and yields about 90-110 lbs packaged/,
    /^Yield is about 60-70% of hanging weight/,
  ];
  for (const fact of facts) expect(mainPart().getByText(fact)).toBeTruthy();
});

test('calculates the prices of the shares at the chosen price per pound', async () => {
  visit('/', fakeServer(null));
  const slider = await screen.findByLabelText('Price per pound of hanging weight');
  expect(screen.getByText('$650-$900')).toBeTruthy();
  fireEvent.change(slider, { target: { value: '800' } });
  expect(screen.getByText('$1,040-$1,440')).toBeTruthy();
});
