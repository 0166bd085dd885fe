import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { readCart } from '../../cart/storedCart';
import { fillCart, profile } from '../../checkout/testing/testCheckout';
import { currentUrl, customer, fakeServer, rancher, refusal, visit } from '../../testing/visit';
import { fullRanch, ranchServer } from '../testing/testRanch';

afterEach(() => localStorage.clear());

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Place Order Request' }));

async function orderNow(server = ranchServer()) {
  visit('/rancher/7', server);
  await userEvent.click((await screen.findAllByText('Order Now'))[0]!);
  return { server, dialog: await findDialog() };
}

async function openByUrl(server = ranchServer()) {
  visit('/rancher/7?dialog=order', server);
  return { server, dialog: await findDialog() };
}

type DialogQueries = Awaited<ReturnType<typeof orderNow>>['dialog'];
const offer = (dialog: DialogQueries, name: string) =>
  within(dialog.getByText(name, { selector: 'h4' }).closest('li')!);
const sendButton = (dialog: DialogQueries) => dialog.getByText('Send Order Request').closest('button')!;
const send = (dialog: DialogQueries) => userEvent.click(sendButton(dialog));

test('shows the practices, the delivery options and the filled-in form', async () => {
  fillCart();
  const { dialog } = await orderNow();
  expect(currentUrl()).toBe('/rancher/7?dialog=order');
  expect(within(dialog.getByRole('list', { name: 'Practices' })).getByText('Grass-Fed')).toBeTruthy();
  expect(within(dialog.getByRole('region', { name: 'Delivery Options' })).getByText('Local Pickup')).toBeTruthy();
  expect(dialog.getByRole('form', { name: 'Order request' })).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Full name').value).toBe(customer.name);
  expect(dialog.getAllByText('$1,753.00')).toHaveLength(2);
});

test('after a successful order the dialog closes, a toast appears, and the cart of the ranch is empty', async () => {
  fillCart();
  const { server, dialog } = await orderNow();
  await userEvent.dblClick(sendButton(dialog));
  expect(await screen.findByText('Order Placed Successfully')).toBeTruthy();
  expect(screen.getByText('The rancher will contact you soon to finalize your order.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentUrl()).toBe('/rancher/7');
  expect(document.activeElement?.textContent).toBe('Order Now');
  expect(readCart(customer.id).groups).toEqual([]);
  expect(server.operations.filter((name) => name === 'PlaceOrder')).toHaveLength(1);
});

test('opened by its URL with an empty cart, the dialog lists what the ranch sells', async () => {
  const { dialog } = await openByUrl();
  expect(dialog.queryByText('Continue')).toBeNull();
  await userEvent.click(offer(dialog, 'Half Cow').getByText(/^Add to Cart/));
  expect(dialog.getAllByText('1 item, $1,660.00')[0]!.getAttribute('role')).toBe('status');
  expect(screen.queryByText('Your Cart')).toBeNull();
  await userEvent.click(dialog.getByText('Continue'));
  expect(dialog.queryByText(/^Add to Cart/)).toBeNull();
  expect(dialog.getByLabelText('Items from Cedar Fork Ranch')).toBeTruthy();
  await userEvent.click(dialog.getByText('Add Something Else'));
  expect(offer(dialog, 'Grill Box').getByText(/^Add to Cart/)).toBeTruthy();
});

test('an empty cart is not sent', async () => {
  const { server, dialog } = await openByUrl();
  await send(dialog);
  expect(await screen.findByText('Cart is empty')).toBeTruthy();
  expect(server.operations).not.toContain('PlaceOrder');
});

test('a customer changes, removes and restores an item in the dialog', async () => {
  fillCart();
  const { dialog } = await orderNow();
  await userEvent.click(dialog.getByLabelText('Increase Half Cow'));
  expect(readCart(customer.id).groups[0]!.items[0]).toMatchObject({ name: 'Half Cow', quantity: 2 });
  await userEvent.click(dialog.getByLabelText('Remove Half Cow'));
  expect(readCart(customer.id).groups[0]!.items).toHaveLength(1);
  await userEvent.click(dialog.getByText('Undo'));
  expect(readCart(customer.id).groups[0]!.items).toHaveLength(2);
});

test('the dialog stays open and keeps the typed text when the server refuses the order', async () => {
  fillCart();
  const refused = refusal('CONFLICT', 'This ranch is not taking orders');
  const { dialog } = await orderNow(ranchServer({}, { PlaceOrder: () => refused }));
  await userEvent.type(dialog.getByLabelText(/Notes/), 'Thick steaks');
  await send(dialog);
  expect(await screen.findByText('This ranch is not taking orders')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/Notes/).value).toBe('Thick steaks');
});

test('a shared URL opens the dialog, and Escape closes it', async () => {
  visit('/rancher/7?dialog=order&tab=products', ranchServer());
  await findDialog();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(currentUrl()).toBe('/rancher/7?tab=products');
});

test('a rancher reads that only customers can order', async () => {
  const viewer = { ...profile, ...rancher, ranch: null };
  visit('/rancher/7?dialog=order', fakeServer(rancher, { RancherPage: () => ({ viewer, rancher: fullRanch }) }));
  const dialog = await findDialog();
  expect(dialog.getByText('You need a customer account to order')).toBeTruthy();
  expect(dialog.queryByRole('form')).toBeNull();
});
