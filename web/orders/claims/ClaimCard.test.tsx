import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cutSheetOf } from '../../testing/cutSheets';
import { animalOf } from '../../testing/herd';
import { halfOrder, ordersOf } from '../../testing/order';
import { customer, fakeServer, visit } from '../../testing/visit';

const place = (number: number, taken = true) => ({ __typename: 'AnimalPlace', number, taken });

const half = {
  __typename: 'Claim',
  id: '3',
  quarters: 2,
  linePosition: null as number | null,
  deposit: 30_000 as number | null,
  depositDue: '2099-02-01' as string | null,
  depositReceivedAt: null as string | null,
  orderedAt: '2026-11-20T18:00:00.000Z',
  hangingPounds: null,
  packagedPounds: null,
  weightWarnings: [] as object[],
  weightWord: null as string | null,
  releasedAt: null as string | null,
  offBoardAt: null as string | null,
  offBoardReason: null as string | null,
  places: [place(3), place(4)],
  cutSheet: cutSheetOf({ state: 'AGREED', holders: 1 }) as object | null,
  livePurchase: null as object | null,
  offer: null as object | null,
  animal: animalOf(41, { stage: 'OPEN', places: [place(1), place(2, false), place(3), place(4)] }) as object | null,
};

function visitOrders(...claims: (typeof half)[]) {
  visit('/customer-orders', fakeServer(customer, { CustomerOrdersPage: () => ordersOf([{ ...halfOrder, claims }]) }));
}

const claimNamed = async (name: string) => within(await screen.findByRole('region', { name }));

const card = async () => within(await screen.findByRole('article'));

test('a share shows the animal with the family’s places and its steps, and the order says what is due', async () => {
  visitOrders(half);
  const claim = await claimNamed('Half of animal 41');
  expect((await card()).getByText('Pay the $300.00 deposit by February 1, 2099')).toBeTruthy();
  expect(claim.getByRole('img', { name: 'Yours of animal 41: places 3, 4' })).toBeTruthy();
  const steps = within(claim.getByRole('list', { name: 'Calendar of animal 41' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    'OrderedNovember 20, 2026',
    '$300.00 deposit due (not reached yet)February 1, 2099',
    'Cuts set',
    'Harvest (not reached yet)March 4, 2099',
    'Hanging ends (not reached yet)March 18, 2099',
    'Beef ready (not reached yet)March 25, 2099',
    'Pickup (not reached yet)',
  ]);
});

test('an unusual weight is told with its reasons, and what the ranch says about it', async () => {
  const warning = {
    __typename: 'WeightWarning',
    kind: 'PACKAGED',
    cut: null,
    pounds: 78.4,
    of: 160,
    from: 97.6,
    to: 104,
  };
  const weightWarnings = [{ ...warning, basis: 'RANCH', animals: 12 }];
  visitOrders({ ...half, weightWarnings, weightWord: 'Boned out, and hung 28 days.' });
  const claim = await claimNamed('Half of animal 41');
  expect(claim.getByText('Unusual weight')).toBeTruthy();
  const text =
    "Packages: 78.4 lb, 49% of the hanging weight. Usual would be 97.6-104 lb, from this ranch's last 12 animals at this processor.";
  expect(claim.getByText(new RegExp(text)).textContent).toContain('Boneless or extra-lean cutting');
  expect(claim.getByText('The ranch says: Boned out, and hung 28 days.')).toBeTruthy();
});

test('what is due is the one filled button', async () => {
  visitOrders({ ...half, depositReceivedAt: '2026-11-25T18:00:00.000Z', cutSheet: cutSheetOf() });
  expect((await card()).getByText('Choose your cuts by February 25, 2099')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Choose Your Cuts of animal 41' })).toBeTruthy();
});

test('a share that waits shows its position in line', async () => {
  visitOrders({ ...half, animal: null, places: [], cutSheet: null, linePosition: 3, deposit: null, depositDue: null });
  const claim = await claimNamed('Half of the next animal');
  const headline = "You're number 3 in line. We'll email you when the ranch has an animal for you";
  expect((await card()).getByText(headline)).toBeTruthy();
  expect(claim.queryByRole('img')).toBeNull();
});

test('a released share is not shown', async () => {
  visitOrders({ ...half, releasedAt: '2026-11-26T18:00:00.000Z' });
  await screen.findByText('Order #12');
  expect(screen.queryByText(/of animal 41/)).toBeNull();
});

test.each([
  [false, '$1,900.00'],
  [true, '$1,900.00, plus processing (not known yet)'],
])('a family that is asked about an animal reads its terms and takes it: %s', async (isProcessingUnknown, price) => {
  const offer = {
    ...{ __typename: 'ShareOffer', id: '8', placed: false, expiresAt: '2026-11-28T21:00:00.000Z' },
    ...{
      priceFrom: 190_000,
      priceTo: 190_000,
      deposit: 20_000,
      payer: 'FAMILY',
      toldPriceTo: 180_000,
      isProcessingUnknown,
    },
    animal: { __typename: 'Animal', id: '41', tag: '41' },
  };
  const waiting = {
    ...half,
    animal: null,
    places: [],
    cutSheet: null,
    linePosition: 1,
    deposit: null,
    depositDue: null,
  };
  visitOrders({ ...waiting, offer });
  const claim = await claimNamed('Half of the next animal');
  expect(claim.getByText('Animal 41 is held for you')).toBeTruthy();
  expect(claim.getByText('Answer by Saturday, November 28 at 3:00 PM CST')).toBeTruthy();
  expect(
    claim.getByText(
      `Your share costs ${price}. We'd said up to $1,800.00. The deposit is $200.00. You pay the processor yourself. If you say no, you keep your place in line.`,
    ),
  ).toBeTruthy();
  expect(claim.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Take Animal 41', 'Decline']);
});

test('a share that was taken off the board shows why, and what comes next', async () => {
  const off = { offBoardAt: '2026-11-25T18:00:00.000Z', offBoardReason: 'Your neighbor took it home' };
  visitOrders({ ...half, ...off, animal: null, cutSheet: null, places: [], depositDue: null });
  const claim = await claimNamed('Half without an animal');
  expect((await card()).getByText(/settles it by its own weight or price/)).toBeTruthy();
  expect(claim.getByText('Why: Your neighbor took it home')).toBeTruthy();
});
