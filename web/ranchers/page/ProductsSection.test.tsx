import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cartStore } from '../../cart/cartStore';
import { readCart } from '../../cart/storedCart';
import { fillCart } from '../../checkout/testCheckout';
import { customer } from '../../testing/people';
import { visit } from '../../testing/visit';
import { ranchServer } from './testRanch';

afterEach(() => {
  cartStore.open(customer.id, false);
  localStorage.clear();
});

const offer = (name: string) => within(screen.getByRole('heading', { level: 4, name }).closest('li')!);
const inCart = () => readCart(customer.id).groups.flatMap(({ items }) => items);

async function openProducts() {
  visit('/rancher/7', ranchServer());
  await screen.findByRole('heading', { level: 2, name: 'Products' });
}

test('lists what the ranch sells by kind', async () => {
  await openProducts();
  const kinds = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'Quarter, half and whole',
      'Beef boxes',
      'Select cuts by the pound',
      'More from the ranch',
    ]),
  );
  expect(offer('Grill Box').getByText('In it: 4 ribeye steaks, 8 burgers')).toBeTruthy();
  expect(offer('Tri-Tip').getByText('a pound')).toBeTruthy();
  expect(offer('Tallow').getByText('Not available now')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 4, name: 'Quarter Cow' })).toBeNull();
});

test('the first thing of a ranch opens the cart', async () => {
  await openProducts();
  await userEvent.click(offer('Half Cow').getByRole('button', { name: /^Add to cart/ }));
  expect(await screen.findByText('Your Cart')).toBeTruthy();
  expect(inCart()).toMatchObject([{ type: 'HALF_COW', quantity: 1, price: 166_000 }]);
});

test('a further one is told, with the way to the cart', async () => {
  fillCart();
  await openProducts();
  await userEvent.selectOptions(offer('Jerky').getByLabelText('Size of Jerky'), 'Large, 12 oz');
  await userEvent.click(offer('Jerky').getByRole('button', { name: 'Increase Jerky' }));
  await userEvent.click(offer('Jerky').getByRole('button', { name: /^Add to cart/ }));
  expect(await screen.findByText('Jerky, Large')).toBeTruthy();
  expect(inCart()[2]).toMatchObject({ productId: '24', variantId: '2', quantity: 2, price: 2_000 });
  await userEvent.click(screen.getByText('View cart').closest('button')!);
  expect(await screen.findByText('Your Cart')).toBeTruthy();
});
