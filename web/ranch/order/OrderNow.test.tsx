import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { readCart } from '../../cart/storedCart';
import { fillCart, profile } from '../../checkout/testing/testCheckout';
import { currentUrl, customer, fakeServer, rancher, visit } from '../../testing/visit';
import { fullRanch, ranchServer } from '../testing/testRanch';

afterEach(() => localStorage.clear());

const inCart = () => readCart(customer.id).groups.flatMap(({ items }) => items.map(({ type }) => type));
// The bar is for phones and the card for wider screens, but both always know the order.
const bar = () => within(screen.getByLabelText('Order from this ranch'));
const card = () => within(screen.getByRole('region', { name: 'Place an Order' }));
const findRequest = async () => within(await screen.findByRole('dialog', { name: 'Place Order Request' }));

async function openRanch(at = '/rancher/7') {
  visit(at, ranchServer());
  await screen.findByRole('region', { name: 'Place an Order' });
}

test('Order Now opens the request with the smallest share unless another is chosen', async () => {
  await openRanch();
  await userEvent.click(bar().getByText('Order Now'));
  const request = await findRequest();
  expect(request.getByRole('form', { name: 'Order request' })).toBeTruthy();
  expect(request.queryByText(/^Add to Cart/)).toBeNull();
  expect(inCart()).toEqual(['HALF_COW']);
});

test('the share chosen in the card appears in the bar and in the URL, and Order Now orders it', async () => {
  await openRanch();
  await userEvent.click(card().getByRole('radio', { name: /^Whole Cow/ }));
  expect(currentUrl()).toBe('/rancher/7?share=whole-cow');
  expect(bar().getByText('$3,100.00')).toBeTruthy();
  expect(card().getByText('Your order: Whole Cow, $3,100.00')).toBeTruthy();
  expect(inCart()).toEqual([]);
  await userEvent.click(card().getByText('Order Now'));
  await findRequest();
  expect(inCart()).toEqual(['WHOLE_COW']);
});

test('the bar and the card show what is in the cart, and Order Now adds nothing to it', async () => {
  fillCart();
  await openRanch();
  expect(bar().getByText('7 items')).toBeTruthy();
  expect(card().getByText('Your order: 7 items, $1,753.00')).toBeTruthy();
  const before = inCart();
  await userEvent.click(bar().getByText('Order Now'));
  await findRequest();
  expect(inCart()).toEqual(before);
});

test('a share in the URL that the ranch does not offer is ignored', async () => {
  await openRanch('/rancher/7?share=quarter-cow');
  expect(bar().getByText('Half Cow')).toBeTruthy();
});

test('Order Now puts nothing in the cart of a rancher', async () => {
  const viewer = { ...profile, ...rancher, ranch: null };
  const RancherPage = () => ({ viewer, rancher: fullRanch });
  visit('/rancher/7', fakeServer(rancher, { RancherPage }));
  await userEvent.click((await screen.findAllByText('Order Now'))[0]!);
  await findRequest();
  expect(readCart(rancher.id).groups).toEqual([]);
});
