import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { cancelTermsOf } from '../../rules/orders/cancelTerms';
import { addItem, EMPTY_CART, type NewItem } from '../cart/cart';
import { offeredItem } from '../cart/offeredItem';
import { readCart, writeCart } from '../cart/storedCart';
import { halfCow } from '../testing/cart';
import { animalOf } from '../testing/herd';
import { offerOf } from '../testing/ranches';
import { customer, visit } from '../testing/visit';
import { checkoutServer, openAnimals, placedOrder, profile, ranch } from './testing/testCheckout';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const cedar = { rancherId: ranch.id, ranchName: ranch.ranchName };
const quarter = (given: Parameters<typeof offerOf>[0] = {}) => offerOf({ share: 'QUARTER_COW', ...given });
const share = { share: 'QUARTER', itemType: 'QUARTER_COW', label: 'Quarter Cow' } as never;
const itemOf = (offer: ReturnType<typeof offerOf>): NewItem => offeredItem({ share, price: offer.linePrice, offer })!;

const dearer = quarter({ shares: { from: 140_000, to: 150_000 }, linePrice: 145_000, deposit: 40_000, version: 'v2' });

interface Today {
  offers?: object[];
  animals?: object[];
}

const pageWith = ({ offers = [quarter()], animals = [animalOf(41)] }: Today = {}) => ({
  rancher: {
    ...ranch,
    ...{ offerQuarterCow: true, quarterCowPrice: 101_500, sellsByAnimal: true, offers },
    openAnimals: openAnimals(animals),
  },
  viewer: profile,
});

type Sent = { input: { productDetails: Record<string, unknown>[] } };

/** Opens the checkout with these items in the cart. `sent` has the orders. */
async function openCheckout(items: NewItem[], page: () => object, answers: object[] = []) {
  writeCart(
    customer.id,
    items.reduce((cart, item) => addItem(cart, cedar, item), EMPTY_CART),
  );
  const sent: Record<string, unknown>[][] = [];
  const PlaceOrder = (variables: unknown) => {
    sent.push((variables as Sent).input.productDetails);
    return (answers.shift() ?? { placeOrder: placedOrder('12') }) as Record<string, unknown>;
  };
  visit('/rancher/7/checkout', checkoutServer({ CheckoutPage: () => page() as Record<string, unknown>, PlaceOrder }));
  await screen.findByRole('list', { name: 'Items' });
  return sent;
}

const EASY = cancelTermsOf({
  cancelTermsName: 'EASY',
  ...{ cancelHours: 0, cancelWaitingPercent: 0, cancelAssignedPercent: 0 },
})!;

test('terms for cancellations are read before sending, go with the request, and are read again once they changed', async () => {
  const versions: unknown[] = [];
  const cancelTerms = { ...EASY, __typename: 'CancelTerms', version: 'EASY-1' };
  const page = () => ({ ...pageWith(), rancher: { ...pageWith().rancher, cancelTerms } });
  const fields = { cancelTermsVersion: 'The ranch has changed its terms.' };
  writeCart(customer.id, addItem(EMPTY_CART, cedar, itemOf(quarter())));
  const PlaceOrder = (variables: unknown) => {
    versions.push((variables as { input: object & { cancelTermsVersion?: string } }).input.cancelTermsVersion);
    return { errors: [{ message: 'Check the form', extensions: { code: 'BAD_USER_INPUT', fields } }] };
  };
  visit('/rancher/7/checkout', checkoutServer({ CheckoutPage: page, PlaceOrder }));
  expect(await screen.findByText(/^Cancel within 72 hours and your whole deposit comes back/)).toBeTruthy();
  await send();
  expect(await screen.findByText('The ranch has changed its terms.')).toBeTruthy();
  expect(versions).toEqual(['EASY-1']);
});

const send = (name = 'Send Order Request') => userEvent.click(screen.getByRole('button', { name }));

test('terms that changed meanwhile are named, old and new, and are taken with one press', async () => {
  let offers = [quarter()];
  const { shares, linePrice, deposit, payer, version } = dearer;
  const price = {
    ...{ index: 0, name: 'Quarter Cow', variantName: null, price: linePrice, sent: 132_800 },
    ...{
      priceFrom: shares.from,
      priceTo: shares.to,
      deposit,
      depositDays: 3,
      payer,
      inspection: 'USDA',
      harvestDate: '2099-03-04',
      offerVersion: version,
    },
  };
  const changed = { errors: [{ message: 'Changed', extensions: { code: 'PRICE_CHANGED', prices: [price] } }] };
  const sent = await openCheckout([itemOf(quarter())], () => pageWith({ offers }), [changed]);
  offers = [dearer];
  await send();
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByRole('listitem').textContent).toBe(
    'Quarter Cow, animal 41, harvest March 4, 2099: Was $1,328, now about $1,450. Price range: was $1,269-$1,387 by weight, now $1,400-$1,500 by weight. Deposit: was $300, now $400. Deposit due: was within 7 days, now within 3 days',
  );
  await userEvent.click(notice.getByRole('button', { name: 'Use the New Terms' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(([line]) => [line?.animalId, line?.price, line?.offerVersion])).toEqual([
    ['41', 132_800, 'v1'],
    ['41', 145_000, 'v2'],
  ]);
});

test("an old cart takes today's prices when it is opened, and says what they were", async () => {
  const old: NewItem = { ...halfCow, type: 'QUARTER_COW', name: 'Quarter Cow', price: 101_500 };
  const tip: NewItem = { ...halfCow, type: 'SELECT_CUT', productId: '5', name: 'Tri-Tip', price: 1_400 };
  const sent = await openCheckout([old, tip], () => pageWith());
  expect(await screen.findByText('Was $1,015, now about $1,328')).toBeTruthy();
  expect(screen.getByText('Was $14, now $15.50')).toBeTruthy();
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject([{ animalId: '41', price: 132_800, offerVersion: 'v1' }, { price: 1_550 }]);
});

test('what is sold out blocks only itself, and stays in the cart', async () => {
  const tip: NewItem = { ...halfCow, type: 'SELECT_CUT', productId: '5', name: 'Tri-Tip', price: 1_550 };
  const offers = [quarter({ availability: 'LINE', animal: null })];
  const sent = await openCheckout([itemOf(quarter()), tip], () => pageWith({ offers, animals: [] }));
  expect(await screen.findByText('This animal takes no more shares')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Wait as number 1 in line' })).toBeTruthy();
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject([{ type: 'SELECT_CUT' }]);
  expect(readCart(customer.id).groups[0]?.items.map(({ name }) => name)).toEqual(['Quarter Cow']);
});

test.each([
  ['one animal with room for all', [[], []], [['42', 3]]],
  [
    'several animals',
    [
      [2, 3, 4],
      [1, 2],
    ],
    [
      ['42', 2],
      ['41', 1],
    ],
  ],
])('several shares that their animal has no room for go to %s', async (_name, [first, second], expected) => {
  const placesOf = (taken: number[]) =>
    [1, 2, 3, 4].map((number) => ({ __typename: 'AnimalPlace', number, taken: taken.includes(number) }));
  const [own, other] = [first!.length > 0 ? first! : [1, 2], second!];
  const animals = [animalOf(41, { places: placesOf(own) }), animalOf(42, { places: placesOf(other) })];
  await openCheckout([{ ...itemOf(quarter()), quantity: 3 }], () => pageWith({ animals }));
  const choices = await screen.findAllByRole('button', { name: /animal 42/ });
  await userEvent.click(choices[0]!);
  await waitFor(() => expect(screen.queryByText(/^Animal 41:/)).toBeNull());
  const items = readCart(customer.id).groups[0]?.items ?? [];
  expect(items.map(({ animal, quantity }) => [animal?.id, quantity]).sort()).toEqual([...expected].sort());
});

test('the purchase of a live animal is confirmed with the order', async () => {
  const exempt = quarter({ inspection: 'CUSTOM_EXEMPT' });
  const sent: Record<string, unknown>[] = [];
  writeCart(customer.id, addItem(EMPTY_CART, cedar, itemOf(exempt)));
  const PlaceOrder = ({ input }: Record<string, unknown>) => {
    sent.push(input as Record<string, unknown>);
    return { placeOrder: placedOrder('12') };
  };
  visit('/rancher/7/checkout', checkoutServer({ CheckoutPage: () => pageWith({ offers: [exempt] }), PlaceOrder }));
  const agree = await screen.findByRole('checkbox', { name: "I've read this, and I buy my share of the live animal" });
  await send();
  expect(await screen.findByText('Please check this to confirm')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(agree);
  await send();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ confirmsPurchase: { version: '2026-11', ranchChooses: true } });
  expect(sent[0]).not.toHaveProperty('buysAlive');
});
