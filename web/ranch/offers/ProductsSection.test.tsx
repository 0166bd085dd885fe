import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cartStore } from '../../cart/cartStore';
import { readCart } from '../../cart/storedCart';
import { fillCart } from '../../checkout/testing/testCheckout';
import { customer, visit } from '../../testing/visit';
import { ranchServer } from '../testing/testRanch';

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
  expect(offer('Grill Box').getByText('Includes: 4 ribeye steaks, 8 burgers')).toBeTruthy();
  expect(offer('Tri-Tip').getByText('/lb')).toBeTruthy();
  expect(offer('Tallow').getByText('Not available now')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 4, name: 'Quarter Cow' })).toBeNull();
});

test('adding the first item of a ranch opens the cart', async () => {
  await openProducts();
  await userEvent.click(offer('Half Cow').getByRole('button', { name: /^Add to Cart/ }));
  expect(await screen.findByText('Your Cart')).toBeTruthy();
  expect(inCart()).toMatchObject([{ type: 'HALF_COW', quantity: 1, price: 166_000 }]);
});

test('a product with variants starts with the regular size at its own price', async () => {
  await openProducts();
  const sizes = offer('Jerky').getByLabelText<HTMLSelectElement>('Size of Jerky');
  expect([...sizes.options].map(({ text }) => text)).toEqual(['Regular', 'Small, 4 oz', 'Large, 12 oz']);
  expect(offer('Jerky').getByText('$15.00')).toBeTruthy();
  await userEvent.click(offer('Jerky').getByRole('button', { name: /^Add to Cart/ }));
  expect(inCart()).toMatchObject([{ productId: '24', variantId: null, variantName: null, price: 1_500 }]);
});

test('adding another item shows a toast with a link to the cart', async () => {
  fillCart();
  await openProducts();
  await userEvent.selectOptions(offer('Jerky').getByLabelText('Size of Jerky'), 'Large, 12 oz');
  await userEvent.click(offer('Jerky').getByRole('button', { name: 'Increase Jerky' }));
  await userEvent.click(offer('Jerky').getByRole('button', { name: /^Add to Cart/ }));
  expect(inCart()[2]).toMatchObject({ productId: '24', variantId: '2', quantity: 2, price: 2_000 });
  await userEvent.click((await screen.findByText('View cart')).closest('button')!);
  expect(await screen.findByText('Your Cart')).toBeTruthy();
});
