import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { costOf } from '../testing/ranches';
import { setViewport } from '../testing/setViewport';
import { visit } from '../testing/visit';
import { ranchServer } from './testing/testRanch';

async function openRanch(changes: object = {}, url = '/rancher/7') {
  visit(url, ranchServer(changes));
  await screen.findByText('Does this ranch reach me?');
}

const section = (name: string) => within(screen.getByRole('region', { name }));

test('the page starts with the ranch, its practices and its prices', async () => {
  await openRanch();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cedar Fork Ranch');
  expect(screen.getByText('4.4 (86 reviews)')).toBeTruthy();
  const stateLink = screen.getByRole('link', { name: 'Texas' });
  expect(stateLink.getAttribute('href')).toBe('/ranchers/texas');
  expect(stateLink.parentElement?.textContent).toBe('Llano, Texas');
  const badges = within(screen.getByRole('list', { name: 'Practices' })).getAllByRole('listitem');
  expect(badges.map(({ textContent }) => textContent)).toEqual([
    'Grass-Fed',
    'Pasture Raised',
    'No Hormones/Antibiotics',
  ]);
  const row = within(screen.getByRole('table', { name: 'Prices of shares' })).getByRole('row', { name: /^Half Cow/ });
  expect(row.textContent).toBe('Half Cow$1,660.00about 200-250 lbabout $6.81-$8.67/lb all-in8-10 cu ft of freezer');
  expect(screen.getByText(/per lb of packaged beef, to 78704\. .*The processor's fees are included\./)).toBeTruthy();
  expect(screen.getByText('A deposit of $200.00 holds your order.')).toBeTruthy();
});

test("a price isn't called all-in while nobody knows the processor's fees", async () => {
  const half = costOf({ restsOn: ['HANGING_PRICE', 'EXPECTED_WEIGHT', 'PROCESSING_UNKNOWN', 'LOCAL_PICKUP'] });
  const TrueCosts = () => ({ rancher: { __typename: 'Rancher', id: '7', quarter: null, half, whole: null } });
  visit('/rancher/7', ranchServer({}, { TrueCosts }));
  expect(await screen.findByText(/The price is per lb of packaged beef.*aren't known yet/)).toBeTruthy();
  expect(screen.queryByText(/all-in/i)).toBeNull();
});

test('a ranch without a rating has five stars', async () => {
  await openRanch({ rating: 0, reviewCount: 0 });
  expect(screen.getByText(/^5 \(/)).toBeTruthy();
});

test('the page shows the delivery methods at a glance, and a section with the notes of each method', async () => {
  await openRanch({ deliveryNotes: 'On Saturdays.' });
  expect(
    section('Delivery Options')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Local PickupAt the ranch · Free', 'Local DeliveryWithin 60 miles · $25.00', 'ShippingNot offered']);
  expect(section('Shipping and delivery').getByText('Within 60 miles. On Saturdays.')).toBeTruthy();
});

test('the page links to each of its sections, and opens at the section in the URL', async () => {
  await openRanch({}, '/rancher/7?tab=products');
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole<HTMLAnchorElement>(
    'link',
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '#about',
    '#what-you-get',
    '#products',
    '#raising',
    '#shipping',
    '#reviews',
  ]);
  for (const link of links) expect(document.querySelector(link.hash)).toBeTruthy();
  await expect.poll(() => document.activeElement?.id).toBe('products');
});

test('a page that was pressed before it was interactive does not scroll to the section in the URL', async () => {
  const wasPressed = vi.fn(() => true);
  const userActivation = Object.defineProperty({}, 'hasBeenActive', { get: wasPressed });
  vi.stubGlobal('navigator', Object.create(navigator, { userActivation: { value: userActivation } }));
  await openRanch({}, '/rancher/7?tab=products');
  await vi.waitFor(() => expect(wasPressed).toHaveBeenCalled());
  expect(document.activeElement?.id).not.toBe('products');
});

test('the page says how the cattle are raised, and what the badges mean', async () => {
  await openRanch();
  const raising = section('Raising Practices');
  expect(raising.getByText('Pastures rest forty days.')).toBeTruthy();
  expect(raising.getByText('The herd lives on open pasture, with room to walk and graze.')).toBeTruthy();
  expect(raising.getByText('Grass, and apples in fall')).toBeTruthy();
});

test('missing facts have fallback texts', async () => {
  await openRanch({
    description: '',
    yearEstablished: null,
    raisingPractices: null,
    contact: { __typename: 'Contact', name: 'Bo Tanner', email: 'bo@example.com', phone: '' },
    products: [],
    offerHalfCow: false,
    offerWholeCow: false,
    averageProductPrice: null,
  });
  for (const fallbackText of [
    'No description provided.',
    'Family Business',
    'About 4 weeks',
    'Ask the rancher how the cattle are raised.',
    'Phone not available',
    'Nothing is listed yet. Ask the rancher what they have.',
  ]) {
    expect(screen.getByText(fallbackText)).toBeTruthy();
  }
  expect(screen.getAllByText('Contact for pricing').length).toBeGreaterThan(0);
});

test('the page has an order card and a contact card', async () => {
  await openRanch();
  expect(screen.getByRole('region', { name: 'Place an Order' }).textContent).toMatch(/^Place an OrderFrom \$1,660\.00/);
  expect(section('Place an Order').getByText('Order Now')).toBeTruthy();
  const contact = section('Ranch Contact');
  expect(contact.getByText('Bo Tanner')).toBeTruthy();
  const links = contact.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'tel:3255550101',
    'mailto:bo@example.com',
    'https://cedarfork.example',
    'https://instagram.example/cedarfork',
  ]);
});

test('the bottom bar on phones has buttons to go back, order and save', async () => {
  setViewport(375);
  await openRanch();
  const bar = section('Order from this ranch');
  expect(bar.getByText('Half Cow').parentElement?.textContent).toBe('Half Cow$1,660.00');
  const names = bar.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['Go Back', 'Order Now', 'Save Cedar Fork Ranch']);
});

test('Save immediately becomes Saved everywhere on the page', async () => {
  const addFavorite = { __typename: 'Rancher', id: '7', isFavorite: true };
  visit('/rancher/7', ranchServer({}, { AddFavorite: () => ({ addFavorite }) }));
  // Until the page has loaded, the button belongs to the skeleton, which is about to disappear.
  await screen.findByText('Does this ranch reach me?');
  await userEvent.click(screen.getByText('Save'));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(screen.getByLabelText('Save Cedar Fork Ranch').getAttribute('aria-pressed')).toBe('true');
});
