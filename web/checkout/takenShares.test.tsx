import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { addItem, EMPTY_CART, type NewItem } from '../cart/cart';
import { readCart, writeCart } from '../cart/storedCart';
import { halfCow } from '../testing/cart';
import { animalOf } from '../testing/herd';
import { offerOf } from '../testing/ranches';
import { customer, refusal, visit } from '../testing/visit';
import { checkoutServer, openAnimals, profile, ranch } from './testing/testCheckout';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const animal = { id: '41', name: 'animal 41, harvest March 4, 2099', most: 2 };
const half: NewItem = { ...halfCow, animal };
const triTip: NewItem = {
  ...half,
  type: 'SELECT_CUT',
  productId: '5',
  name: 'Tri-Tip',
  price: 1_550,
  animal: undefined,
};

const open = (id: number, taken: number[]) =>
  animalOf(id, {
    places: [1, 2, 3, 4].map((number) => ({ __typename: 'AnimalPlace', number, taken: taken.includes(number) })),
  });

/** Opens the checkout with a half of animal 41 and some tri-tip. */
async function openCheckout(answers: NonNullable<Parameters<typeof checkoutServer>[0]>) {
  const cedar = { rancherId: ranch.id, ranchName: ranch.ranchName };
  writeCart(customer.id, addItem(addItem(EMPTY_CART, cedar, half), cedar, triTip));
  const server = checkoutServer(answers);
  visit('/rancher/7/checkout', server);
  await screen.findByText('From animal 41, harvest March 4, 2099');
  return server;
}

const pageWith = (...animals: object[]) => ({
  rancher: {
    ...ranch,
    offerQuarterCow: true,
    quarterCowPrice: 85_000,
    sellsByAnimal: true,
    offers: [offerOf()],
    sharesWaiting: 2,
    openAnimals: openAnimals(animals),
  },
  viewer: profile,
});

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send Order Request' }));

test('a share is sent with the ID of its animal', async () => {
  let sent: unknown;
  const PlaceOrder = ({ input }: Record<string, unknown>) => {
    sent = input;
    return refusal('CONFLICT', 'Someone just took it');
  };
  await openCheckout({ CheckoutPage: () => pageWith(open(41, [])), PlaceOrder });
  await send();
  await screen.findByText('Someone just took it');
  expect(sent).toMatchObject({ productDetails: [{ type: 'HALF_COW', animalId: '41' }, { type: 'SELECT_CUT' }] });
});

test('a share that others have taken can be replaced, and the rest of the order stays', async () => {
  let taken = [1];
  const PlaceOrder = () => {
    taken = [1, 3];
    return refusal('CONFLICT', "Someone just took it: Two quarters left of this animal. Choose what's left.");
  };
  await openCheckout({ CheckoutPage: () => pageWith(open(41, taken), open(42, [])), PlaceOrder });
  expect(screen.queryByText(/^Animal 41:/)).toBeNull();
  await send();
  const note = within((await screen.findByText('Animal 41: two quarters left')).closest<HTMLElement>('[role=status]')!);
  expect(note.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'A half of animal 42, harvest March 4, 2099',
    'Wait as number 3 in line',
    'A quarter of animal 41, harvest March 4, 2099',
  ]);
  expect(document.activeElement?.textContent).toContain('Animal 41: two quarters left');
  await userEvent.click(note.getByRole('button', { name: /^A half of animal 42/ }));
  await waitFor(() => expect(screen.queryByText('Animal 41: two quarters left')).toBeNull());
  const items = readCart(customer.id).groups[0]?.items.map(({ name, animal: reserved }) => [name, reserved?.id]);
  expect(items).toEqual([
    ['Tri-Tip', undefined],
    ['Half Cow', '42'],
  ]);
});

test('a refusal by law shows the reason and the source', async () => {
  const reason = "Beef from a custom-exempt processor can't be shipped.";
  const rule = { law: '21 USC 623(a)', says: 'It is only for the household.', link: 'https://law.example/623' };
  const [error] = refusal('BAD_USER_INPUT', reason, { 'productDetails[0].animalId': reason }).errors;
  const PlaceOrder = () => ({ errors: [{ ...error, extensions: { ...error?.extensions, rule } }] });
  await openCheckout({ CheckoutPage: () => pageWith(open(41, [])), PlaceOrder });
  await send();
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByText(/It is only for the household/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '21 USC 623(a)' }).getAttribute('href')).toBe(rule.link);
});
