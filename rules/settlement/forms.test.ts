import { expect, test } from 'vitest';
import { formErrors } from '../testing/formErrors';
import { orderPaymentForm, orderPaymentInput, paymentProblem } from './orderPaymentForm';
import { weighAnimalInput, weighOrderInput } from './weighForm';

const weigh = (given: object) => formErrors(weighAnimalInput, given);

test.each([
  [{ hangingPounds: 0 }, { hangingPounds: 'Weight must be more than 0' }],
  [{ hangingPounds: 99_999 }, { hangingPounds: 'At most 2,000 lb' }],
  [{ hangingPounds: '12,5,1' }, { hangingPounds: 'Enter the weight in pounds' }],
  // Half an ounce.
  [{ hangingPounds: 612.03125 }, { hangingPounds: 'At most one decimal, such as 612.5' }],
  [{ sides: [300] }, { sides: 'Enter the weight of both sides' }],
  [{ sides: [300, 0] }, { 'sides[1]': 'Weight must be more than 0' }],
  [{ sides: [1_500, 1_500] }, { sides: 'Both sides together weigh at most 2,000 lb' }],
  [{ hangingPounds: 600, sides: [300, 300] }, { sides: 'Enter the whole weight or both sides, not both' }],
  [{ packaged: [{ claimId: '1', pounds: 0 }] }, { 'packaged[0].pounds': 'Weight must be more than 0' }],
  [
    {
      packaged: [
        { claimId: '1', pounds: 80 },
        { claimId: '1', pounds: 90 },
      ],
    },
    { packaged: 'Enter one weight for each share' },
  ],
  [{ reason: 'x'.repeat(1_001) }, { reason: 'At most 1000 characters (this has 1001)' }],
])('refuses to weigh an animal by %j', async (given, errors) => {
  expect(await weigh(given)).toEqual(errors);
});

test('takes a weight to a tenth, and leaves out what is not given', async () => {
  expect(await weigh({ hangingPounds: 612.5, packaged: [{ claimId: '1', pounds: 80.3 }] })).toEqual({});
  expect(await weigh({})).toEqual({});
});

test.each([
  [{ items: [{ itemId: '1', pounds: 0 }] }, { 'items[0].pounds': 'Weight must be more than 0' }],
  [
    { charges: [{ kind: 'CHARGE', amount: 0, reason: 'Storage' }] },
    { 'charges[0].amount': 'Amount must be greater than 0' },
  ],
  [
    {
      items: [
        { itemId: '1', pounds: 4 },
        { itemId: '1', pounds: 5 },
      ],
    },
    { items: 'Enter one weight for each line' },
  ],
  [{ charges: [{ kind: 'CHARGE', amount: 5, reason: ' ' }] }, { 'charges[0].reason': 'Say what for' }],
])('refuses to weigh an order by %j', async (given, errors) => {
  expect(await formErrors(weighOrderInput, given)).toEqual(errors);
});

const DAYS = { orderedOn: '2027-02-01', today: '2027-03-04' };
const payment = { kind: 'BALANCE', method: 'CASH', amount: 100, receivedOn: '2027-03-04', note: '' };

test.each([
  [{ amount: 0 }, { amount: 'Amount must be greater than 0' }],
  [{ receivedOn: '2027-03-06' }, { receivedOn: "The day can't be after tomorrow" }],
  [{ receivedOn: '2027-01-31' }, { receivedOn: "The day can't be before the order" }],
  [{ receivedOn: '2027-02-30' }, { receivedOn: 'Enter a day such as 2027-03-04' }],
  [{ method: 'BITCOIN' }, { method: 'Please choose how it was paid' }],
  [{ note: 'x'.repeat(501) }, { note: 'At most 500 characters (this has 501)' }],
  [{ kind: 'KEPT', note: ' ' }, { note: 'Say why you keep it. The family reads it.' }],
])('refuses a payment with %j', async (given, errors) => {
  expect(await formErrors(orderPaymentInput(DAYS), { ...payment, ...given })).toEqual(errors);
});

test('reads the dialog in dollars', async () => {
  expect(await orderPaymentForm(DAYS).validate({ ...payment, amount: '$1,050.25' })).toMatchObject({
    amount: 105_025,
  });
});

test.each([
  ['REFUND', 501, { received: 500, kept: 0 }, 'You can give back at most what you received: $5.00'],
  ['REFUND', 1, { received: 0, kept: 0 }, "There's nothing to give back"],
  ['REFUND', 500, { received: 500, kept: 500 }, undefined],
  ['KEPT', 301, { received: 500, kept: 200 }, 'You can keep at most what you received: $3.00'],
  ['KEPT', 300, { received: 500, kept: 200 }, undefined],
  ['BALANCE', 500, { received: 500, kept: 0 }, undefined],
  ['DEPOSIT', 1, { received: 999_999_999, kept: 0 }, undefined],
  ['DEPOSIT', 2, { received: 999_999_999, kept: 0 }, 'An order receives at most $10,000,000.00 in all'],
] as const)('%s of %i with %j', (kind, amount, money, problem) => {
  expect(paymentProblem(kind, amount, money)).toBe(problem);
});
