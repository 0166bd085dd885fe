import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { cedarFork, listing, listOf, offerOf } from '../testing/ranches';
import { currentUrl, holdResponse, visit } from '../testing/visit';

const ranch = {
  ...cedarFork,
  description: 'Black Angus on native grass.',
  yearEstablished: 1987,
  cattleBreed: 'Angus',
  herdSize: null,
  ranchSize: null,
  beefType: null,
  processingFacility: null,
  processingTimeWeeks: null,
  cancelTerms: null,
  pricingModel: 'FLAT',
  pricePerPound: 0,
  depositRequired: false,
  depositAmount: 0,
  products: [
    { __typename: 'SelectCut', id: 'p1', name: 'Ribeye', available: true, pricePerPound: 2_450 },
    {
      __typename: 'CustomProduct',
      id: 'p3',
      name: 'Tallow',
      available: true,
      price: 1_400,
      weight: 2,
      variants: [{ __typename: 'ProductVariant', id: 'v1', name: 'Quart', price: 2_500, size: null, weight: null }],
    },
    { __typename: 'BeefBox', id: 'p2', name: 'Family Box', available: false, price: 19_900, weight: 20 },
  ],
  pickupInstructions: 'Ring at the gate.',
  deliveryNotes: null,
  shippingDetails: null,
};
const option = (given: object) => ({
  __typename: 'DeliveryOption',
  offered: true,
  reachable: true,
  reason: null,
  ...given,
});
const delivery = {
  __typename: 'DeliveryQuote',
  unlawful: [],
  zipCode: '77002',
  distanceMiles: 146.2,
  options: [
    option({ method: 'LOCAL_PICKUP', fee: 0 }),
    option({
      method: 'LOCAL_DELIVERY',
      fee: 4_500,
      reachable: false,
      reason: 'This ranch delivers within 50 miles; your ZIP is 147 miles away.',
    }),
    option({
      method: 'SHIPPING',
      fee: 0,
      offered: false,
      reachable: false,
      reason: 'This ranch does not offer shipping.',
    }),
  ],
};

const RancherQuickView = ({ hasPlace }: Record<string, unknown>) => ({
  rancher: ranch,
  ...(hasPlace ? { delivery } : {}),
});
const server = () => listing(() => listOf([cedarFork]), { RancherQuickView });

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Cedar Fork Ranch' }));
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));

test('the quick view shows a ranch in three tabs, and the URL stores the tab', async () => {
  visit('/find-rancher', server());
  await userEvent.click(await screen.findByRole('button', { name: /^Quick View/ }));
  const quick = await dialog();
  expect(quick.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'About',
    'Products & Pricing',
    'Shipping & Delivery',
  ]);
  expect(quick.getByText('Black Angus on native grass.')).toBeTruthy();
  expect(quick.getByText(/review/).textContent).toBe('5 out of 5 stars (0 reviews)');

  await tab('Products & Pricing');
  expect(currentUrl()).toBe('/find-rancher?view=7&tab=products');
  expect(quick.getAllByText('$900.00').length).toBeGreaterThan(0);
  expect(quick.getByText('$24.50/lb')).toBeTruthy();
  expect(quick.getByText('Not available now')).toBeTruthy();
  const sizes = within(quick.getByRole('list', { name: 'Sizes of Tallow' })).getAllByRole('listitem');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['2 lb $14.00', 'Quart $25.00']);

  await tab('Shipping & Delivery');
  expect(quick.getByText('Local Delivery')).toBeTruthy();
  expect(quick.getByText('Within 50 miles.')).toBeTruthy();
  expect(quick.getByText('$45.00')).toBeTruthy();
  expect(quick.getByText('At the ranch. Ring at the gate.')).toBeTruthy();
});

test('the quick view, which the map opens too, has the price of the card', async () => {
  const offers = [offerOf()];
  const sold = { ...cedarFork, sellsByAnimal: true, offerQuarterCow: false, offers };
  const api = listing(() => listOf([sold]), { RancherQuickView: () => ({ rancher: { ...ranch, ...sold } }) });
  visit('/find-rancher', api);
  const card = (await screen.findByRole('link', { name: 'Cedar Fork Ranch' })).closest('li');
  await userEvent.click(screen.getByRole('button', { name: /^Quick View/ }));
  const quick = await dialog();
  await tab('Products & Pricing');
  expect(quick.getAllByText('$1,328.00').length).toBeGreaterThan(0);
  expect(quick.getAllByText(/\$1,269-\$1,387 by weight/).length).toBeGreaterThan(0);
  expect(card?.textContent).toMatch(/\$1,328\.00Half Cow: \$1,269-\$1,387 by weight/);
});

test('the quick view links to the ranch, and Dismiss closes the quick view', async () => {
  visit('/find-rancher?state=Texas', server());
  await userEvent.click(await screen.findByRole('button', { name: /^Quick View/ }));
  const quick = await dialog();
  expect(quick.getByRole('link', { name: 'View Ranch' }).getAttribute('href')).toBe('/rancher/7');
  expect(quick.getByRole('link', { name: 'Order Now' }).getAttribute('href')).toBe('/rancher/7?tab=products');
  await userEvent.click(quick.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentUrl()).toBe('/find-rancher?state=Texas');
});

test('the quick view shows which methods reach the ZIP code of the list', async () => {
  visit('/find-rancher?near=77002&view=7&tab=shipping', server());
  const quick = await dialog();
  expect(await quick.findByText('ZIP code 77002 is 146.2 miles from the ranch.')).toBeTruthy();
  expect(quick.getByText('This ranch delivers within 50 miles; your ZIP is 147 miles away.')).toBeTruthy();
  expect(quick.getByText('Out of reach')).toBeTruthy();
});

test('the quick view shows the name and the place of the ranch before the rest has loaded', async () => {
  const { link } = holdResponse('RancherQuickView');
  visit('/find-rancher', { link: link.concat(server().link) });
  await userEvent.click(await screen.findByRole('button', { name: /^Quick View/ }));
  const quick = await dialog();
  expect(quick.getByText('Waco, Texas')).toBeTruthy();
  expect(quick.getByText('Loading ranch')).toBeTruthy();
});

test('the quick view says that a ranch does not exist anymore', async () => {
  visit(
    '/find-rancher?view=99',
    listing(() => listOf([cedarFork]), { RancherQuickView: () => ({ rancher: null }) }),
  );
  expect(await screen.findByText('Rancher Not Found')).toBeTruthy();
});
