import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ranch } from '../checkout/testing/testCheckout';
import { rememberZip } from '../parts/places/knownZip';
import { halfCow } from '../testing/cart';
import { currentUrl, customer, fakeServer, rancher, visit } from '../testing/visit';
import { addItem, EMPTY_CART, type NewItem } from './cart';
import { cartStore } from './cartStore';
import { readCart, writeCart } from './storedCart';

afterEach(() => {
  CartRanch = () => new TypeError('Failed to fetch');
  CartDelivery = () => new TypeError('Failed to fetch');
  cleanup();
  cartStore.open(customer.id, false);
  localStorage.clear();
});

const cedar = { rancherId: '7', ranchName: 'Cedar Fork Ranch' };
const elm = { rancherId: '8', ranchName: 'Elm Creek Beef' };
const jerky: NewItem = { ...halfCow, type: 'OTHER', productId: '5', name: 'Jerky', price: 1_100, quantity: 2 };

/** The server's responses, which tests replace. */
let CartRanch = (): Record<string, unknown> | Error => new TypeError('Failed to fetch');

let CartDelivery = (): Record<string, unknown> | Error => new TypeError('Failed to fetch');

async function openDrawer(...entries: [typeof cedar, NewItem][]) {
  writeCart(
    customer.id,
    entries.reduce((cart, [ranch, item]) => addItem(cart, ranch, item), EMPTY_CART),
  );
  visit('/', fakeServer(customer, { CartRanch: () => CartRanch(), CartDelivery: () => CartDelivery() }));
  await userEvent.click(await screen.findByRole('button', { name: /^Cart/ }));
  return within(await screen.findByRole('dialog', { name: 'Your Cart' }));
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const stored = () =>
  readCart(customer.id).groups.map(({ items }) => items.map(({ name, quantity }) => [name, quantity]));

test('the cart shows the number of items and the subtotal, and links to the checkout of the ranch', async () => {
  const drawer = await openDrawer([cedar, halfCow], [cedar, jerky]);
  expect(document.querySelector('[aria-label="Cart, 3 items"]')).toBeTruthy();
  expect(drawer.getByText('$1,682.00')).toBeTruthy();
  expect(drawer.getByText('Calculated at checkout').parentElement?.textContent).toBe(
    'Taxes & fees: Calculated at checkout',
  );
  await userEvent.click(drawer.getByRole('link', { name: 'Checkout' }));
  expect(currentUrl()).toBe('/rancher/7/checkout');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a picture from another host is loaded through the server, and replaced by a drawing if it fails', async () => {
  const drawer = await openDrawer([cedar, { ...jerky, imageUrl: 'https://pictures.example/jerky.jpg' }]);
  const picture = drawer.getByRole('presentation');
  expect(picture.getAttribute('src')).toBe('/api/image-proxy?url=https%3A%2F%2Fpictures.example%2Fjerky.jpg');
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toBe('/pictures/product-jerky-480.avif');
});

test('plus and minus change the quantity, and minus at one removes the item', async () => {
  await openDrawer([cedar, halfCow], [cedar, jerky]);
  await press('Increase Half Cow');
  expect(stored()).toEqual([
    [
      ['Half Cow', 2],
      ['Jerky', 2],
    ],
  ]);
  await press('Decrease Half Cow');
  await press('Decrease Half Cow');
  expect(stored()).toEqual([[['Jerky', 2]]]);
});

test('a removed item can be put back', async () => {
  await openDrawer([cedar, halfCow], [cedar, jerky]);
  await press('Remove Jerky');
  expect(stored()).toEqual([[['Half Cow', 1]]]);
  expect(document.activeElement?.textContent).toBe('Removed JerkyUndo');
  await press('Undo');
  expect(stored()).toEqual([
    [
      ['Half Cow', 1],
      ['Jerky', 2],
    ],
  ]);
});

test('removing the last item removes its ranch, and an empty cart links to the ranchers', async () => {
  const drawer = await openDrawer([cedar, halfCow]);
  await press('Remove Half Cow');
  expect(drawer.getByText('Your cart is empty')).toBeTruthy();
  expect(drawer.getByRole('link', { name: 'Browse Ranchers' }).getAttribute('href')).toBe('/find-rancher');
});

test('a cart with items of several ranches shows one ranch at a time, and the family can choose which one', async () => {
  const drawer = await openDrawer([cedar, halfCow], [elm, jerky]);
  expect(drawer.getByRole('link', { name: 'Checkout' }).getAttribute('href')).toBe('/rancher/8/checkout');
  await userEvent.selectOptions(drawer.getByLabelText('Rancher'), 'Cedar Fork Ranch (1)');
  expect(drawer.getByText('Half Cow')).toBeTruthy();
  expect(drawer.queryByText('Jerky')).toBeNull();
  await press('Remove Half Cow');
  expect(drawer.getByText('Jerky')).toBeTruthy();
  expect(drawer.queryByLabelText('Rancher')).toBeNull();
});

test('the items of a ranch that takes no orders stay in the cart, with a button to remove them and no checkout', async () => {
  CartRanch = () => ({ rancher: null });
  const drawer = await openDrawer([cedar, halfCow], [cedar, jerky]);
  expect(await drawer.findByText('Cedar Fork Ranch isn’t taking orders right now')).toBeTruthy();
  expect(drawer.queryByRole('link', { name: 'Checkout' })).toBeNull();
  expect(stored()[0]).toHaveLength(2);
  await press('Remove These Items');
  expect(stored()).toEqual([]);
});

test('items that the ranch no longer sells are marked', async () => {
  const shares = { offerQuarterCow: false, offerHalfCow: true, offerWholeCow: false };
  const prices = { quarterCowPrice: 0, halfCowPrice: 166_000, wholeCowPrice: 0 };
  const product = {
    __typename: 'CustomProduct',
    ...{ name: 'Jerky', available: true, price: 1_100, weight: null },
    variants: [{ __typename: 'ProductVariant', id: '1', name: 'Large', price: 1_100, size: null, weight: null }],
  };
  const products = [
    { ...product, id: '5' },
    { ...product, id: '6', available: false },
  ];
  CartRanch = () => ({
    rancher: { ...ranch, ...shares, ...prices, products },
  });
  const available = { ...jerky, name: 'Available' };
  const availableVariant = { ...jerky, name: 'Available variant', variantId: '1' };
  const removedVariant = { ...jerky, name: 'Removed variant', variantId: '2' };
  const unavailable = { ...jerky, name: 'Unavailable', productId: '6' };
  const unknown = { ...jerky, name: 'Unknown', productId: '9' };
  const quarter: NewItem = { ...halfCow, type: 'QUARTER_COW', name: 'Quarter Cow' };
  const items = [halfCow, quarter, available, availableVariant, removedVariant, unavailable, unknown];
  const drawer = await openDrawer(...items.map((item): [typeof cedar, NewItem] => [cedar, item]));
  const marks = await drawer.findAllByText(/^No longer on sale/);
  const names = marks.map((mark) => mark.closest('li')!.querySelector('p')!.textContent);
  expect(names).toEqual(['Quarter Cow', 'Removed variant', 'Unavailable', 'Unknown']);
  expect(drawer.getByRole('link', { name: 'Checkout' })).toBeTruthy();
});

test('the drawer opens with the ranch whose item was added last', async () => {
  const drawer = await openDrawer([cedar, halfCow], [elm, jerky], [cedar, jerky]);
  expect(drawer.getByLabelText<HTMLSelectElement>('Rancher').value).toBe('7');
});

test('a rancher without items sees no cart', async () => {
  visit('/', fakeServer(rancher));
  await screen.findByText(rancher.name);
  expect(screen.queryByRole('button', { name: /^Cart/ })).toBeNull();
});

test('an item that may not be delivered to the family shows a warning with the reason and the law', async () => {
  const methods = ['LOCAL_PICKUP', 'LOCAL_DELIVERY'];
  const rule = {
    __typename: 'LegalRule',
    law: '21 USC 661(a)(1)',
    says: 'Only in Texas.',
    link: 'https://law.test/661',
  };
  const refused = {
    __typename: 'UnlawfulDelivery',
    productIds: ['5'],
    animalIds: [],
    reason: 'It stays in Texas.',
    rule,
  };
  const options = methods.map((method) => ({
    __typename: 'DeliveryOption',
    method,
    reachable: method !== 'LOCAL_PICKUP',
  }));
  CartRanch = () => ({ rancher: ranch });
  CartDelivery = () => ({
    delivery: {
      __typename: 'DeliveryQuote',
      zipCode: '73102',
      options,
      unlawful: [{ ...refused, method: 'LOCAL_DELIVERY' }],
    },
  });
  rememberZip(customer, '73102');
  const drawer = await openDrawer([cedar, halfCow], [cedar, { ...jerky, type: 'SELECT_CUT', name: 'Ribeye' }]);
  const warning = await drawer.findByText(/^This can’t get to ZIP 73102. It stays in Texas./);
  expect(warning.closest('li')?.textContent).toContain('Ribeye');
  expect(within(warning).getByRole('link').getAttribute('href')).toBe('https://law.test/661');
  expect(drawer.getAllByText(/^This can’t get to/)).toHaveLength(1);
});
