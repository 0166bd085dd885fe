import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { COW_SHARES } from '../../rules/products/cowShares';
import { addItem, EMPTY_CART } from '../cart/cart';
import { cartStore } from '../cart/cartStore';
import { offeredItem } from '../cart/offeredItem';
import { writeCart } from '../cart/storedCart';
import { ranchServer } from '../ranch/testing/testRanch';
import { animalOf } from '../testing/herd';
import { cedarFork, listing, listOf, offerOf } from '../testing/ranches';
import { customer, visit } from '../testing/visit';
import { checkoutServer, openAnimals, profile, ranch } from './testing/testCheckout';

afterEach(() => {
  cleanup();
  cartStore.open(customer.id, false);
  localStorage.clear();
});

const half = COW_SHARES[1]!;

/** Waits until a part of the screen says the offer's terms, and returns its text. */
const textOf = async (part: HTMLElement, terms: RegExp) => {
  await within(part).findByText(terms);
  return part.textContent;
};

async function card(offer: object) {
  const sold = { ...cedarFork, offerQuarterCow: false, offers: [offer as ReturnType<typeof offerOf>] };
  visit(
    '/find-rancher',
    listing(() => listOf([sold])),
  );
  const shown = (await screen.findByRole('link', { name: cedarFork.ranchName })).closest('li')!;
  const text = await textOf(shown, /^Half Cow: /);
  cleanup();
  return text;
}

async function dialogCartAndCheckout(offer: ReturnType<typeof offerOf>) {
  const today = { sellsByAnimal: true, offers: [offer], openAnimals: openAnimals([animalOf(41)]) };
  const seller = { ...ranch, ...today };
  const item = offeredItem({ share: half, price: offer.linePrice, offer })!;
  writeCart(customer.id, addItem(EMPTY_CART, { rancherId: ranch.id, ranchName: ranch.ranchName }, item));
  const terms = /deposit/i;

  visit('/rancher/7?dialog=order', ranchServer(today));
  const dialog = await textOf(await screen.findByRole('dialog', { name: 'Place Order Request' }), terms);
  cleanup();

  const CheckoutPage = () => ({ rancher: seller, viewer: profile });
  visit('/rancher/7/checkout', checkoutServer({ CheckoutPage, CartRanch: () => ({ rancher: seller }) }));
  const checkout = await textOf(await screen.findByRole('list', { name: 'Items' }), terms);
  await userEvent.click(await screen.findByRole('button', { name: /^Cart/ }));
  const cart = await textOf(await screen.findByRole('dialog', { name: 'Your Cart' }), terms);
  return { dialog, cart, checkout };
}

const DEPOSIT = 'Deposit: $300.00, due within 7 days of your order';
const RANGE = '$1,269-$1,387 by weight';

test.each([
  ['a flat price', offerOf({ pricing: 'FLAT', shares: { from: 132_800, to: 132_800 } }), [], DEPOSIT],
  ['a price by hanging weight', offerOf(), [RANGE], DEPOSIT],
  [
    'a price by packaged weight',
    offerOf({ pricing: 'PACKAGED', deposit: 0, depositDays: null }),
    [RANGE],
    'No deposit',
  ],
  [
    'a processor who is paid apart',
    offerOf({ payer: 'FAMILY', toProcessor: { from: 16_000, to: 19_000 } }),
    [RANGE, 'plus $160-$190 to the processor'],
    DEPOSIT,
  ],
  [
    'fees that are not known',
    offerOf({ isProcessingUnknown: true }),
    [RANGE, 'plus processing (not known yet)'],
    DEPOSIT,
  ],
])(
  '%s reads the same on the card, in the order dialog, in the cart and at the checkout',
  async (_, offer, terms, deposit) => {
    const shown = { card: await card(offer), ...(await dialogCartAndCheckout(offer)) };
    for (const [place, text] of Object.entries(shown)) {
      const expected = ['$1,328.00', ...terms, ...(place === 'card' ? [] : [deposit])];
      for (const part of expected) expect(text, place).toContain(part);
      // Nothing else is said about the price.
      expect(text?.includes('by weight'), place).toBe(terms.includes(RANGE));
      expect(text?.includes('processor') || text?.includes('plus processing'), place).toBe(terms.length > 1);
    }
  },
);
