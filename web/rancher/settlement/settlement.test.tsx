import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { dayIn } from '../../../rules/time/timeZone';
import { animalOf, claimOf, herdOf, packedOf, placesOf, proposedOf } from '../../testing/herd';
import { counts, ofRanch, orderPage, ranchOrder } from '../../testing/ranchOrders';
import { paymentsOf, SETTLED_LINES, settled, unweighed } from '../../testing/settlement';
import { fakeServer, rancher, refusal, userOf, visit } from '../../testing/visit';

type Answers = NonNullable<Parameters<typeof fakeServer>[1]>;

let sent: [string, unknown][] = [];
beforeEach(() => {
  sent = [];
});

const preview = {
  __typename: 'OrderPreview',
  order: { __typename: 'Order', id: '10', customer: { __typename: 'OrderCustomer', id: '1', name: 'Ann Miller' } },
  lines: SETTLED_LINES,
  ...{ total: 52_125, received: 10_000, balanceDue: 42_125, overpaid: 0, commission: 5_000, adjustment: null },
  difference: { __typename: 'RevisionDifference', summary: '125 lb instead of about 120 lb: +$20.00' },
};

const ann = claimOf(1, 'Ann Miller');

async function weigh(changes: Record<string, unknown>, answers: Answers = {}) {
  const animals = [animalOf(41, { stage: 'HARVESTED', places: placesOf({ 1: ann }), ...changes })];
  const save = (variables: unknown) => {
    sent.push(['weighAnimal', variables]);
    return { weighAnimal: { __typename: 'WeighAnimalPayload', animal: animals[0] } };
  };
  const weighingPreview = {
    __typename: 'WeighingPreview',
    orders: [preview],
    waiting: [],
    commission: 5_000,
    warnings: [],
  };
  const shown: Answers = {
    HerdPage: ({ stages }) => herdOf({ animals }, stages),
    WeighingPreview: (variables) => {
      sent.push(['preview', variables]);
      return { weighingPreview };
    },
    WeighAnimal: save,
  };
  visit('/rancher/herd', fakeServer(rancher, { ...shown, ...answers }));
  await userEvent.click(await screen.findByRole('button', { name: 'Weigh animal 41' }));
  return within(await screen.findByRole('dialog', { name: 'Weigh animal 41' }));
}

test('a rancher sees what each family will owe before the weight is saved', async () => {
  const dialog = await weigh({});
  await userEvent.type(dialog.getByLabelText(/Hanging weight/), '600');
  await userEvent.click(dialog.getByRole('button', { name: 'See What They Owe' }));
  const order = within(await dialog.findByRole('region', { name: 'Order 10' }));
  expect(order.getByText('125 lb instead of about 120 lb: +$20.00')).toBeTruthy();
  expect(order.getByText('$421.25')).toBeTruthy();
  const input = { hangingPounds: 600, packaged: [], reason: null };
  expect(sent).toEqual([['preview', { animalId: '41', input, withMoney: true }]]);
  await userEvent.click(dialog.getByRole('button', { name: 'Save Weights' }));
  expect(await screen.findByText('Animal 41 weighed')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject(['weighAnimal', { animalId: '41', input }]);
});

test('an unusual weight is shown before it is saved, and packages are weighed with their boxes and cuts', async () => {
  const warning = { __typename: 'WeightWarning', kind: 'CUTS', cut: 'GROUND', pounds: 62, of: 98, from: 22, to: 52 };
  const warnings = [{ ...warning, basis: 'SHEET', animals: null }];
  const weighingPreview = {
    __typename: 'WeighingPreview',
    orders: [preview],
    waiting: [],
    commission: 5_000,
    warnings,
  };
  const answers: Answers = {
    WeighingPreview: (variables) => {
      sent.push(['preview', variables]);
      return { weighingPreview };
    },
  };
  const dialog = await weigh({ stage: 'WEIGHED', hangingPounds: 600 }, answers);
  await userEvent.type(dialog.getByLabelText(/Packaged weight of Ann Miller's quarter/), '98');
  await userEvent.click(dialog.getByText("Boxes and cuts of Ann Miller's quarter"));
  await userEvent.type(dialog.getByLabelText(/Ground beef/), '62');
  await userEvent.type(dialog.getByLabelText(/Boxes/), '3');
  await userEvent.type(dialog.getByLabelText(/Why are you correcting it/), 'Trimmed hard');
  await userEvent.click(dialog.getByRole('button', { name: 'See What They Owe' }));
  expect(await dialog.findByText(/Ground beef: 62 lb. Usual would be 22-52 lb by the cut sheet./)).toBeTruthy();
  const cuts = { ground: 62, chuck: null, round: null, ribAndLoin: null, other: null };
  expect(sent.at(-1)).toMatchObject([
    'preview',
    { input: { packaged: [{ claimId: '1', pounds: 98, boxes: 3, cuts }], reason: 'Trimmed hard' } },
  ]);
});

test('a weight that was typed into an ended session is there again after sign-in', async () => {
  const ended = () => refusal('UNAUTHENTICATED', 'Please sign in');
  const Login = () => ({ login: userOf(rancher) });
  const dialog = await weigh({}, { WeighingPreview: ended, Login });
  await userEvent.type(dialog.getByLabelText(/Hanging weight/), '512.5');
  await userEvent.click(dialog.getByRole('button', { name: 'See What They Owe' }));
  expect(await screen.findByText('Your session has ended')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Email'), 'ann@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Herdline1{Enter}');
  const again = within(await screen.findByRole('dialog', { name: 'Weigh animal 41' }));
  expect(again.getByLabelText<HTMLInputElement>(/Hanging weight/).value).toBe('512.5');
});

test('each side has its own weight, and Back keeps the typed weights', async () => {
  const dialog = await weigh({});
  await userEvent.click(dialog.getByRole('radio', { name: /Each side/ }));
  await userEvent.type(dialog.getByLabelText('Hanging weight of side 1'), '251.5');
  await userEvent.type(dialog.getByLabelText('Hanging weight of side 2'), '248');
  await userEvent.click(dialog.getByRole('button', { name: 'See What They Owe' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Back' }));
  expect((dialog.getByLabelText('Hanging weight of side 1') as HTMLInputElement).value).toBe('251.5');
  expect(sent).toMatchObject([['preview', { input: { sides: [251.5, 248], packaged: [], reason: null } }]]);
});

test('a correction that the server refuses without a reason shows the error', async () => {
  const refused = () => refusal('BAD_USER_INPUT', 'Some fields were refused', { reason: 'Say why' });
  const dialog = await weigh({ stage: 'WEIGHED', hangingPounds: 500 }, { WeighingPreview: refused });
  expect((dialog.getByLabelText('Hanging weight') as HTMLInputElement).value).toBe('500');
  await userEvent.click(dialog.getByRole('button', { name: 'See What They Owe' }));
  expect(await dialog.findByText('Say why')).toBeTruthy();
});

test('weights of the processor are filled in with what they cost, and recorded with one press', async () => {
  const packaged = [packedOf('1', 90, { boxes: 3, freezer: 'Rack 4' })];
  const dialog = await weigh({ proposedWeights: proposedOf({ sides: [301.5, 298.5], packaged }) });
  expect(dialog.getByText(/^Hill Country Meats entered 600 lb hanging weight and 90 lb of packages on /)).toBeTruthy();
  await userEvent.click(await dialog.findByRole('button', { name: 'Save Weights' }));
  const input = { sides: [301.5, 298.5], packaged: [{ claimId: '1', pounds: 90, boxes: 3, freezer: 'Rack 4' }] };
  await waitFor(() => expect(sent.at(-1)).toMatchObject(['weighAnimal', { animalId: '41', input }]));
});

test('weights of the processor stand beside those that are recorded, and a reason decides', async () => {
  const answers = ({ input }: Record<string, unknown>) =>
    (input as { reason: string | null }).reason
      ? { weighingPreview: { __typename: 'WeighingPreview', orders: [], waiting: [], commission: 0, warnings: [] } }
      : refusal('BAD_USER_INPUT', 'Say why', { reason: 'Say why' });
  const changes = { stage: 'WEIGHED', hangingPounds: 590, proposedWeights: proposedOf() };
  const dialog = await weigh(changes, { WeighingPreview: answers });
  expect(await dialog.findByText('Say why')).toBeTruthy();
  const field = dialog.getByLabelText<HTMLInputElement>('Hanging weight');
  expect(field.value).toBe('600');
  expect(dialog.getByText(/600 lb hanging weight on .+ So far: 590 lb hanging weight\.$/)).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, '590');
  await userEvent.type(dialog.getByLabelText(/Why are you correcting it/), 'Our scale is certified');
  await userEvent.click(dialog.getByRole('button', { name: 'See What They Owe' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Save Weights' }));
  await waitFor(() =>
    expect(sent.at(-1)).toMatchObject([
      'weighAnimal',
      { input: { hangingPounds: 590, reason: 'Our scale is certified' } },
    ]),
  );
});

test('sides that were weighed separately keep their weights when packaged weights are added', async () => {
  const weighings = [{ __typename: 'Weighing', id: '1', sides: [251.5, 248] }];
  const dialog = await weigh({ stage: 'READY', hangingPounds: 499.5, weighings });
  await userEvent.type(dialog.getByLabelText(/Packaged weight of Ann Miller/), '80.5');
  await userEvent.click(dialog.getByRole('button', { name: 'See What They Owe' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Save Weights' }));
  const input = { sides: [251.5, 248], packaged: [{ claimId: '1', pounds: 80.5 }], reason: null };
  await waitFor(() => expect(sent).toHaveLength(2));
  // `expected` lets the server refuse the weights if somebody else has corrected that weighing in the meantime.
  expect(sent.at(-1)).toMatchObject(['weighAnimal', { animalId: '41', input, expected: '1' }]);
});

test('packages by the pound are weighed without a hanging weight', async () => {
  const dialog = await weigh({ pricing: 'PACKAGED', pricePerPound: 900 });
  expect(dialog.getByText(/If you don't know the hanging weight, the packages are enough\./)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText(/Packaged weight of Ann Miller/), '80.5');
  await userEvent.click(dialog.getByRole('button', { name: 'See What They Owe' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Save Weights' }));
  expect(await screen.findByText('Animal 41 weighed')).toBeTruthy();
  expect(sent.at(-1)).toMatchObject(['weighAnimal', { input: { hangingPounds: null, packaged: [{ pounds: 80.5 }] } }]);
});

test('a packaged weight is refused at its own field, even if others are blank', async () => {
  const fields = { 'packaged[0].pounds': 'More than it hung at' };
  const refused = () => refusal('BAD_USER_INPUT', 'Some fields were refused', fields);
  const places = placesOf({ 1: ann, 2: claimOf(2, 'Ben Carter') });
  const dialog = await weigh({ stage: 'READY', hangingPounds: 500, places }, { WeighingPreview: refused });
  const field = dialog.getByLabelText(/Packaged weight of Ben Carter/);
  await userEvent.type(field, '180');
  await userEvent.click(dialog.getByRole('button', { name: 'See What They Owe' }));
  expect(await dialog.findByText('More than it hung at')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('a refusal on saving is shown with the preview', async () => {
  const dialog = await weigh({}, { WeighAnimal: () => refusal('CONFLICT', 'The shares have just changed.') });
  await userEvent.type(dialog.getByLabelText(/Hanging weight/), '600');
  await userEvent.click(dialog.getByRole('button', { name: 'See What They Owe' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Save Weights' }));
  expect(await dialog.findByText('The shares have just changed.')).toBeTruthy();
});

const balances = (settlement: object) =>
  ofRanch({
    receivableFigures: {
      __typename: 'ReceivableFigures',
      ...{ amount: 42_125, orders: 1 },
      steps: [{ __typename: 'ReceivableStep', fromDays: 0, toDays: 30, amount: 42_125, orders: 1 }],
    },
    receivables: orderPage([{ ...paymentsOf(12), settlement }]),
  });

test('the balances show who owes what and since when, and one press sends a reminder', async () => {
  let settlement = settled({ daysDue: 12, canRemind: true });
  const server = fakeServer(rancher, {
    BalancesPage: () => balances(settlement),
    RemindOfBalance: (variables) => {
      sent.push(['remind', variables]);
      settlement = settled({ daysDue: 12, canRemind: false, remindedAt: '2026-11-22T12:00:00.000Z' });
      return { remindOfBalance: { __typename: 'RemindOfBalancePayload', order: { ...paymentsOf(12), settlement } } };
    },
  });
  visit('/rancher/balances', server);
  const row = within(await screen.findByRole('row', { name: /Ann Miller, order #12/ }));
  expect(row.getByText('$421.25')).toBeTruthy();
  expect(row.getByText('12 days')).toBeTruthy();
  await userEvent.click(row.getByRole('button', { name: 'Remind Ann Miller' }));
  expect(await screen.findByText('Reminder Sent')).toBeTruthy();
  expect(sent).toEqual([['remind', { orderId: '12' }]]);
  expect(row.queryByRole('button', { name: /Remind/ })).toBeNull();
});

test("a bank's file proposes payments by memo and amount, and records them only when asked", async () => {
  const order = { ...paymentsOf(12), settlement: settled() };
  const server = fakeServer(rancher, {
    BalancesPage: () => balances(settled()),
    BankFileOrders: (variables) => {
      sent.push(['find', variables]);
      return ofRanch({ orders: orderPage([order]), receivables: orderPage([order]) });
    },
    RecordOrderPayment: (variables) => {
      sent.push(['pay', variables]);
      return { recordOrderPayment: { __typename: 'RecordOrderPaymentPayload', order } };
    },
  });
  visit('/rancher/balances', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Match a Bank File' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Match a Bank File' }));
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  await userEvent.upload(input, new File(['Ann,12'], 'wrong.csv', { type: 'text/csv' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(/can't find the columns/);
  const csv =
    'Date,Description,Amount\n11/03/2026,"ZELLE, ANN hl-12-d",100.00\n11/04/2026,ANN,421.25\n11/05/2026,FEED,-20';
  await userEvent.upload(input, new File([csv], 'bank.csv', { type: 'text/csv' }));
  const before = { name: /Ann Miller, order #12: deposit.*\$100\.00.*found by its memo\) Recorded before/ };
  expect(await dialog.findByRole('row', before)).toBeTruthy();
  expect(sent).toEqual([['find', { ids: ['12'], isNamed: true }]]);
  await userEvent.click(dialog.getByRole('button', { name: /^Record \$421\.25 of order 12/ }));
  expect(await dialog.findByText('Recorded')).toBeTruthy();
  const pay = { kind: 'BALANCE', method: 'OTHER', amount: 42_125, receivedOn: '2026-11-04' };
  expect(sent[1]).toEqual([
    'pay',
    { orderId: '12', input: expect.objectContaining(pay), key: expect.stringMatching(/^bank /) },
  ]);
  expect(dialog.queryByRole('button', { name: /^Record/ })).toBeNull();
});

test('a payment is sent with its method, and a retry has the same idempotency key', async () => {
  const orders = orderPage([ranchOrder(12)]);
  const answers: Answers = {
    RancherOrdersPage: () => ofRanch({ orderCounts: counts(), orders }),
    OrderMoney: () => ({ timeZone: 'UTC', order: paymentsOf(12) }),
    RecordOrderPayment: (variables) => {
      sent.push(['pay', variables]);
      if (sent.length === 1) return refusal('INTERNAL', 'Lost');
      const order = paymentsOf(12, { settlement: settled({ received: 52_125, balanceDue: 0 }) });
      return { recordOrderPayment: { __typename: 'RecordOrderPaymentPayload', order } };
    },
  };
  visit('/rancher-orders', fakeServer(rancher, answers));
  await userEvent.click(await screen.findByRole('button', { name: 'Customer 12' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Price and Payments' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Record Payment' }));
  expect((dialog.getByLabelText('Amount') as HTMLInputElement).value).toBe('421.25');
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  await send();
  await screen.findByText("Couldn't record the payment");
  await send();
  expect(await screen.findByText('Payment Recorded')).toBeTruthy();
  const [first, second] = sent.map(([, variables]) => variables as { input: object; key: string });
  expect(first?.input).toMatchObject({ kind: 'BALANCE', amount: 42_125, method: 'CHECK' });
  expect(second?.key).toBe(first?.key);
});

// At any moment, at least one of these time zones has another date than the test's.
test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'a payment defaults to the current day in the time zone of the platform, %s',
  async (timeZone) => {
    const answers: Answers = {
      RancherOrdersPage: () => ofRanch({ orderCounts: counts(), orders: orderPage([ranchOrder(12)]) }),
      OrderMoney: () => ({ timeZone, order: paymentsOf(12) }),
    };
    visit('/rancher-orders', fakeServer(rancher, answers));
    await userEvent.click(await screen.findByRole('button', { name: 'Customer 12' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Price and Payments' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Record Payment' }));
    expect((dialog.getByLabelText('Day') as HTMLInputElement).value).toBe(dayIn(timeZone, new Date()));
  },
);

test('charges of an order that still waits for a weight can be edited', async () => {
  const discount = {
    ...{ __typename: 'QuoteLine', kind: 'DISCOUNT', label: 'Torn box', pounds: null, basis: null },
    ...{ pricePerPound: null, toProcessor: false, from: -1_500, to: -1_500 },
  };
  const { quote, ...waiting } = unweighed();
  const settlement = { ...waiting, quote: { ...quote, lines: [...quote.lines, discount] } };
  const orders = orderPage([ranchOrder(12)]);
  const server = fakeServer(rancher, {
    RancherOrdersPage: () => ofRanch({ orderCounts: counts(), orders }),
    OrderMoney: () => ({ timeZone: 'UTC', order: paymentsOf(12, { settlement }) }),
  });
  visit('/rancher-orders', server);
  await userEvent.click(await screen.findByRole('button', { name: 'Customer 12' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Price and Payments' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Weights and Charges' }));
  expect((dialog.getByLabelText('What for?') as HTMLInputElement).value).toBe('Torn box');
  expect((dialog.getByLabelText('Amount') as HTMLInputElement).value).toBe('15.00');
});

test('a refund that was agreed is suggested with its rest, and names what it makes right', async () => {
  const owed = {
    ...{ __typename: 'Complaint', id: '8', kind: 'WEIGHT', state: 'AGREED', remedy: 'PART_BACK' },
    ...{ amount: 12_000, givenBack: 5_000 },
  };
  const order = paymentsOf(12, { complaints: [owed] });
  const answers: Answers = {
    ManagedOrderCounts: () => counts(),
    RancherOrdersPage: () => ofRanch({ orders: orderPage([ranchOrder(12)]) }),
    OrderMoney: () => ({ order, timeZone: 'America/Chicago' }),
    RecordOrderPayment: (variables) => {
      sent.push(['pay', variables]);
      return { recordOrderPayment: { __typename: 'RecordOrderPaymentPayload', order } };
    },
  };
  visit('/rancher-orders?payment=12', fakeServer(rancher, answers));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Record Payment' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Amount').value).toBe('70.00');
  expect(dialog.getByLabelText<HTMLSelectElement>('What does it make right?').selectedOptions[0]?.text).toBe(
    'The weight is wrong, $70.00',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Record Payment' }));
  expect(await screen.findByText('Payment Recorded')).toBeTruthy();
  expect(sent).toMatchObject([['pay', { input: { kind: 'REFUND', amount: 7_000, complaintId: '8' } }]]);
});
